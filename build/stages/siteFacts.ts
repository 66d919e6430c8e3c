// What rules about the whole site look at, from the values of the stages.
import { existsSync, readFileSync } from 'node:fs'
import { docsIn } from '../kinds/docs/index.ts'
import { kindOf } from '../kinds/index.ts'
import type { OtherLinks } from '../link/checkLinks.ts'
import { resolveHref } from '../link/resolveHref.ts'
import type { SidebarEntry } from '../model/docs.ts'
import type { ShownAsset } from '../model/links.ts'
import { marksOf } from '../model/page.ts'
import type { Config } from '../model/project.ts'
import type { Route } from '../model/route.ts'
import type { SourceFiles } from '../model/sourceFiles.ts'
import { titleOf } from '../model/titleOf.ts'
import type { SiteFacts, SitePage } from '../rules/siteRule.ts'
import { hrefOf, type RoutePath, sourcePath } from '../shared/paths.ts'
import type { PlannedContent } from './planContent.ts'

export interface Linked {
  readonly assets: readonly ShownAsset[]
  /** Links outside Markdown files. */
  readonly others: readonly OtherLinks[]
  /** Components of another theme make links that are not known here. */
  readonly theme: unknown
  readonly files: Pick<SourceFiles, 'pathOf'>
}

export function siteFacts(planned: PlannedContent, linked: Linked): SiteFacts {
  const { site, scan } = planned
  const { mainLocale } = site.config.i18n
  const shown = site.routes.filter(
    ({ locale, page, source, hasUrl }) =>
      locale === mainLocale && source !== null && hasUrl && !(page && marksOf(page.facts).unlisted),
  )
  return {
    hugeImage: site.config.hugeImage,
    styleSheets: () => styleSheets(site.config, linked),
    pages: () => shown.filter(({ page }) => page).map(pageOf),
    files: () =>
      linked.assets.map(({ source, file, line, column }) => ({
        ...{ source, file, line, column, bytes: scan.files.get(source)?.size ?? 0 },
      })),
    unreached: () => (linked.theme !== null ? [] : unreached(shown, planned, linked.others).map(pageOf)),
  }
}

function styleSheets(
  { customCss, headTags }: Config,
  { theme, files: { pathOf } }: Linked,
): ReturnType<SiteFacts['styleSheets']> {
  const sheets = customCss.map(sourcePath).filter((file) => existsSync(pathOf(file)))
  return [
    ...headTags.flatMap(({ tag, text = '' }) => (tag === 'style' ? [{ file: null, text }] : [])),
    ...sheets.map((file) => ({ file, text: readFileSync(pathOf(file), 'utf8') })),
  ].map((sheet) => ({ ...sheet, isOwnTheme: theme !== null }))
}

const pageOf = ({ source, path, searchTag, page }: Route): SitePage => ({
  ...{ source: source as NonNullable<typeof source>, path, tag: searchTag },
  title: page ? titleOf(page.facts) : null,
  description: page?.facts.frontMatter.description ?? null,
})

/** Links of pages are read only if sidebars, lists and the navbar leave out a page. */
function unreached(
  routes: readonly Route[],
  planned: PlannedContent,
  others: readonly OtherLinks[],
): readonly Route[] {
  const { site, shared } = planned
  const listed = listedRoutes(planned)
  const data = [...shared.sites.values()].map(({ file }) => file.text).join('\n')
  const home = site.locales.map(({ prefix }) => `${prefix}/`)
  const left = routes.filter(
    ({ path, deep, open }) =>
      !listed.has(path) &&
      !deep &&
      !open &&
      !home.includes(path) &&
      !data.includes(JSON.stringify(hrefOf(path, site.config.baseUrl))),
  )
  if (left.length === 0) return []
  const linked = linkedRoutes(planned, others)
  return left.filter(({ path }) => !linked.has(path))
}

/** Routes in sidebars, and those that lists of other pages show. */
function listedRoutes({ site }: PlannedContent): ReadonlySet<RoutePath> {
  const listed = new Set<RoutePath>()
  const add = (entries: readonly SidebarEntry[]) => {
    for (const entry of entries)
      if (entry.type === 'doc' || entry.type === 'ref') listed.add(entry.doc.route)
      else if (entry.type === 'category') {
        if (entry.link) listed.add('doc' in entry.link ? entry.link.doc.route : entry.link.index.route)
        add(entry.items)
      }
  }
  for (const locale of site.locales)
    for (const { versions } of docsIn(locale))
      for (const { sidebars, mainDoc } of versions) {
        if (mainDoc) listed.add(mainDoc.route)
        for (const { items } of sidebars) add(items)
      }
  for (const route of site.routes)
    for (const { path } of kindOf(route, site).excerpts(route)) listed.add(path)
  return listed
}

/** Routes that a link of another page leads to. */
function linkedRoutes(
  { site, index }: PlannedContent,
  others: readonly OtherLinks[],
): ReadonlySet<RoutePath> {
  const linked = new Set<RoutePath>()
  const add = (href: string, from: Parameters<typeof resolveHref>[1]) => {
    const target = resolveHref(href, from, index)
    if (target.kind === 'route' && target.route !== from.route) linked.add(target.route.path)
  }
  for (const route of site.routes)
    for (const { href, source } of route.page?.facts.links ?? [])
      add(href, { locale: route.locale, route, source: source ?? route.source })
  for (const { links, ...from } of others) for (const { href } of links) add(href, from)
  return linked
}
