// The search in the browser: the dialog and the search page.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { searchFor } from '../../support/searchDialog.ts'
import { siteInBrowser } from '../../support/siteInBrowser.ts'

describe('in the browser', () => {
  const own = siteInBrowser()

  async function open(path: string): Promise<Page> {
    const page = await (await own.browser.createBrowserContext()).newPage()
    await page.setViewport({ width: 1300, height: 900 })
    await page.goto(own.site.address + path.slice(1), { waitUntil: 'load' })
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

  const controlK = async (page: Page) => {
    await page.keyboard.down('Control')
    await page.keyboard.press('k')
    await page.keyboard.up('Control')
  }

  it('opens by Control+K, finds a heading, and leads there inside the app', async () => {
    const page = await open('/docs/')
    await page.evaluate(() => Object.assign(window, { same: true }))
    await controlK(page)
    const field = await page.waitForSelector('.search-dialog__input')
    expect(await field?.evaluate((one) => (one as HTMLInputElement).placeholder)).toBe('Search docs')
    await searchFor(page, 'excuse one link')
    expect((await hits(page))[0]).toBe('/docs/markdown-features/links/#excuse-one-link')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => window.location.hash === '#excuse-one-link')
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
    await page.waitForFunction(() => document.activeElement?.id === 'excuse-one-link')
    // Within one page, too.
    await controlK(page)
    await searchFor(page, 'link to a file that')
    const id = new URL(`https://x${(await hits(page))[0]}`).hash.slice(1)
    await page.keyboard.press('Enter')
    await page.waitForFunction((wanted) => document.activeElement?.id === wanted, {}, id)
  })

  it('opens by the slash key and by the button, with the focus in its field', async () => {
    const page = await open('/docs/')
    for (const act of [() => page.keyboard.press('/'), () => page.click('.search-button')]) {
      await act()
      await page.waitForFunction(() => document.activeElement?.matches('.search-dialog[open] input'))
      await page.keyboard.press('Escape')
      await page.waitForFunction(() => !document.querySelector('.search-dialog[open]'))
    }
  })

  it('does not open while the reader types in a field', async () => {
    const page = await open('/showcase/')
    await page.focus('input[type=search]')
    await page.keyboard.press('/')
    expect(await page.$('.search-dialog__input')).toBeNull()
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
  })

  it('stays open when the reader closes and opens it in one moment', async () => {
    const page = await open('/docs/')
    await page.keyboard.press('/')
    await page.waitForSelector('.search-dialog__input')
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const dialog = document.querySelector<HTMLDialogElement>('.search-dialog')
          dialog?.addEventListener('close', () => resolve(), { once: true })
          // The event of the first comes after the second.
          dialog?.close()
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
        }),
    )
    await page.waitForSelector('.search-dialog[open]')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.$$eval('.search-dialog[open] .search-dialog__input', (all) => all.length)).toBe(1)
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
    // The page of all results shows the same version.
    await page.click('.search-dialog__all')
    await page.waitForSelector('.search-page__hit')
    expect(new URL(page.url()).search).toBe('?q=exit+codes&version=3.5.2')
    expect(await page.$eval('select', (one) => one.value)).toBe('3.5.2')
    expect(await page.$eval('.search-page__hit a', (one) => one.getAttribute('href'))).toBe(
      '/docs/3.5.2/cli/#exit-codes',
    )
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
    await page.waitForFunction(() => window.location.hash === '#excuse-one-link')
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
  })

  it('contains neither code nor a credit of a hosted service', async () => {
    const page = await open('/docs/')
    await page.keyboard.press('/')
    expect(
      await (await page.waitForSelector('.search-dialog__foot > span'))?.evaluate((one) => one.textContent),
    ).toBe('Search by Troodon')
    const chunks = join(own.site.outDir, 'assets')
    const named = readdirSync(chunks, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.js') && /algolia/i.test(readFileSync(join(chunks, name), 'utf8')),
    )
    expect(named).toEqual([])
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
    expect(new URLSearchParams(new URL(page.url()).search).get('version')).toBe('*')
  })

  it('says without scripts that it needs them', async () => {
    const html = await (await fetch(`${own.site.address}search/`)).text()
    expect(html).toContain('<noscript>The search needs JavaScript.</noscript>')
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
  })
})
