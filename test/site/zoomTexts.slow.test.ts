// The labels of an image that opens in full size, in the language of the page.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../support/builtSite.ts'
import { writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'

const folder = temporaryFolder()
let browser: TestBrowser
let site: BuiltSite

beforeAll(async () => {
  const files = {
    'site.config.json': '{ "title": "Birds", "i18n": { "defaultLocale": "en", "locales": ["en", "de"] } }',
    'docs/a.md': '# A\n\n![Owl](./owl.svg)\n\n![](./owl.svg)\n',
    'docs/owl.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="30"><path d="M0 0h9v9z"/></svg>',
  }
  for (const [path, text] of Object.entries(files)) writeFile(folder.path, path, text)
  ;[browser, site] = await Promise.all([openBrowser(), buildAndServe(folder.path)])
})
afterAll(async () => {
  await browser?.close()
  site?.close()
  folder.remove()
})

it.each([
  ['docs/a/', 'Show in full size', 'Close'],
  ['de/docs/a/', 'In voller Größe anzeigen', 'Schließen'],
])('are those of %s', async (path, show, close) => {
  const tab = await browser.newPage()
  await tab.goto(site.address + path)
  await tab.waitForFunction(() => document.querySelectorAll('img[data-zoom]').length === 2)
  const labels = () =>
    tab.$$eval('img[data-zoom], dialog, dialog button', (all) =>
      all.map((one) => one.getAttribute('aria-label')),
    )
  expect(await labels()).toEqual([`Owl: ${show}`, show])
  await tab.click('img[data-zoom][alt=""]')
  await tab.waitForSelector('dialog.image-zoom[open]')
  expect(await labels()).toEqual([`Owl: ${show}`, show, show, close])
  await tab.close()
})
