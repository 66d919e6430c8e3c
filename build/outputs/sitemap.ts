// `sitemap.xml`: the pages that search engines may list.
import picomatch from 'picomatch'
import { kindOf } from '../kinds/index.ts'
import type { Route } from '../model/route.ts'
import { hrefOf } from '../shared/paths.ts'
import type { LinkedSite } from './linkedSite.ts'
import { type TextOutput, textOutput } from './output.ts'
import { hasSiteFile } from './siteFiles.ts'
import { type SitemapEntry, sitemapFiles } from './sitemapXml.ts'

type Input = Pick<LinkedSite, 'site' | 'files' | 'shared' | 'inspected'>

export function* sitemap({ site, files, shared, inspected }: Input): Generator<TextOutput> {
  const { config, routes } = site
  const { url, baseUrl, sitemap } = config
  if (!sitemap || config.noIndex || hasSiteFile(sitemap.filename, { site, files })) return
  const isIgnored = sitemap.ignorePatterns.length === 0 ? () => false : picomatch([...sitemap.ignorePatterns])
  const listed = routes.filter(
    (route) => kindOf(route, site).indexable(route, inspected.noIndex) && !isIgnored(route.path),
  )
  const entries = listed.map(
    (route): SitemapEntry => ({
      url: url + hrefOf(route.path, baseUrl),
      changed: lastChange(route, shared.context.history),
    }),
  )
  for (const { path, text } of sitemapFiles(entries, sitemap.filename, url + baseUrl))
    yield textOutput(path, text)
}

/** The day that the page names itself, else that of its last commit. */
function lastChange({ page }: Route, history: Input['shared']['context']['history']): string | null {
  return page ? (page.facts.frontMatter.last_update?.date ?? history?.get(page.source)?.date ?? null) : null
}
