// Search: words, ranking, the index, the dialog, the search page, and a hosted service.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../../build/dev/server/listen.ts'
import { searchTerms } from '../../../build/shared/searchTerms.ts'
import { isOneAway, likeness } from '../../../build/shared/wordLikeness.ts'
import { openBrowser, type TestBrowser } from '../../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../../support/builtSite.ts'
import { type MemoryIndex, memoryIndex } from '../../support/memoryIndex.ts'
import { serveOwnSite } from '../../support/ownSite.ts'
import { searchFor } from '../../support/searchDialog.ts'

describe('words', () => {
  it.each([
    ['Broken links, everywhere!', ['broken', 'links', 'everywhere']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['onBrokenLinks: snake_case', ['onbrokenlinks', 'snake_case']],
    ['v3.6.3', ['v3', '6', '3']],
    ['Привет, мир', ['привет', 'мир']],
    ['', []],
  ])('of %j', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms)
  })

  it('in Chinese and Japanese are segmented', () => {
    expect(searchTerms('文档搜索很快', 'zh')).toEqual(expect.arrayContaining(['搜索']))
    expect(searchTerms('日本語の文書を検索する', 'ja').length).toBeGreaterThan(3)
  })

  it.each([
    ['search', 'search', true, 1],
    ['xyz', 'search', true, 0],
    ['serch', 'search', false, 0.35],
    ['saerch', 'search', false, 0.35],
    ['cat', 'cut', false, 0],
  ])('%s is as much like %s', (candidate, term, isLast, much) => {
    expect(likeness(candidate, term, isLast)).toBe(much)
  })

  it('with one typo have one letter that is wrong, missing, extra, or swapped with its neighbor', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 3, maxLength: 12 }),
        fc.nat(10),
        fc.string({ minLength: 1, maxLength: 1 }),
        (word, at, letter) => {
          const place = at % word.length
          expect(isOneAway(word.slice(0, place) + word.slice(place + 1), word)).toBe(true)
          expect(isOneAway(word.slice(0, place) + letter + word.slice(place), word)).toBe(true)
          expect(isOneAway(word.slice(0, place) + letter + word.slice(place + 1), word)).toBe(true)
          expect(isOneAway(`${word}${letter}${letter}`, word)).toBe(false)
        },
      ),
    )
  })
})

/** An index of titles and headings. Its files contain at most `limit` characters of terms. */
function titlesIndex(
  all: readonly (readonly [title: string, headings: readonly string[]])[],
  limit?: number,
): MemoryIndex {
  return memoryIndex(
    all.map(([title, headings]) => ({ title, headings, sections: [] })),
    limit === undefined ? {} : { limit },
  )
}

it('finds every page by its title and headings, for any pages', async () => {
  const word = fc.stringMatching(/^[a-z]{3,9}$/)
  const pages = fc.uniqueArray(fc.tuple(word, fc.array(word, { maxLength: 4 })), {
    minLength: 1,
    maxLength: 30,
    selector: ([title]) => title,
  })
  await fc.assert(
    fc.asyncProperty(pages, async (all) => {
      const index = titlesIndex(all)
      for (const [title, headings] of all)
        for (const query of [title, ...headings])
          expect(await index.search(query), query).toContain(`/${title}/`)
    }),
    { numRuns: 40 },
  )
})

describe('ranking', () => {
  const order = (all: Parameters<typeof titlesIndex>[0], query: string) => titlesIndex(all).search(query)

  it('puts a short title before a longer one, and a title before a heading', async () => {
    const pages = [
      ['How a version of the documents is frozen', []],
      ['Other', ['A version']],
      ['Versioning', []],
      ['Version', []],
      ['A version more', []],
    ] as const
    expect(await order(pages, 'version')).toEqual([
      '/Version/',
      '/A version more/',
      '/Versioning/',
      '/How a version of the documents is frozen/',
      '/Other/',
    ])
  })

  it('gives a rare word of the query more weight than a common one', async () => {
    const common = Array.from({ length: 9 }, (_, index) => [`Guide ${index}`, []] as const)
    expect((await order([...common, ['Feathers', ['The guide']]], 'guide feathers'))[0]).toBe('/Feathers/')
  })

  it('omits inexact matches if there are exact ones', async () => {
    const pages = [
      ['Math', []],
      ['Methods', []],
    ] as const
    expect(await order(pages, 'math')).toEqual(['/Math/'])
    expect(await order(pages, 'muth')).toEqual(expect.arrayContaining(['/Math/', '/Methods/']))
  })
})

describe('a typo in the first letters of a word', () => {
  const letter = fc.stringMatching(/^[a-z]$/)
  const word = fc.stringMatching(/^[a-z]{5,9}$/)
  const place = fc.nat(2)
  const mistakes: Readonly<Record<string, (word: string, at: number, letter: string) => string>> = {
    wrong: (text, at, other) => text.slice(0, at) + other + text.slice(at + 1),
    missing: (text, at) => text.slice(0, at) + text.slice(at + 1),
    'too much': (text, at, other) => text.slice(0, at) + other + text.slice(at),
    'changed with the next': (text, at) =>
      text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  }

  it.each(Object.entries(mistakes))(
    'a letter %s: finds the page with few additional files',
    async (_, mistake) => {
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(word, { minLength: 40, maxLength: 60 }),
          place,
          letter,
          fc.nat(),
          async (words, at, other, chosen) => {
            // Every prefix has its own file, as on a large site.
            const index = titlesIndex(
              words.map((title) => [title, []]),
              0,
            )
            const meant = words[chosen % words.length] as string
            const typed = mistake(meant, at, other)
            if (typed.length < 4) return
            const found = await index.search(typed)
            const longer = words.filter((one) => one.startsWith(typed))
            const nearer = words.filter(
              (one) => one.slice(0, 3) === typed.slice(0, 3) && likeness(one, typed, true) > 0,
            )
            // Typos are allowed only if nothing else matches.
            if (longer.length > 0)
              expect(found.toSorted()).toEqual(longer.map((one) => `/${one}/`).toSorted())
            else if (nearer.length > 0)
              expect(found).toEqual(expect.arrayContaining(nearer.map((one) => `/${one}/`)))
            else expect(found).toContain(`/${meant}/`)
            expect(
              index.fetched.filter((address) => /^[st]/.test(address.slice(3))).length,
            ).toBeLessThanOrEqual(1 + 4 + 4)
          },
        ),
        { numRuns: 150 },
      )
    },
  )

  it('is allowed in a word that is still being typed, and fetches nothing more for a known word', async () => {
    const index = titlesIndex(
      [
        ['documentation', []],
        ['navigation', []],
      ],
      0,
    )
    expect(await index.search('odcument')).toEqual(['/documentation/'])
    const { length } = index.fetched
    expect(await index.search('docum')).toEqual(['/documentation/'])
    expect(index.fetched.slice(length)).toEqual([])
  })
})

describe('in the browser', () => {
  let site: BuiltSite
  let browser: TestBrowser
  beforeAll(async () => {
    site = await serveOwnSite()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    site?.close()
  })

  async function open(path: string): Promise<Page> {
    const page = await (await browser.createBrowserContext()).newPage()
    await page.setViewport({ width: 1300, height: 900 })
    await page.goto(site.address + path.slice(1), { waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated]')
    return page
  }
  const hits = (page: Page) =>
    page.$$eval('.search-dialog__hit', (all) =>
      all.map(
        (one) =>
          new URL((one as HTMLAnchorElement).href).pathname + new URL((one as HTMLAnchorElement).href).hash,
      ),
    )

  it.each([
    [
      'Control+K',
      async (page: Page) => {
        await page.keyboard.down('Control')
        await page.keyboard.press('k')
        await page.keyboard.up('Control')
      },
    ],
    ['the slash key', async (page: Page) => page.keyboard.press('/')],
    ['the button', async (page: Page) => page.click('.search-button')],
  ])('opens by %s, finds a heading, and leads there inside the app', async (_, act) => {
    const page = await open('/docs/')
    await page.evaluate(() => Object.assign(window, { same: true }))
    await act(page)
    const field = await page.waitForSelector('.search-dialog__input')
    expect(await field?.evaluate((one) => (one as HTMLInputElement).placeholder)).toBe('Search docs')
    await searchFor(page, 'excuse one link')
    expect((await hits(page))[0]).toBe('/docs/markdown-features/links/#excusing-one-link')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => window.location.hash === '#excusing-one-link')
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
    await page.close()
  })

  it('does not open while the reader types in a field', async () => {
    const page = await open('/showcase/')
    await page.focus('input[type=search]')
    await page.keyboard.press('/')
    expect(await page.$('.search-dialog__input')).toBeNull()
    await page.close()
  })

  it('opens with the letter typed on the button, closes with Escape, and returns the focus', async () => {
    const page = await open('/docs/')
    await page.focus('.search-button')
    await page.keyboard.press('x')
    await page.waitForSelector('.search-dialog__input')
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('.search-dialog__input')?.value === 'x',
    )
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('.search-dialog[open]'))
    await page.waitForFunction(() => document.activeElement?.classList.contains('search-button'))
    await page.close()
  })

  it('stays open when the reader closes and opens it in one moment', async () => {
    const page = await open('/docs/')
    await page.keyboard.press('/')
    await page.waitForSelector('.search-dialog__input')
    const isOpen = page.evaluate(
      () =>
        new Promise((resolve) => {
          const dialog = document.querySelector<HTMLDialogElement>('.search-dialog')
          dialog?.addEventListener('close', () => resolve(dialog.open), { once: true })
          // The event of the first comes after the second.
          dialog?.close()
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
        }),
    )
    expect(await isOpen).toBe(true)
    expect(await page.$$eval('.search-dialog[open] .search-dialog__input', (all) => all.length)).toBe(1)
    await page.close()
  })

  it('searches the current version and shows its label', async () => {
    const page = await open('/docs/3.5.2/cli/')
    await page.keyboard.press('/')
    await searchFor(page, 'exit codes')
    const found = await hits(page)
    expect(found[0]).toBe('/docs/3.5.2/cli/#exit-codes')
    expect(found.filter((path) => path.startsWith('/docs/') && !path.startsWith('/docs/3.5.2/'))).toEqual([])
    expect(await page.$eval('.search-dialog__group', (one) => one.textContent)).toContain('3.5.2')
    expect(await page.$eval('.search-dialog__all', (one) => one.textContent)).toMatch(/^See all \d+ results$/)
    await page.close()
  })

  it('shows a message if there are no results', async () => {
    const page = await open('/docs/')
    await page.keyboard.press('/')
    await (await page.waitForSelector('.search-dialog__input'))?.type('zzqqxxyy')
    const text = await (await page.waitForSelector('.search-dialog__message--none'))?.evaluate(
      (one) => one.textContent,
    )
    expect(text).toContain('No results for')
    // Nothing on the site is like this word.
    expect(text).not.toContain('Try searching for')
    expect(text).toContain('Believe this query should return results? Let us know.')
    expect(await page.$eval('.search-dialog__message--none a', (one) => one.getAttribute('href'))).toBe(
      '/feature-requests/?q=zzqqxxyy',
    )
    await page.$eval('.search-dialog__input', (one) => (one as HTMLInputElement).select())
    await page.keyboard.type('configuratorium')
    await page.waitForFunction(() =>
      document.querySelector('.search-dialog__message--none')?.textContent?.includes('Try searching for'),
    )
    await page.click('.search-dialog__message--none button')
    await page.waitForFunction(() => document.querySelectorAll('.search-dialog__hit').length > 0)
    await page.close()
  })

  it('lists the results that were chosen before, and those kept as favorites', async () => {
    const page = await open('/docs/')
    const listed = () =>
      page.$$eval('.search-dialog__body :is(.search-dialog__group, .search-dialog__chosen a)', (all) =>
        all.map((one) => one.textContent),
      )
    await page.keyboard.press('/')
    await page.waitForSelector('.search-dialog__message')
    expect(await page.$eval('.search-dialog__message', (one) => one.textContent)).toBe('No recent searches')
    // Enter waits for the results of what was typed.
    await page.keyboard.type('excuse one link')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => window.location.hash === '#excusing-one-link')
    await page.keyboard.press('/')
    await page.waitForSelector('.search-dialog__chosen')
    expect(await listed()).toEqual(['Recent', 'Markdown links › Excuse one link'])
    await page.click('.search-dialog__chosen [aria-label="Save this search"]')
    expect(await listed()).toEqual(['Favorite', 'Markdown links › Excuse one link'])
    await page.focus('.search-dialog__input')
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Markdown links › Excuse one link',
    )
    await page.click('.search-dialog__chosen [aria-label="Remove this search from favorites"]')
    expect(await listed()).toEqual([])
    await page.close()
  })

  it('contains neither code nor a credit of a hosted service', async () => {
    const page = await open('/docs/')
    await page.keyboard.press('/')
    expect(
      await (await page.waitForSelector('.search-dialog__foot > span'))?.evaluate((one) => one.textContent),
    ).toBe('Search by Troodon')
    const chunks = join(site.outDir, 'assets')
    const named = readdirSync(chunks, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.js') && /algolia/i.test(readFileSync(join(chunks, name), 'utf8')),
    )
    expect(named).toEqual([])
    await page.close()
  })

  it('shows a message if the index cannot be fetched', async () => {
    const page = await open('/docs/')
    await page.focus('.search-button')
    await page.waitForFunction(() => document.documentElement.dataset['search'] === 'ready')
    await page.setRequestInterception(true)
    page.on('request', (request) =>
      request.url().includes('search-index') ? request.abort() : request.continue(),
    )
    await page.keyboard.press('/')
    await (await page.waitForSelector('.search-dialog__input'))?.type('links')
    const text = await (await page.waitForSelector('.search-dialog__message--failed'))?.evaluate(
      (one) => one.textContent,
    )
    expect(text).toContain('Unable to fetch results')
    expect(text).toContain('You might want to check your network connection.')
    await page.close()
  })

  it('has a page with the query in the URL, and all versions on request', async () => {
    const page = await open('/search/?q=freeze+version')
    await page.waitForSelector('.search-page__hit')
    expect(await page.title()).toContain('freeze version')
    const first = await page.$$eval('.search-page__hit a', (all) =>
      all.map((one) => one.getAttribute('href')),
    )
    expect(first.some((href) => href?.startsWith('/docs/3.6.3/'))).toBe(false)
    expect(first.length).toBeLessThanOrEqual(15)
    await page.select('select', '*')
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.search-page__hit .tag')].some((one) => one.textContent === '3.6.3'),
    )
    await page.$eval('input[type=search]', (one) => one.focus())
    await page.keyboard.type('s')
    await page.waitForFunction(
      () => new URLSearchParams(window.location.search).get('q') === 'freeze versions',
    )
    await page.close()
  })

  it('loads the texts of more results when the reader gets to the last one', async () => {
    const page = await open('/docs/')
    const records: string[] = []
    page.on('request', (request) => {
      if (/search\/[0-9a-f]+-\d+\.json$/.test(request.url())) records.push(request.url())
    })
    await page.keyboard.press('/')
    await (await page.waitForSelector('.search-dialog__input'))?.type('configuration')
    await page.waitForFunction(() => document.querySelectorAll('.search-dialog__hit').length > 0)
    await page.waitForNetworkIdle({ idleTime: 300 })
    const first = await hits(page)
    expect(first).toHaveLength(8)
    for (let press = 1; press < 8; press++) await page.keyboard.press('ArrowDown')
    await page.waitForFunction(() => document.querySelectorAll('.search-dialog__hit').length > 8)
    const all = await hits(page)
    expect(all.slice(0, 8)).toEqual(first)
    expect(all.length).toBeLessThanOrEqual(20)
    expect(new Set(all).size).toBe(all.length)
    const selected = await page.$eval('.search-dialog__hit[aria-selected="true"]', (one) => one.id)
    expect(selected).toBe('search-dialog-hit-7')
    expect(new Set(records).size).toBe(records.length)
    await page.close()
  })

  it('loads little before the first result', async () => {
    const page = await open('/docs/')
    let bytes = 0
    page.on('response', async (response) => {
      if (/search-index|assets\/search/.test(response.url()))
        bytes += (await response.buffer().catch(() => Buffer.alloc(0))).length
    })
    await page.keyboard.press('/')
    await (await page.waitForSelector('.search-dialog__input'))?.type('sidebar')
    await page.waitForFunction(() => document.querySelectorAll('.search-dialog__hit').length > 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(300_000)
    await page.close()
  })
})

describe('a hosted service', () => {
  let service: Server
  let site: BuiltSite
  let browser: TestBrowser
  let folder: string
  const asked: { query: string; facetFilters: unknown }[] = []
  beforeAll(async () => {
    service = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        const headers = {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'content-type': 'application/json',
        }
        if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end()
        const { requests } = JSON.parse(body) as { requests: { query: string; facetFilters: unknown }[] }
        asked.push(...requests)
        const hierarchy = {
          lvl0: 'Docs',
          lvl1: 'A',
          lvl2: 'Part',
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        }
        const shown = {
          hierarchy: Object.fromEntries(
            Object.entries(hierarchy).map(([level, value]) => [level, { value: value ?? '' }]),
          ),
          content: { value: 'Text' },
        }
        const hit = {
          objectID: '1',
          url: 'https://elsewhere.example/docs/a/#part',
          type: 'lvl2',
          anchor: 'part',
          content: 'Text',
          hierarchy,
          docusaurus_tag: 'docs-default-current',
          _highlightResult: shown,
          _snippetResult: shown,
        }
        const results = requests.map(({ query }) => ({
          hits: query === 'part' ? [hit] : [],
          nbHits: query === 'part' ? 1 : 0,
          query,
          page: 0,
          nbPages: 1,
          hitsPerPage: 20,
        }))
        response.writeHead(200, headers).end(JSON.stringify({ results }))
      })
    })
    const host = (await listen(service, 0, '127.0.0.1')).replace(/\/$/, '')
    folder = mkdtempSync(join(tmpdir(), 'troodon-hosted-'))
    writeFileSync(join(folder, 'a.md'), '# A\n\nText.\n\n## Part\n\nMore.\n')
    const config = {
      docs: { routeBasePath: 'docs' },
      i18n: { locales: ['en', 'de'] },
      search: {
        provider: 'algolia',
        appId: 'APP',
        apiKey: 'key',
        indexName: 'site',
        host,
        placeholder: 'Find a dinosaur',
        searchPagePath: 'find',
        insights: true,
        translations: {
          button: { buttonText: 'Find' },
          modal: { footer: { closeText: 'to leave' }, noResultsScreen: { noResultsText: 'Nothing for' } },
        },
        docsearch: { disableUserPersonalization: true },
      },
      themeConfig: { navbar: { items: [{ type: 'search', position: 'right' }] } },
    }
    writeFileSync(join(folder, 'site.config.json'), JSON.stringify(config))
    site = await buildAndServe(folder)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    site?.close()
    service?.closeAllConnections()
    service?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('receives the language and the current parts of the site, and its hits stay on this site', async () => {
    const page = await browser.newPage()
    await page.goto(`${site.address}docs/a/`, { waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated]')
    await page.click('.search-button')
    await (await page.waitForSelector('.DocSearch-Input'))?.type('part')
    await page.waitForFunction(() => document.querySelectorAll('.DocSearch-Hit a').length > 0)
    expect(await page.$eval('.DocSearch-Hit a', (one) => one.getAttribute('href'))).toBe('/docs/a/#part')
    expect(asked.at(-1)).toMatchObject({
      query: 'part',
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    })
    await page.goto(`${site.address}find/?q=part`, { waitUntil: 'load' })
    await page.waitForSelector('.search-page__hit')
    expect(
      await page.$eval('.search-page__hit a', (one) => [one.getAttribute('href'), one.textContent]),
    ).toEqual(['/docs/a/#part', 'A › Part'])
    expect(readFileSync(join(site.outDir, 'docs/a/index.html'), 'utf8')).toContain(
      'name="docsearch:docusaurus_tag" content="docs-default-current"',
    )
    await page.close()
  })

  it('shows the texts of the configuration, and the others in the language of the page', async () => {
    const page = await browser.newPage()
    await page.goto(`${site.address}de/docs/a/`, { waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated]')
    expect(await page.$eval('.search-button', (one) => one.getAttribute('aria-label'))).toBe('Find Ctrl K')
    await page.click('.search-button')
    const field = await page.waitForSelector('.DocSearch-Input')
    expect(await field?.evaluate((one) => one.getAttribute('placeholder'))).toBe('Find a dinosaur')
    await field?.type('zzz')
    await page.waitForSelector('.DocSearch-NoResults')
    const shown = await page.$eval('.DocSearch-Modal', (one) => (one as HTMLElement).innerText)
    expect(shown).toContain('Nothing for')
    expect(shown).toContain('to leave')
    // German, as in the messages of the interface.
    expect(shown).toContain('auswählen')
    await page.close()
  })
})
