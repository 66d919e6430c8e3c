// Files that the build makes and that a page may link to: feeds, lists for programs, the page for missing
// URLs. Pages as Markdown are found by their pages.
import { writtenFeeds } from '../kinds/blog/feedFiles.ts'
import { blogsIn } from '../kinds/blog/index.ts'
import { docsIn } from '../kinds/docs/index.ts'
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
  const sitemaps = sitemap && !noIndex ? [sitemap.filename] : []
  const folders = noIndex || config.llms === null ? [] : locales.flatMap(foldersOfLists)
  const lists = folders.flatMap((folder) => [`${folder}llms.txt`, `${folder}llms-full.txt`])
  const app = pwa === null || pwa === 'remove' ? [] : ['manifest.webmanifest']
  return new Set(
    [...feeds.map(({ path }) => path), ...errorPages, ...sitemaps, ...lists, ...app, 'robots.txt'].map(
      (path) => `/${path}`,
    ),
  )
}

/** Where a language always has lists for language models: for its pages, and for old versions. */
const foldersOfLists = (locale: LocaleSite): readonly string[] => {
  const versions = docsIn(locale).flatMap((instance) => instance.versions)
  const old = versions.filter(({ isLast, noIndex }) => !isLast && !noIndex)
  return [locale.prefix, ...old.map(({ path }) => path)].map((path) => `${path}/`.slice(1))
}
