// Builds and serves this repository's site and opens a browser, once per file or group of tests. The profiles
// that a test opens are closed after it: their pages would go on running.
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import type { BuiltSite } from './builtSite.ts'
import { serveOwnSite } from './ownSite.ts'

/** `begin` receives both before the first test. */
export function siteInBrowser(begin: (browser: TestBrowser, site: BuiltSite) => void): void {
  let browser: TestBrowser | undefined
  let site: BuiltSite | undefined
  beforeAll(async () => {
    const [opened, built] = await Promise.all([openBrowser(), serveOwnSite()])
    browser = opened
    site = built
    begin(opened, built)
  })
  afterEach(() => browser?.closeProfiles())
  afterAll(async () => {
    await browser?.close()
    site?.close()
  })
}
