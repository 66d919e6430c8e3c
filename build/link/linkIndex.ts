// Everything that a link can lead to: routes by path, routes by file, static files. Made once per build, from
// the plan.
import type { BrokenUrlHook } from '../model/config/markdownExtensions.ts'
import type { DocsVersion } from '../model/docs.ts'
import { type FilesAround, nothingAround } from '../model/filesAround.ts'
import { configIn } from '../model/locales.ts'
import { leavesSlashes } from '../model/openSlashes.ts'
import type { Page } from '../model/page.ts'
import type { Config } from '../model/project.ts'
import type { Route } from '../model/route.ts'
import { isDraft, type Site, type SiteInput } from '../model/site.ts'
import {
  fileNameOf,
  inOneForm,
  joinPath,
  type RoutePath,
  routeKey,
  type SourcePath,
  sourcePath,
} from '../shared/paths.ts'

interface BrokenUrlHooks {
  /** Set where they are those of one language alone. */
  readonly locale: string | null
  readonly link: BrokenUrlHook | null
  readonly image: BrokenUrlHook | null
}

export interface LinkIndex {
  /** By route key; a home without a page has the route that it redirects to. */
  readonly routes: ReadonlyMap<string, Route>
  /**
   * Language → file → the route that shows it; a link to the original file also finds the translated page.
   */
  readonly bySource: ReadonlyMap<string, ReadonlyMap<SourcePath, RoutePath>>
  /** Language → folder of a category, original or translated → path of its page. */
  readonly categories: ReadonlyMap<string, ReadonlyMap<string, RoutePath>>
  /** Language → versions of the documentation, for links to ids. */
  readonly versions: ReadonlyMap<string, ReadonlySet<DocsVersion>>
  /** Files without a page, because another page has their URL. */
  readonly hidden: ReadonlySet<SourcePath>
  readonly files: ReadonlySet<SourcePath>
  readonly around: FilesAround
  /** Files that the build writes besides pages, without the base URL. */
  readonly madeFiles: ReadonlySet<string>
  /** Route key → URL that it redirects to, with the base URL. */
  readonly redirects: ReadonlyMap<string, string>
  readonly staticDirectories: readonly string[]
  readonly contentDir: string
  readonly baseUrl: string
  readonly trailingSlash: boolean
  /** Relative URLs count from pages without a slash, except for those of folders (model/openSlashes.ts). */
  readonly openSlashes: boolean
  /** Language → route prefix. */
  readonly prefixes: ReadonlyMap<string, string>
  /** Last segment → routes that end with it, for suggestions. */
  readonly bySegment: ReadonlyMap<string, readonly RoutePath[]>
  /** Routes that show other URLs too: all below them, or those that fit their pattern. */
  readonly deepRoutes: readonly Route[]
  /** Sources of drafts: a link to one is broken, and the message says why. */
  readonly drafts: ReadonlySet<SourcePath>
  /** Functions of the site for broken links and images, of each language. */
  readonly hooks: ReadonlyMap<string, BrokenUrlHooks>
  /** What the hooks have returned, by place and URL: each link is given to them once. */
  readonly corrections: Map<string, string | undefined>
  /** Ids on pages that React renders, by the file of the page, or its path where it has no file. */
  readonly componentIds: Map<SourcePath | RoutePath, ReadonlySet<string>>
}

function hooksIn(locale: string, config: Config): (readonly [string, BrokenUrlHooks])[] {
  const { onBrokenMarkdownLink: link, onBrokenMarkdownImage: image } = configIn(
    locale,
    config,
  ).markdownExtensions
  const own = config.ofLocales?.[locale] ? locale : null
  return link || image ? [[locale, { locale: own, link, image }]] : []
}

export function indexLinks(site: Site, input: SiteInput): LinkIndex {
  const routes = new Map<string, Route>()
  const bySource = new Map<string, Map<SourcePath, RoutePath>>(
    site.locales.map(({ locale }) => [locale, new Map()]),
  )
  const bySegment = new Map<string, RoutePath[]>()
  const versions = new Map(site.locales.map(({ locale }) => [locale, new Set<DocsVersion>()]))
  for (const route of site.routes) {
    const { version } = route as Route & { readonly version?: DocsVersion }
    if (version) versions.get(route.locale)?.add(version)
    routes.set(routeKey(route.path), route)
    const segment = fileNameOf(route.path.replace(/\/$/, '')).toLowerCase()
    const same = bySegment.get(segment)
    if (same) same.push(route.path)
    else bySegment.set(segment, [route.path])
    const sources = bySource.get(route.locale)
    for (const source of sourcesOf(route)) sources?.set(source, route.path)
  }
  const hidden = new Set<SourcePath>()
  for (const route of site.hidden ?? [])
    for (const source of sourcesOf(route)) {
      const sources = bySource.get(route.locale)
      if (sources?.has(source)) continue
      sources?.set(source, route.path)
      hidden.add(source)
    }
  for (const { from, firstPage } of site.redirects) {
    const first = firstPage && routes.get(routeKey(firstPage))
    if (first) routes.set(routeKey(from), first)
  }
  const { config } = input
  return {
    routes,
    bySource,
    hidden,
    bySegment,
    versions,
    categories: new Map([...versions].map(([locale, all]) => [locale, categoriesOf(all)])),
    files: input.files,
    around: input.around ?? nothingAround,
    madeFiles: site.madeFiles,
    redirects: new Map(site.redirects.map(({ from, to }) => [routeKey(from), to])),
    hooks: new Map(site.locales.flatMap(({ locale }) => hooksIn(locale, config))),
    staticDirectories: config.staticDirectories,
    contentDir: config.contentDir,
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    openSlashes: leavesSlashes(config),
    prefixes: new Map(site.locales.map(({ locale, prefix }) => [locale, prefix])),
    deepRoutes: site.routes.filter(({ deep, open }) => deep || open),
    drafts: new Set(
      [...input.pages].filter(([, facts]) => isDraft(facts, input.config)).map(([source]) => source),
    ),
    corrections: new Map(),
    componentIds: new Map(),
  }
}

function categoriesOf(versions: Iterable<DocsVersion>): ReadonlyMap<string, RoutePath> {
  const folders = new Map<string, RoutePath>()
  for (const { categories, folder: own, localizedFolder } of versions)
    for (const [folder, route] of categories)
      for (const root of [own, localizedFolder])
        if (root !== null) folders.set(inOneForm(joinPath(root, folder)), route)
  return folders
}

/** The route's file; for a translation also the original, so that links to either find the route. */
function sourcesOf({ source, folders }: Route): readonly SourcePath[] {
  if (source === null) return []
  if (folders === null) return [source]
  const original = sourcePath([folders.folder, folders.relative].filter(Boolean).join('/'))
  return original === source ? [source] : [source, original]
}

const idsOfPage = new WeakMap<Page['facts'], ReadonlySet<string>>()
/** Of pages with fewer ids, the set is made again for each link: it would take more memory than the ids. */
const manyIds = 40

/** Ids on the page of a route; null when they are not known: its code has not run yet, or has failed. */
export function idsOf(route: Route, index: LinkIndex): ReadonlySet<string> | null {
  const { page, source } = route
  const rendered = index.componentIds.get(source ?? route.path)
  if (!page) return rendered ?? (source === null ? new Set() : null)
  const { facts } = page
  if (facts.code && !rendered) return null
  const known = idsOfPage.get(facts) ?? new Set([...facts.headings.map(({ id }) => id), ...facts.ids])
  if (known.size >= manyIds) idsOfPage.set(facts, known)
  return rendered ? new Set([...known, ...rendered]) : known
}
