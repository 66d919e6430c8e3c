// Every file of dist/: pages, data, browser code, assets, static files. Lazily: a route's data is made when it is asked for.
import { join } from 'node:path'
import type { Output } from './emitSite.ts'
import { keysOf, textOf } from './includePages.ts'
import type { Bundle } from './io/bundleTypes.ts'
import { hashOf } from './io/hash.ts'
import type { Asset } from './io/images.ts'
import type { MermaidFiles } from './io/mermaid.ts'
import type { Scan } from './io/scan.ts'
import { docData, docTagData, docTagsData, generatedIndexData } from './kinds/docs/data.ts'
import { componentPageData, markdownPageData, notFoundData } from './kinds/pages/data.ts'
import type { LinkIndex } from './link/linkIndex.ts'
import { resolveHref } from './link/resolveHref.ts'
import type { Diagnostic } from './model/diagnostics.ts'
import type { PageFacts } from './model/page.ts'
import { pageOf, type Route, sourceOf } from './model/site.ts'
import { type CodeContext, codeOf } from './pageCode.ts'
import { hashOfFile } from './readSources.ts'
import { attributesOf } from './render/attributes.ts'
import type { RenderContext } from './render/renderRoute.ts'
import type { Session } from './session.ts'
import type { SharedData } from './shareData.ts'
import { dataOutput, hrefOf, htmlOutput, outputPath, type SourcePath } from './shared/paths.ts'
import type { RouteData } from './shared/routeData.ts'

export interface OutputInput {
  readonly scan: Scan
  readonly routes: readonly Route[]
  readonly index: LinkIndex
  readonly shared: SharedData
  readonly bundle: Bundle
  readonly assets: ReadonlyMap<SourcePath, Asset>
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  readonly mermaid: MermaidFiles | null
  readonly session: Session
}

export function* planOutputs(input: OutputInput): Generator<Output> {
  const { shared, bundle, assets, session } = input
  for (const { path, file, hash } of bundle.files) yield { type: 'copy', path, key: hash, file }
  for (const { path, file, key } of input.mermaid?.files ?? []) yield { type: 'copy', path, key, file }
  for (const { file } of shared.sites.values()) yield { type: 'text', path: file.path, key: file.hash, text: file.text }
  for (const file of shared.sidebarFiles) yield { type: 'text', path: file.path, key: file.hash, text: file.text }
  const { staticDirectories } = session.project.config
  for (const [source, { hash, output }] of assets)
    if (!staticDirectories.some((folder) => source.startsWith(`${folder}/`)))
      yield { type: 'copy', path: output, key: hash, file: join(session.project.root, source) }
  yield* staticFiles(input)
  for (const route of input.routes) yield routeOutput(route, input)
}

/** A static file at the address of a page: one of them would be lost. */
export function staticCollisions(files: Iterable<SourcePath>, routes: readonly Route[], staticDirectories: readonly string[]): readonly Diagnostic[] {
  const pages = new Map<string, Route>(
    routes.flatMap((route) => [[htmlOutput(route.path), route] as const, [dataOutput(route.path), route] as const]),
  )
  return [...files].flatMap((source): Diagnostic[] => {
    const folder = staticDirectories.find((directory) => source.startsWith(`${directory}/`))
    const route = folder === undefined ? undefined : pages.get(source.slice(folder.length + 1))
    if (!route) return []
    const message = `The static file stands at the address of the page ${route.path} (${sourceOf(route) ?? 'generated'}).`
    return [{ code: 'reservedOutput', file: source, line: 0, column: 0, message, hint: 'Move the file, or change the slug of the page.' }]
  })
}

/** Files of the static folders; where two have a file of one name, the first folder's is taken. */
function* staticFiles({ scan, session, routes }: OutputInput): Generator<Output> {
  const taken = new Set<string>(routes.map((route) => htmlOutput(route.path)))
  for (const folder of session.project.config.staticDirectories)
    for (const source of scan.files.keys()) {
      if (!source.startsWith(`${folder}/`)) continue
      const path = outputPath(source.slice(folder.length + 1))
      if (taken.has(path)) continue
      taken.add(path)
      yield { type: 'copy', path, key: hashOfFile(source, scan, session), file: join(session.project.root, source) }
    }
}

function routeOutput(route: Route, input: OutputInput): Output {
  const { index, shared, bundle, assets, session } = input
  const data = dataOf(route, shared, input)
  const page = pageOf(route)
  const from = { locale: route.locale, route, source: page?.source ?? null }
  const source = sourceOf(route)
  const module = source === null ? undefined : bundle.pages[source]
  const links = module ? [] : (page?.facts.links ?? [])
  const attributes = links.map((link) =>
    attributesOf(link, resolveHref(link.href, link.source ? { ...from, source: link.source } : from, index), assets, index.baseUrl),
  )
  const text = page && !module ? textOf(page.facts) : null
  const siteHash = shared.sites.get(route.locale)?.file.hash ?? ''
  return {
    type: 'route',
    html: route.kind === 'notFound' ? outputPath(route.path) : htmlOutput(route.path),
    json: route.kind === 'notFound' ? null : dataOutput(route.path),
    key: hashOf(JSON.stringify(data), text ? keysOf(text) : '', attributes.join('\n'), bundle.key, module?.key ?? '', siteHash, session.engine),
    source,
    job: { route: data, text, serverFile: module?.serverFile ?? null, attributes, locale: route.locale },
  }
}

/** Route → what its view shows. */
export function dataOf(route: Route, { context }: SharedData, code: CodeContext): RouteData {
  switch (route.kind) {
    case 'doc':
      return docData(route, codeOf(route, code), context)
    case 'generatedIndex':
      return generatedIndexData(route, context)
    case 'docTags':
      return docTagsData(route, context)
    case 'docTag':
      return docTagData(route, context)
    case 'markdownPage':
      return markdownPageData(route, codeOf(route, code), context)
    case 'componentPage':
      return componentPageData(route, codeOf(route, code) ?? { module: route.source, href: '', styles: [], attributes: {} }, context)
    case 'notFound':
      return notFoundData(route, context)
  }
}

/** What all routes share while they are rendered. */
export function renderContext(shared: SharedData, bundle: Bundle): RenderContext {
  const { config, sidebars } = shared.context
  const href = (path: string) => hrefOf(`/${path}`, config.baseUrl)
  const locales = [...shared.sites].map(([locale, { data, file }]) => {
    const assets = {
      boot: bundle.boot,
      scripts: [href(bundle.script)],
      styles: bundle.styles.map(href),
      site: href(file.path),
      runtime: hashOf(bundle.key, file.hash).slice(0, 12),
    }
    return [locale, { site: data, assets }] as const
  })
  return {
    serverBundle: bundle.serverBundle,
    locales: Object.fromEntries(locales),
    sidebars: Object.fromEntries([...sidebars].map(([key, { data }]) => [key, data])),
    metadata: config.theme.metadata,
  }
}
