// Every page of this repository's site is valid HTML and loads without console messages.
import { expect, it } from 'vitest'
import type { TestBrowser } from '../support/browser.ts'
import type { BuiltSite } from '../support/builtSite.ts'
import { complaintsOf, invalidHtml, pageFiles, pagePaths } from '../support/everyPage.ts'
import { siteInBrowser } from '../support/siteInBrowser.ts'

let browser: TestBrowser
let site: BuiltSite
siteInBrowser((opened, built) => {
  browser = opened
  site = built
})

it('is valid HTML', async () => {
  const files = pageFiles(site.outDir)
  expect(files.length).toBeGreaterThan(1100)
  expect(await invalidHtml(site.outDir, files)).toEqual([])
})

it('hydrates without console messages', async () => {
  const paths = pagePaths(site.outDir)
  expect(paths.length).toBeGreaterThan(600)
  expect(await complaintsOf(browser, site, paths)).toEqual([])
})
