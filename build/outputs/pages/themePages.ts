// The pages of a site that runs its own theme, and the data that browsers load for them.

import { hashOf } from '../../io/hash.ts'
import type { PlannedSite } from '../../kinds/contentKind.ts'
import { permalink, plainPermalink } from '../../kinds/permalink.ts'
import { bodyOf } from '../../model/bodyRef.ts'
import { leavesSlashes } from '../../model/openSlashes.ts'
import type { PageFacts } from '../../model/page.ts'
import { pageFile } from '../../model/pageFile.ts'
import type { Config } from '../../model/project.ts'
import type { Route } from '../../model/route.ts'
import type { ThemeContract, ThemeSite } from '../../model/themeContract.ts'
import type { ThemeLocale, ThemePage, ThemeText } from '../../model/themePage.ts'
import type { LinksOfMdx } from '../../render/attributes.ts'
import { moduleName, valuesName } from '../../shared/elementData.ts'
import { isBeside, isSiteFile } from '../../shared/hrefs.ts'
import {
  markdownOutput,
  type OutputPath,
  outputPath,
  type RoutePath,
  type SourcePath,
} from '../../shared/paths.ts'
import type { ClientRoute } from '../../shared/themeSite.ts'
import { optionLevel } from '../../shared/toc.ts'
import type { LinkedSite } from '../linkedSite.ts'
import { type Output, type PageOutput, textOutput } from '../output.ts'
import { hrefOfFile } from './imageFiles.ts'
import { importedAttributes } from './pageCode.ts'
import { isWithoutTitle, linkAttributes, textJob } from './pageJobs.ts'
import { pageRecord } from './pageRecord.ts'
import { hasMarkdown } from './pages.ts'
import { codeKey, themePageKey } from './themeKeys.ts'

export function* themePages(site: LinkedSite): Generator<Output> {
  const { theme } = site
  if (!theme) return
  const routes = routesByText(site)
  yield* themePageOutputs(site, site.site.routes, routes)
  for (const { path, text } of theme.data.values()) yield textOutput(outputPath(path), text)
  for (const [locale, { values, texts }] of theme.contracts) {
    for (const [name, json] of values) yield textOutput(textFile(name), json)
    for (const [name, { source, isShort }] of texts) {
      const owner = routes.get(textKey(locale, source))
      if (!isShort || !owner) continue
      const text = themeText(name, owner, theme, site)
      yield {
        type: 'made',
        path: textFile(name),
        key: hashOf(JSON.stringify(text)),
        make: async ({ themeText: make }) => make(text),
      }
    }
  }
}

/** Pages of some of the routes. */
export function* themePageOutputs(
  site: LinkedSite,
  routes: readonly Route[],
  owners = routesByText(site),
): Generator<PageOutput> {
  const pageOf = themePagesOf(site, owners)
  for (const route of routes) {
    const page = pageOf(route)
    if (page && site.theme) yield pageOutput(route, page, site.theme, site)
  }
}

/** The page of each text in each language. */
function routesByText({ site }: LinkedSite): ReadonlyMap<string, Route> {
  const routes = new Map<string, Route>()
  for (const route of site.routes) {
    const key = route.page ? textKey(route.locale, route.page.source) : null
    if (key !== null && !routes.has(key)) routes.set(key, route)
  }
  return routes
}

const textKey = (locale: string, source: SourcePath): string => `${locale}:${source}`

/** What the theme shows of a route; null for one that it does not have. */
export function themePagesOf(
  site: LinkedSite,
  owners = routesByText(site),
): (route: Route) => ThemePage | null {
  const { config } = site.site
  return (route) => {
    const contract = site.theme?.contracts.get(route.locale)
    if (!contract) return null
    const pathname = routeOf(route.path, contract, config)
    const found = contract.pages.get(pathname)
    // A blog without a folder, and our page of the search: the theme has no such page.
    if (!found && route.hasUrl !== false) return null
    const names = (found?.names ?? []).filter((name) => contract.texts.has(name))
    const texts = [...new Set(names)].flatMap((name) => {
      const owner = owners.get(textKey(route.locale, contract.texts.get(name)?.source as SourcePath))
      return owner ? [themeText(name, owner, site.theme as ThemeSite, site)] : []
    })
    // Which of the routes around it shows the page for missing URLs depends on all of them.
    const around = found ? routesAround(found.route, contract) : contract.site.routes
    const modules = (found?.names ?? []).filter((name) => contract.modules.has(name))
    return { pathname, routes: around, texts, modules }
  }
}

/** The theme's route of a page. Where the host decides it, only those of folders end with a slash. */
function routeOf(path: RoutePath, { pages }: ThemeContract, config: Config): string {
  const withSlash = plainPermalink(path, config, { slash: true })
  const plain = plainPermalink(path, config)
  return !pages.has(plain) && pages.has(withSlash) ? withSlash : plain
}

/**
 * Where the host decides how URLs end, links to files show the theme's route, and others keep the end that
 * they are written with.
 */
function linksIn(contract: ThemeContract, config: Config): LinksOfMdx {
  if (!leavesSlashes(config)) return {}
  return {
    pageHref(path, { href }) {
      const isFile = /\.mdx?(?:[?#]|$)/i.test(href)
      const slash = isFile ? routeOf(path, contract, config).endsWith('/') : /^[^?#]*\/(?:[?#]|$)/.test(href)
      return permalink(path, config, slash ? { slash } : {})
    },
  }
}

function pageOutput(route: Route, page: ThemePage, { context }: ThemeSite, site: LinkedSite): PageOutput {
  const locale = context[route.locale] as ThemeLocale
  const { bundle, build } = site
  const shared = { siteData: locale.key, head: '', sidebar: '' }
  return {
    type: 'page',
    ...filesOfThemePage(route, page, site.site),
    key: themePageKey(page, { locale, bundle, engine: build.engine }),
    files: locale.files,
    source: route.source,
    job: () => ({ ...textJob(route, site).job, locale: route.locale, theme: page }),
    record: () => pageRecord(route, shared, { ...site, bundle: { ...bundle, key: codeKey(page, bundle) } }),
  }
}

export function filesOfThemePage(
  route: Route,
  { texts }: ThemePage,
  site: PlannedSite,
): Pick<PageOutput, 'html' | 'json' | 'markdown'> {
  const own = texts.find((one) => !one.isShort && one.source === route.page?.source)
  return {
    html: pageFile(route),
    json: own ? textFile(own.name) : null,
    markdown: hasMarkdown(route, site) ? markdownOutput(route.path) : null,
  }
}

/** The file of a text or a value, as browsers load it. */
export const textFile = (name: string): OutputPath => outputPath(`assets/data/${name}.json`)

/** The page's own route, and that of the home page, which breadcrumbs look for. */
function routesAround(route: ClientRoute, { pages, site }: ThemeContract): readonly ClientRoute[] {
  const home = pages.get(String(site.config['baseUrl']))?.route
  return home === undefined || home === route ? [route] : [route, home]
}

function themeText(name: string, route: Route, { contracts }: ThemeSite, site: LinkedSite): ThemeText {
  const contract = contracts.get(route.locale) as ThemeContract
  const { source, isShort } = contract.texts.get(name) as {
    readonly source: SourcePath
    readonly isShort: boolean
  }
  const metadata = contract.metadata.get(source) ?? {}
  const facts = route.page?.facts
  const { frontMatter } = metadata as TextMetadata
  const mdx = linksIn(contract, site.site.config)
  const code = facts?.values === undefined ? null : valuesName(source, facts.values)
  const modules = [
    ...(facts?.imports ?? []).map((one) => moduleName(one, source)),
    ...(code === null ? [] : [code]),
  ]
  return {
    name,
    isShort,
    withoutTitle: isWithoutTitle(route, site),
    source,
    body: facts ? bodyOf(facts).key : null,
    code,
    links: linkAttributes(route, site, mdx),
    imported: importedAttributes(importedBy(modules, source, site), route, site, mdx),
    modules,
    exports: {
      metadata,
      frontMatter: frontMatter ?? {},
      ...(facts?.contentTitle == null ? {} : { contentTitle: facts.contentTitle }),
      toc: themeToc(facts, { isShort }),
      assets: assetsOf(metadata, route, site),
    },
  }
}

/** The headings that the module of a text exports. */
export const themeToc = (facts: PageFacts | undefined, { isShort }: Pick<ThemeText, 'isShort'>) =>
  (isShort ? [] : (facts?.headings ?? [])).flatMap(({ html, id, level }) =>
    level < optionLevel ? [{ value: html, id, level }] : [],
  )

/** The other Markdown files in the code of a text. */
function importedBy(
  modules: readonly string[],
  source: SourcePath,
  { bundle }: Pick<LinkedSite, 'bundle'>,
): readonly SourcePath[] {
  const files = modules.flatMap((name) => bundle.code?.markdown?.[name] ?? [])
  return [...new Set(files)].filter((file) => file !== source)
}

interface TextMetadata {
  readonly frontMatter?: { readonly image?: unknown }
  readonly authors?: readonly { readonly imageURL?: string }[]
}

/** The images that the front matter and authors name: URLs of the copies of files in the content. */
function assetsOf({ frontMatter, authors }: TextMetadata, route: Route, site: LinkedSite): object {
  const source = route.page?.source ?? null
  const finished = (image: unknown): unknown =>
    typeof image === 'string' && (isSiteFile(image) || isBeside(image))
      ? hrefOfFile(image, site, source)
      : image
  return {
    ...(frontMatter?.image === undefined ? {} : { image: finished(frontMatter.image) }),
    ...(authors ? { authorsImageUrls: authors.map(({ imageURL }) => finished(imageURL) ?? null) } : {}),
  }
}
