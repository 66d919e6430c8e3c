// axe-core finds no violations on pages that a language has no translation of, or an old one, in both
// directions.
import { expect, it } from 'vitest'
import { translationHash } from '../../build/upkeep/translations/sourcesFile.ts'
import { findingsInBothModes, loadLight } from '../support/axe.ts'
import { filesInBrowser } from '../support/siteInBrowser.ts'
import { untranslatedSite } from '../support/untranslatedSite.ts'

const folder = 'docusaurus-plugin-content-docs/current'
const translation = untranslatedSite[`i18n/de/${folder}/b.md`] ?? ''
const old = { translation: translationHash(translation), blocks: [] }

const own = filesInBrowser({
  ...untranslatedSite,
  [`i18n/ar/${folder}/b.md`]: translation,
  ...Object.fromEntries(
    ['de', 'ar'].map((locale) => [
      `i18n/${locale}/.sources.json`,
      JSON.stringify({ [`${folder}/b.md`]: old }),
    ]),
  ),
})

const pages = ['de/docs/a/', 'ar/docs/a/', 'de/docs/b/', 'ar/docs/b/', 'de/docs/category/group/', 'ar/blog/']

it.each(pages)('%s', async (path) => {
  const page = await loadLight(await own.browser.newPage(), own.site.address + path)
  expect(await findingsInBothModes(page)).toEqual([])
})

it('leads from an old translation to the original', async () => {
  const page = await loadLight(await own.browser.newPage(), `${own.site.address}ar/docs/b/`)
  await page.click('.theme-outdated-banner a')
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  expect(new URL(page.url()).pathname).toBe('/docs/b/')
})
