// Routes → jobs that render them: what each page shows, and the identity of all that it is made from.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, sha256, sha384, shortHash } from '../../io/hash.ts'
import type { MermaidFiles } from '../../io/mermaid.ts'
import { blogsIn } from '../../kinds/blog/index.ts'
import { kindOf } from '../../kinds/index.ts'
import type { CheckedLinks } from '../../link/checkLinks.ts'
import type { LinkIndex } from '../../link/linkIndex.ts'
import { resolveHref } from '../../link/resolveHref.ts'
import type { Asset } from '../../model/asset.ts'
import { bodyIdentity, bodyOf } from '../../model/bodyRef.ts'
import type { Bundle } from '../../model/bundle.ts'
import type { Inputs } from '../../model/inputRecord.ts'
import type { PageFacts } from '../../model/page.ts'
import type { Config } from '../../model/project.ts'
import type { Route } from '../../model/route.ts'
import { hashOfFile } from '../../read/readSources.ts'
import type { Scan } from '../../read/scan.ts'
import { attributesOf } from '../../render/attributes.ts'
import type { PageJob, TextJob } from '../../render/pageJob.ts'
import type { RenderContext, SecurityContext } from '../../render/renderRoute.ts'
import {
  type InputsToRecord,
  recordInputs,
  recordKey,
  siteInput,
  themeInput,
} from '../../reuse/inputRecords.ts'
import { docsearchStyle } from '../../shared/contentSecurity.ts'
import { headNeeds } from '../../shared/headNeeds.ts'
import {
  dataOutput,
  hrefOf,
  htmlOutput,
  includedPath,
  markdownOutput,
  type OutputPath,
  outputPath,
  type RoutePath,
  type SourcePath,
  sourcePath,
} from '../../shared/paths.ts'
import type { RouteData } from '../../shared/routeData.ts'
import type { Session } from '../../workers/session.ts'
import type { Card } from '../cards/planCards.ts'
import { feedLinks } from '../feeds/feedText.ts'
import type { Output } from '../output.ts'
import { type CodeContext, codeOf } from './pageCode.ts'
import { withImage } from './pageImage.ts'
import type { SharedData } from './shareData.ts'

export interface OutputInput {
  /** Number of this build: it counts those that wrote something. */
  readonly build: number
  readonly scan: Scan
  readonly routes: readonly Route[]
  readonly index: LinkIndex
  readonly shared: SharedData
  readonly bundle: Bundle
  readonly assets: ReadonlyMap<SourcePath, Asset>
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  /** Where the links of texts lead; those of a page that is not there are asked for again. */
  readonly resolutions: CheckedLinks['resolutions']
  /** Files outside of the content that pages show: identity of their content. */
  readonly outside: ReadonlyMap<SourcePath, string>
  readonly mermaid: MermaidFiles | null
  /** The picture of each page that has one made for it. */
  readonly cards: ReadonlyMap<RoutePath, Card>
  /** Files whose pages ask search engines to stay away while they are rendered. */
  readonly noIndex: ReadonlySet<SourcePath>
  /** Keys of the pages that are certainly what the last build wrote. */
  readonly unchanged: ReadonlyMap<Route, string>
  readonly session: Session
}

/** What a route's page shows, and the identity of all that it is made from. */
export function textJob(route: Route, input: OutputInput): { readonly job: TextJob; readonly key: string } {
  const { index, shared, bundle, assets } = input
  const page = route.page
  const from = { locale: route.locale, route, source: page?.source ?? null }
  const source = route.source
  const module = source === null ? undefined : bundle.pages[source]
  const links = module ? [] : (page?.facts.links ?? [])
  const known = input.resolutions.get(route)
  const attributes = links.map((link, at) =>
    attributesOf(
      link,
      known?.[at] ?? resolveHref(link.href, link.source ? { ...from, source: link.source } : from, index),
      assets,
      index.baseUrl,
    ),
  )
  const text = page && !module ? bodyOf(page.facts) : null
  const data = withImage(dataOf(route, shared, input), route, input)
  return {
    job: { route: data, text, serverFile: module?.serverFile ?? null, attributes },
    key: [
      JSON.stringify(data),
      text ? bodyIdentity(text) : '',
      attributes.join('\n'),
      bundle.key,
      module?.key ?? '',
    ].join('\0'),
  }
}

export function routeOutput(route: Route, input: OutputInput, shellKey: string): Output {
  const { shared, session } = input
  const siteHash = shared.sites.get(route.locale)?.file.hash ?? ''
  const unchangedKey = input.unchanged.get(route)
  const made = unchangedKey === undefined ? pageJob(route, input) : null
  return {
    type: 'route',
    html: htmlOf(route),
    json: route.hasUrl ? dataOutput(route.path) : null,
    key: made ? hashOf(...made.keys, siteHash, shellKey, session.engine) : (unchangedKey as string),
    source: route.source,
    markdown: markdownOf(route, input),
    job: () => (made ?? pageJob(route, input)).job,
    record: () => recordOf(route, siteHash, shellKey, input),
  }
}

/** A route's job with the excerpts that its page lists. */
function pageJob(
  route: Route,
  input: OutputInput,
): { readonly job: PageJob; readonly keys: readonly string[] } {
  const { job, key } = textJob(route, input)
  const excerpts = kindOf(route, input.shared.context.site).excerpts(route)
  if (excerpts.length === 0) return { job: { ...job, locale: route.locale }, keys: [key] }
  const posts = excerpts.map((excerpt) => textJob(excerpt, input))
  return {
    job: { ...job, posts: posts.map((post) => post.job), locale: route.locale },
    keys: [key, ...posts.map((post) => post.key)],
  }
}

/** The file of a route's page in `dist/`. */
export const htmlOf = ({ hasUrl, path }: Route): OutputPath => (hasUrl ? htmlOutput(path) : outputPath(path))

/** The inputs that have names of their own. Made for pages that are rendered, not for those that stay. */
function recordOf(
  route: Route,
  siteHash: string,
  shellKey: string,
  input: OutputInput,
): Omit<InputsToRecord, 'id' | 'isNew'> {
  const { bundle, pages, session, build, scan, outside } = input
  const source = route.source
  const module = source === null ? undefined : bundle.pages[source]
  const files = source === null ? [] : sourcesIn(source, pages)
  const contentOf = (file: SourcePath) =>
    (scan.files.has(file) ? hashOfFile(file, scan, session) : (outside.get(file) ?? 'missing')).slice(0, 8)
  const named = {
    ...Object.fromEntries(files.map((file) => [file, contentOf(file)])),
    ...module?.inputs,
    [themeInput]: bundle.key.slice(0, 8),
    [siteInput]: siteHash.slice(0, 8),
    'how Markdown is read': session.parseIdentity.slice(0, 8),
    'what every page has in its head': shellKey.slice(0, 8),
    'the builder': session.engine.slice(0, 8),
  }
  return { key: recordKey(session, htmlOf(route)), build, named }
}

/** Remembers what the theme and the data of each language were made from, for `explain`. */
export function recordShared({ shared, bundle, session, build }: OutputInput): void {
  const record = (name: string, id: string, inputs: Inputs) => {
    const key = recordKey(session, name)
    if (session.store.get(key)?.id !== id) recordInputs(session.store, key, { id, build, inputs })
  }
  record(themeInput, bundle.key, bundle.inputs)
  for (const [locale, { data, file }] of shared.sites) {
    const inputs = Object.fromEntries(
      Object.entries(data).map(([member, value]) => [member, shortHash(JSON.stringify(value) ?? '')]),
    )
    record(`${siteInput}:${locale}`, file.hash, inputs)
  }
}

/** A file and those that its text includes, in the order of their keys. */
function sourcesIn(
  source: SourcePath,
  pages: OutputInput['pages'],
  above: readonly SourcePath[] = [],
): readonly SourcePath[] {
  const includes = above.includes(source) ? [] : (pages.get(source)?.includes ?? [])
  const targets = includes.map(({ specifier }) => sourcePath(includedPath(specifier, source)))
  return [source, ...targets.flatMap((target) => sourcesIn(target, pages, [...above, source]))]
}

/** The page's Markdown at `index.md` beside it. */
function markdownOf(route: Route, { scan, session }: OutputInput) {
  const page = route.page
  return (
    page && {
      path: markdownOutput(route.path),
      key: hashOfFile(page.source, scan, session),
      file: join(session.project.root, page.source),
    }
  )
}

/** Route → what its view shows. */
export const dataOf = (route: Route, { context }: SharedData, code: CodeContext): RouteData =>
  kindOf(route, context.site).data(
    route,
    { page: codeOf(route, code), scripts: () => registryOf(code.bundle) },
    context,
  )

/** Source of each page with code → its browser script. */
const registryOf = ({ pages }: Bundle): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(pages).map(([source, { script }]) => [source, script]))

/** Identity of what every page of the build has in its head beside the site's data. */
export const shellKey = ({ metadata, headTags, magicComments, security, locales }: RenderContext): string =>
  hashOf(
    JSON.stringify([
      metadata,
      headTags,
      magicComments,
      security,
      Object.values(locales).map(({ headLinks }) => headLinks),
    ]),
  )

/** Identity of what all pages have, whatever it was made from: packages and history are no files of the site. */
export const sharedKey = (
  { sites }: SharedData,
  context: RenderContext,
  history: { readonly shallow: boolean } | null,
): string =>
  hashOf(shellKey(context), String(history?.shallow), ...[...sites.values()].map(({ file }) => file.hash))

/** What all routes share while they are rendered. */
export function renderContext(shared: SharedData, bundle: Bundle): RenderContext {
  const { config, sidebars, site } = shared.context
  const href = (path: string) => hrefOf(`/${path}`, config.baseUrl)
  const links = new Map(
    site.locales.map((one) => [one.locale, blogsIn(one).flatMap((blog) => feedLinks(blog, config.baseUrl))]),
  )
  const locales = [...shared.sites].map(([locale, { data, file }]) => {
    const assets = {
      boot: bundle.boot,
      digests: digestsOf([bundle.script, ...bundle.styles], bundle, href),
      scripts: [href(bundle.script)],
      styles: bundle.styles.map(href),
      site: href(file.path),
      runtime: hashOf(bundle.key, file.hash).slice(0, 12),
    }
    return [
      locale,
      { site: data, assets, headLinks: [...(links.get(locale) ?? []), ...shared.app.links] },
    ] as const
  })
  return {
    serverBundle: bundle.serverBundle,
    locales: Object.fromEntries(locales),
    sidebars: Object.fromEntries([...sidebars].map(([key, { data }]) => [key, data])),
    metadata: [...config.theme.metadata, ...shared.app.metadata],
    headTags: shared.headTags,
    magicComments: config.markdown.magicComments,
    security: config.contentSecurityPolicy ? securityOf(shared, bundle) : null,
  }
}

/** The boot script, the search, and what the configuration puts into the head. */
export function securityOf({ context: { config }, headTags }: SharedData, bundle: Bundle): SecurityContext {
  const needs = headNeeds(headTags, sha256)
  return {
    ...needs,
    scripts: [sha256(bundle.boot), ...needs.scripts],
    styles: [...(config.search ? [docsearchStyle] : []), ...needs.styles],
    connects: [...searchHosts(config), ...needs.connects],
    added: config.contentSecurityPolicy ?? {},
  }
}

const digestsOf = (
  paths: readonly string[],
  { files }: Bundle,
  href: (path: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    files
      .filter(({ path }) => paths.includes(path))
      .map(({ path, file }) => [href(path), sha384(readFileSync(file))]),
  )

/** Where the hosted search answers. */
export const searchHosts = ({ search }: Config): readonly string[] =>
  search?.provider !== 'algolia'
    ? []
    : search.host === null
      ? ['https://*.algolia.net', 'https://*.algolianet.com']
      : [search.host]
