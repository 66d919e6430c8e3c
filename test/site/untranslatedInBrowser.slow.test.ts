// axe-core finds no violations on pages that a language has no translation of, in both directions.
import { expect, it } from 'vitest'
import { findingsInBothModes, loadLight } from '../support/axe.ts'
import { filesInBrowser } from '../support/siteInBrowser.ts'
import { untranslatedSite } from '../support/untranslatedSite.ts'

const own = filesInBrowser(untranslatedSite)

it.each(['de/docs/a/', 'ar/docs/a/', 'de/docs/category/group/', 'ar/blog/'])('%s', async (path) => {
  const page = await loadLight(await own.browser.newPage(), own.site.address + path)
  expect(await findingsInBothModes(page)).toEqual([])
})
