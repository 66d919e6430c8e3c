// `sitemap.xml`: the pages that search engines may list.
import picomatch from 'picomatch'
import { functionConfig } from '../config/siteAdapter.ts'
import { kindOf } from '../kinds/index.ts'
import { permalink } from '../kinds/permalink.ts'
import type {
  CreateSitemapItems,
  SitemapConfig,
  SitemapItem,
  SitemapRoute,
} from '../model/config/sitemapConfig.ts'
import { urlOf } from '../model/locales.ts'
import { marksOf } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import { instanceOf } from '../model/routeInstance.ts'
import type { Site } from '../model/site.ts'
import { refuseUnsafe, siteFunction } from '../plugins/siteFunction.ts'
import { hrefOf, outputPath } from '../shared/paths.ts'
import type { LinkedSite } from './linkedSite.ts'
import { type LaterOutput, type TextOutput, textOutput } from './output.ts'
import { hasSiteFile } from './siteFiles.ts'
import { sitemapFiles } from './sitemapXml.ts'

type Input = Pick<LinkedSite, 'site' | 'files' | 'shared' | 'inspected'>

export function* sitemap(input: Input): Generator<TextOutput | LaterOutput> {
  const { site } = input
  const { sitemap: options, noIndex } = site.config
  if (!options || noIndex) return
  for (const part of partsOf(input, options)) {
    const { createSitemapItems: create } = options
    if (!create) yield* filesOf(itemsOf(part.routes, input, options), input, part.filename)
    // Its result alone decides whether the file is new, as the function may read anything.
    else
      yield {
        type: 'later',
        paths: [outputPath(part.filename)],
        begin: async () => filesOf(await createdItems(create, part, input, options), input, part.filename),
      }
  }
}

interface Part {
  readonly filename: string
  readonly locale: string
  readonly routes: readonly Route[]
}

/** The parts that no file of the site replaces. */
function partsOf({ site, files }: Input, { filename }: SitemapConfig): readonly Part[] {
  const isFree = (name: string) => !hasSiteFile(name, { site, files })
  return isFree(filename) ? allParts(site, filename).filter((part) => isFree(part.filename)) : []
}

/** One sitemap, or one for each language below its prefix. */
function allParts({ config, locales, routes }: Site, filename: string): readonly Part[] {
  const { mainLocale } = config.i18n
  return config.behaviors.sitemaps === 'perLanguage'
    ? locales.map(({ locale, prefix }) => ({
        filename: locale === mainLocale ? filename : `${prefix.slice(1)}/${filename}`,
        locale,
        routes: routes.filter((route) => route.locale === locale),
      }))
    : [{ filename, locale: mainLocale, routes }]
}

/** The full URL of each sitemap. */
export function sitemapUrls(site: Site): readonly string[] {
  const { sitemap, baseUrl } = site.config
  if (!sitemap) return []
  return allParts(site, sitemap.filename).map(
    ({ locale, filename }) => urlOf(locale, site.config) + baseUrl + filename,
  )
}

function filesOf(items: readonly SitemapItem[], { site }: Input, filename: string) {
  const { url, baseUrl } = site.config
  return sitemapFiles(items, filename, url + baseUrl).map(({ path, text }) => textOutput(path, text))
}

function itemsOf(routes: readonly Route[], input: Input, options: SitemapConfig): readonly SitemapItem[] {
  const { site, shared, inspected } = input
  const { baseUrl } = site.config
  const { ignorePatterns, changefreq, priority } = options
  const isIgnored = ignorePatterns.length === 0 ? () => false : picomatch([...ignorePatterns])
  // As the pattern was written: for the whole path, with or without the slash that a host adds.
  const paths = ({ path }: Route) =>
    site.config.behaviors.sitemaps === 'perLanguage'
      ? [path, hrefOf(path, baseUrl), permalink(path, site.config)]
      : [path]
  const listed = routes.filter(
    (route) =>
      kindOf(route, site).indexable(route, inspected.noIndex) &&
      !paths(route).some((path) => isIgnored(path)),
  )
  return listed.map((route) => ({
    url: urlOf(route.locale, site.config) + hrefOf(route.path, baseUrl),
    changefreq,
    priority,
    lastmod: options.lastmod && lastChange(route, shared.context.history),
  }))
}

async function createdItems(
  create: CreateSitemapItems,
  { locale, routes }: Part,
  input: Input,
  options: SitemapConfig,
): Promise<readonly SitemapItem[]> {
  const given = new Map(
    routes.filter(({ hasUrl }) => hasUrl).map((route) => [shownRoute(route, input), route]),
  )
  const byPath = new Map([...given].map(([{ path }, route]) => [path, route]))
  const items: unknown = await siteFunction('createSitemapItems', () =>
    create({
      siteConfig: functionConfig(input.site.config, locale),
      routes: [...given.keys()],
      defaultCreateSitemapItems: async ({ routes: chosen }) => [
        ...itemsOf(
          chosen.flatMap(({ path }) => byPath.get(path) ?? []),
          input,
          options,
        ),
      ],
    }),
  )
  const isItem = (one: unknown) => typeof (one as Partial<SitemapItem> | null)?.url === 'string'
  if (!Array.isArray(items) || !items.every(isItem))
    throw new Error('The function createSitemapItems must return an array of objects with a url.')
  refuseUnsafe('createSitemapItems', items)
  return items as readonly SitemapItem[]
}

/** The route as Docusaurus describes it. */
function shownRoute(route: Route, { site, shared }: Input): SitemapRoute {
  const day = lastChange(route, shared.context.history)
  return {
    path: hrefOf(route.path, site.config.baseUrl),
    exact: true,
    plugin: instanceOf(route),
    metadata: {
      ...(route.source === null ? {} : { sourceFilePath: route.source }),
      lastUpdatedAt: day === null ? null : Date.parse(day),
    },
  }
}

/** The day that the page names itself, else that of its last commit. */
function lastChange({ page }: Route, history: Input['shared']['context']['history']): string | null {
  return page ? (marksOf(page.facts).last_update?.date ?? history?.get(page.source)?.date ?? null) : null
}
