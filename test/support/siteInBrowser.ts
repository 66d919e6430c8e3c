// The own site, built and served, and a browser: once for the tests of a file or of a group.
import type { Browser } from 'puppeteer'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import type { BuiltSite } from './builtSite.ts'
import { serveOwnSite } from './ownSite.ts'

/** `begin` is told both before the first test. */
export function siteInBrowser(begin: (browser: Browser, site: BuiltSite) => void): void {
  let browser: Browser | undefined
  let site: BuiltSite | undefined
  beforeAll(async () => {
    const [opened, built] = await Promise.all([launchBrowser(), serveOwnSite()])
    browser = opened
    site = built
    begin(opened, built)
  })
  afterAll(async () => {
    await browser?.close()
    site?.close()
  })
}
