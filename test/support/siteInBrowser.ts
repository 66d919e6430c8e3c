// Builds and serves this repository's site, or a small one, and opens a browser, once per file or group of
// tests. The profiles that a test opens are closed after it: their pages would go on running.
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { type BuiltSite, buildAndServe } from './builtSite.ts'
import { writeFile } from './edits.ts'
import { temporaryFolder } from './engine.ts'
import { serveOwnSite } from './ownSite.ts'
import { type Visit, type VisitOptions, visit } from './visit.ts'

/** `browser` and `site` are there from the first test on. */
export interface SiteInBrowser {
  readonly browser: TestBrowser
  readonly site: BuiltSite
  /** Opens a page of the site in a profile of its own. */
  readonly open: (path: string, options?: VisitOptions) => Promise<Visit>
  /** The same, and waits for everything that the page loads later. */
  readonly openToTheEnd: (path: string, options?: VisitOptions) => Promise<Visit>
}

export const siteInBrowser = (): SiteInBrowser => inBrowser(serveOwnSite)

/** A site of a few files. Their paths are relative to its folder. */
export const filesInBrowser = (files: Readonly<Record<string, string>>): SiteInBrowser =>
  inBrowser(async () => {
    const folder = temporaryFolder()
    for (const [path, text] of Object.entries(files)) writeFile(folder.path, path, text)
    const site = await buildAndServe(folder.path)
    const close = () => {
      site.close()
      folder.remove()
    }
    return { ...site, close }
  })

function inBrowser(serve: () => Promise<BuiltSite>): SiteInBrowser {
  let opened: readonly [TestBrowser, BuiltSite] | undefined
  beforeAll(async () => {
    opened = await Promise.all([openBrowser(), serve()])
  })
  afterEach(() => opened?.[0].closeProfiles())
  afterAll(async () => {
    await opened?.[0].close()
    opened?.[1].close()
  })
  const both = () => {
    if (!opened) throw new Error('The site is opened before the first test, not before.')
    return opened
  }
  const open: SiteInBrowser['open'] = (path, options) => visit(...both(), path, options)
  return {
    get browser() {
      return both()[0]
    },
    get site() {
      return both()[1]
    },
    open,
    openToTheEnd: async (path, options) => {
      const visited = await open(path, options)
      await visited.page.waitForNetworkIdle({ idleTime: 100 })
      return visited
    },
  }
}
