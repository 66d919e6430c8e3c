// Files that the build makes and that a page may link to: feeds, lists for programs, the page for missing
// URLs. Pages as Markdown are found by their pages.
import { writtenFeeds } from '../kinds/blog/feedFiles.ts'
import { blogsIn } from '../kinds/blog/index.ts'
import { pageFile } from '../model/pageFile.ts'
import type { Config } from '../model/project.ts'
import type { Route } from '../model/route.ts'
import type { LocaleSite } from '../model/site.ts'

/** Paths without the base URL, such as `/blog/rss.xml`. */
export function madeFiles(
  config: Config,
  locales: readonly LocaleSite[],
  routes: readonly Route[],
): ReadonlySet<string> {
  const { noIndex, sitemap, pwa } = config
  const feeds = locales.flatMap((locale) => blogsIn(locale).flatMap((blog) => writtenFeeds(blog, config)))
  const errorPages = routes.filter(({ hasUrl }) => !hasUrl).map((route) => pageFile(route))
  const lists = noIndex ? [] : ['llms.txt', 'llms-full.txt', ...(sitemap ? [sitemap.filename] : [])]
  const app = pwa === null || pwa === 'remove' ? [] : ['manifest.webmanifest']
  return new Set(
    [...feeds.map(({ path }) => path), ...errorPages, ...lists, ...app, 'robots.txt'].map(
      (path) => `/${path}`,
    ),
  )
}
