// Every page of this repository's site is valid HTML and loads without console messages.
import { expect, it } from 'vitest'
import { complaintsOf, invalidHtml, pageFiles, pagePaths } from '../support/everyPage.ts'
import { siteInBrowser } from '../support/siteInBrowser.ts'

const own = siteInBrowser()

it('is valid HTML', async () => {
  const files = pageFiles(own.site.outDir)
  expect(files.length).toBeGreaterThan(1100)
  expect(await invalidHtml(own.site.outDir, files)).toEqual([])
})

it('hydrates without console messages', async () => {
  const paths = pagePaths(own.site.outDir)
  expect(paths.length).toBeGreaterThan(600)
  expect(await complaintsOf(own.browser, own.site, paths)).toEqual([])
})
