// Pages with code are rendered once before linking: the links and ids that their components make are checked
// like those of Markdown.

import { readFileSync } from 'node:fs'
import { asksForNoIndex } from '../../kinds/indexable.ts'
import { isOfPlugin } from '../../kinds/plugin/index.ts'
import type { OtherLinks } from '../../link/checkLinks.ts'
import { linksInHtml, placeOfHref } from '../../link/linksInHtml.ts'
import type { Bundle, PageModule } from '../../model/bundle.ts'
import type { CodePlace } from '../../model/codePlace.ts'
import { type Diagnostic, inFile, type LocalDiagnostic } from '../../model/diagnostics.ts'
import { baseUrlOf } from '../../model/locales.ts'
import type { LinkFact } from '../../model/page.ts'
import type { PageText, RenderedPage } from '../../model/renderedPage.ts'
import { renderHint } from '../../model/renderHint.ts'
import type { Route } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import type { SourceFiles } from '../../model/sourceFiles.ts'
import { secretProblems } from '../../read/secretProblems.ts'
import type { ContentJob, ContentResult } from '../../render/pageJob.ts'
import { missingDefaultExport } from '../../render/renderRoute.ts'
import { unsafeInTags } from '../../render/safeTags.ts'
import { renderedPageKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import { addAll } from '../../shared/addAll.ts'
import { hrefOf, type SourcePath } from '../../shared/paths.ts'
import type { RouteData } from '../../shared/routeData.ts'
import type { CodeContext } from './pageCode.ts'
import { dataOf, wholeSidebar } from './routeData.ts'
import type { SharedData } from './shareData.ts'
import { textInHtml } from './textInHtml.ts'
import { unknownName } from './unknownName.ts'

export interface InspectedPages {
  readonly links: readonly OtherLinks[]
  readonly ids: ReadonlyMap<SourcePath, ReadonlySet<string>>
  /** Pages whose head asks search engines to stay away. */
  readonly noIndex: ReadonlySet<SourcePath>
  /** Titles that pages with code set while they are rendered. */
  readonly titles: ReadonlyMap<Route, string>
  /** Texts of pages with code, for the search. */
  readonly texts: ReadonlyMap<Route, PageText>
  /** `failureKey` of pages that cannot be rendered, with the reason. */
  readonly failed: ReadonlyMap<string, FailedPage>
  readonly diagnostics: readonly Diagnostic[]
}

export interface FailedPage {
  readonly problem: Diagnostic
  /** The place at which its code threw, or null if it is unknown. */
  readonly at: CodePlace | null
}

/** The code of a page in a language: in another one, it may work. */
export const failureKey = (serverFile: string, locale: string): string => `${locale}:${serverFile}`

/** The parts of the build that inspecting needs. */
interface InspectTools {
  /** Identity of the engine's code. */
  readonly engine: string
  readonly files: SourceFiles
  readonly store: Store
  /** Renders a page with code for the first time, where it can do no harm. */
  readonly renderContent: (job: ContentJob) => Promise<ContentResult>
}

interface Input extends CodeContext {
  readonly site: Site
  readonly shared: SharedData
}

export async function inspectPages(input: Input, tools: InspectTools): Promise<InspectedPages> {
  const { site, bundle } = input
  const links: OtherLinks[] = []
  const ids = new Map<SourcePath, Set<string>>()
  const broken: { readonly found: FailedPage; readonly route: Route }[] = []
  const noIndex = new Set<SourcePath>()
  const titles = new Map<Route, string>()
  const texts = new Map<Route, PageText>()
  const failed = new Map<string, FailedPage>()
  const secrets: Diagnostic[] = []
  for (const route of site.routes) {
    const { source } = route
    const module = source === null ? undefined : bundle.pages[source]
    if (source === null || !module) continue
    const reason = bundle.failed[source]
    if (reason !== undefined) {
      // The bundler has reported the module that fails, with all pages that need it.
      failed.set(failureKey(module.serverFile, route.locale), {
        problem: notBundled(source, route, reason),
        at: null,
      })
      continue
    }
    const found = module.hasDefaultExport
      ? await inspect(route, { source, module }, input, tools)
      : { problem: noDefaultExport(source, route), at: null }
    if ('problem' in found) {
      broken.push({ found, route })
      failed.set(failureKey(module.serverFile, route.locale), found)
      continue
    }
    links.push({ source, locale: route.locale, route, links: found.links })
    const known = ids.get(source) ?? new Set()
    ids.set(source, known)
    for (const id of found.ids) known.add(id)
    if (found.noIndex) noIndex.add(source)
    addAll(
      secrets,
      found.secrets.map((one) => inFile(source, one)),
    )
    if (found.title) titles.set(route, found.title)
    texts.set(route, found.text)
  }
  const diagnostics = [...groupFailures(broken), ...secrets]
  return { links, ids, noIndex, titles, texts, failed, diagnostics }
}

/** Pages that fail in the same way are reported together: one component may be on all of them. */
function groupFailures(
  broken: readonly { readonly found: FailedPage; readonly route: Route }[],
): readonly Diagnostic[] {
  const groups = new Map<
    string,
    { readonly problem: Diagnostic; readonly first: string | null; readonly others: Set<string> }
  >()
  for (const { found, route } of broken) {
    const key = found.problem.message.replace(route.path, '')
    const known = groups.get(key)
    const file = authoredFile(route)
    if (!known) groups.set(key, { problem: found.problem, first: file, others: new Set() })
    else if (file !== null && file !== known.first) known.others.add(file)
  }
  return [...groups.values()].map(({ problem, others: { size }, others }) => {
    if (size === 0) return problem
    const listed = [...others].slice(0, 5).join(', ')
    const more = size > 5 ? ` and ${size - 5} more` : ''
    return { ...problem, message: `${problem.message} The same problem affects ${listed}${more}.` }
  })
}

/** What people have written: for a page that the build wrote for a plugin, its component. */
const authoredFile = (route: Route): SourcePath | null =>
  (isOfPlugin(route) ? route.component : null) ?? route.source

interface CodePage {
  readonly source: SourcePath
  readonly module: PageModule
}

/**
 * Stored by everything that the content depends on, so that a page is not rendered again for the next build.
 */
async function inspect(
  route: Route,
  { source, module }: CodePage,
  input: Input,
  { engine, files, store, renderContent }: InspectTools,
): Promise<RenderedPage | FailedPage> {
  const { bundle, shared } = input
  const data = dataOf(route, shared, input)
  // Places are looked for in it.
  const text = readFileSync(files.pathOf(authoredFile(route) ?? source), 'utf8')
  const key = renderedPageKey({
    engine,
    bundle: bundle.key,
    module: module.key,
    site: shared.sites.get(route.locale)?.file.hash ?? '',
    data: JSON.stringify(data) + wholeSidebar(data, route, shared, input),
    source: text,
  })
  const known = store.get(key)
  if (known) return known
  const rendered = await renderContent({ route: data, locale: route.locale, serverFile: module.serverFile })
  if ('error' in rendered)
    return {
      problem: {
        ...renderFailed(source, route, rendered.error),
        ...(rendered.source ?? (/\.mdx?$/i.test(source) ? unknownName(rendered.error, text) : null)),
      },
      at: rendered.at ?? null,
    }
  const base = baseUrlOf(route.locale, input.site.config)
  const found = factsOf(rendered, text, { known: knownLinks(data, bundle, input.index.baseUrl), base })
  store.put(key, found)
  return found
}

function factsOf(
  { html, tags, title, description }: Exclude<ContentResult, { readonly error: string }>,
  source: string,
  { known, base }: { readonly known: ReadonlySet<string>; readonly base: string },
): RenderedPage {
  const { ids, links } = linksInHtml(html, source)
  const text = textInHtml(html)
  return {
    ids,
    links: [
      ...links.filter(({ href }) => !known.has(href)).map((link) => asWritten(link, source, base)),
      ...unsafeInTags(tags).map((href): LinkFact => ({ kind: 'href', href, line: 1, column: 1 })),
    ],
    secrets: secretsIn(html + JSON.stringify(tags), source),
    noIndex: tags.some(({ attributes }) => asksForNoIndex(attributes)),
    title,
    text: { ...text, title: title ?? text.title, description },
  }
}

/**
 * `Link` adds the base URL of the language. Without it, the link has its place in the source, and is the same
 * in all languages.
 */
function asWritten(link: LinkFact, source: string, base: string): LinkFact {
  if (link.kind !== 'link' || base === '/' || !link.href.startsWith(base)) return link
  const href = `/${link.href.slice(base.length)}`
  const place = placeOfHref(href, source)
  return place ? { ...link, href, ...place, rooted: true } : link
}

/** At their places in the file of the page, where it has them itself. */
function secretsIn(shown: string, source: string): readonly LocalDiagnostic[] {
  const found = secretProblems(shown)
  if (found.length === 0) return found
  const written = secretProblems(source)
  return found.map(
    (one) =>
      written.find(({ fingerprint }) => fingerprint === one.fingerprint) ?? { ...one, line: 0, column: 0 },
  )
}

/**
 * Links that need no check here: those in Markdown are checked where they are written, files of the bundler
 * exist.
 */
function knownLinks(data: RouteData, { files }: Bundle, baseUrl: string): ReadonlySet<string> {
  const attributes = Object.values('code' in data ? (data.code?.attributes ?? {}) : {}).flat()
  const inMarkdown = linksInHtml(attributes.map((one) => `<a ${one}>`).join(''), '').links
  return new Set([
    ...inMarkdown.map(({ href }) => href),
    ...files.map(({ path }) => hrefOf(`/${path}`, baseUrl)),
  ])
}

const noDefaultExport = (file: SourcePath, { path }: Route): Diagnostic => ({
  code: 'pageFailed',
  file,
  line: 1,
  column: 1,
  message: missingDefaultExport(file, path),
  hint: null,
})

const renderFailed = (file: SourcePath, { path }: Route, error: string): Diagnostic => ({
  code: 'pageFailed',
  file,
  line: 1,
  column: 1,
  message: `The page ${path} cannot be rendered: ${error}`,
  about: [`code ${file}`],
  hint: renderHint(error),
})

const notBundled = (file: SourcePath, { path }: Route, reason: string): Diagnostic => ({
  ...renderFailed(file, { path } as Route, ''),
  message: `The page ${path} cannot be shown: ${reason}`,
})
