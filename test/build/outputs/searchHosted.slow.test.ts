// A hosted search service: what it receives, and how its hits are shown.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../../build/dev/server/listen.ts'
import { openBrowser, type TestBrowser } from '../../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../../support/builtSite.ts'

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
    await (await page.waitForSelector('.DocSearch-Input'))?.focus()
    // At once: the answer to the first letters can arrive after the one for the whole word.
    await page.keyboard.sendCharacter('part')
    await page.waitForSelector('.DocSearch-Hit a')
    expect(await page.$eval('.DocSearch-Hit a', (one) => one.getAttribute('href'))).toBe('/docs/a/#part')
    expect(asked.find(({ query }) => query === 'part')).toMatchObject({
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
