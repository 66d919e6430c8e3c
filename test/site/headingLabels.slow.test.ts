// Labels of the links that headings have to themselves, in the language of the page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withLabels } from '../../build/shared/components/heading.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../support/builtSite.ts'
import { writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'

const folder = temporaryFolder()
let browser: TestBrowser
let site: BuiltSite

beforeAll(async () => {
  const write = (path: string, text: string) => writeFile(folder.path, path, text)
  const i18n = { defaultLocale: 'en', locales: ['en', 'de', 'fr'] }
  write('site.config.json', JSON.stringify({ title: 'Labels', contentDir: '.', pages: false, i18n }))
  write('docs/plain.md', '# Plain\n\n## First "part"\n\n[Code](./code.mdx)\n')
  write(
    'docs/code.mdx',
    '# Code\n\nexport const Two = () => <i>two</i>\n\n## One\n\n## Part <Two />\n\n<div>\n\n## Inner\n\n</div>\n',
  )
  write('i18n/fr/code.json', '{ "theme.common.headingLinkTitle": { "message": "Vers {heading} & plus" } }')
  ;[browser, site] = await Promise.all([openBrowser(), buildAndServe(folder.path)])
})
afterAll(async () => {
  await browser?.close()
  site?.close()
  folder.remove()
})

/** The labels and titles of a page's headings. */
function labelsOf(path: string): readonly string[] {
  const html = readFileSync(join(site.outDir, path, 'index.html'), 'utf8')
  const links = html.match(/<a[^>]*class="hash-link"[^>]*>/g) ?? []
  return links.map((link) => {
    const [label, title] = ['aria-label', 'title'].map(
      (name) => new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1],
    )
    expect(title).toBe(label)
    return label ?? ''
  })
}

it('are translated in texts', () => {
  expect(labelsOf('docs/plain')).toEqual(['Direct link to First &quot;part&quot;'])
  expect(labelsOf('de/docs/plain')).toEqual(['Direkter Link zu „First &quot;part&quot;“'])
})

it('are translated in texts with code, and stay so in the browser', async () => {
  expect(labelsOf('docs/code')).toEqual(['One', 'Part', 'Inner'].map((name) => `Direct link to ${name}`))
  const german = ['One', 'Part', 'Inner'].map((name) => `Direkter Link zu „${name}“`)
  expect(labelsOf('de/docs/code')).toEqual(german)
  for (const way of ['visit', 'navigation']) {
    const page = await (await browser.createBrowserContext()).newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(`${site.address}de/docs/${way === 'visit' ? 'code' : 'plain'}/`, { waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated]')
    if (way === 'navigation') await page.click('article a[href$="/code/"]')
    await page.waitForSelector('#inner')
    expect(
      await page.$$eval('.hash-link', (all) => all.map((one) => one.getAttribute('aria-label'))),
    ).toEqual(german)
    expect(complaints).toEqual([])
  }
})

it('have the message of the site', () => {
  expect(labelsOf('fr/docs/plain')).toEqual(['Vers First &quot;part&quot; &amp; plus'])
})

it('stay as they are where there is no message', () => {
  const html = '<a class="hash-link" href="#a" aria-label="Direct link to A" title="Direct link to A"></a>'
  expect(withLabels(html, null)).toBe(html)
  expect(withLabels(html, '<{heading}>')).toContain('aria-label="&lt;A&gt;" title="&lt;A&gt;"')
})
