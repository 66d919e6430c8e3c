// Pages with code are rendered once before linking: the links and ids that their components make belong in the graph like
// those of Markdown.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asksForNoIndex } from '../../kinds/indexable.ts'
import type { OtherLinks } from '../../link/checkLinks.ts'
import { linksInHtml } from '../../link/linksInHtml.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { PageText, RenderedPage } from '../../model/renderedPage.ts'
import type { Route } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { missingDefaultExport } from '../../render/renderRoute.ts'
import { renderedPageKey } from '../../reuse/keys.ts'
import { hrefOf, type SourcePath } from '../../shared/paths.ts'
import type { Session } from '../../workers/session.ts'
import type { CodeContext } from './pageCode.ts'
import { dataOf } from './pages.ts'
import type { SharedData } from './shareData.ts'
import { textInHtml } from './textInHtml.ts'

export interface InspectedPages {
  readonly links: readonly OtherLinks[]
  readonly ids: ReadonlyMap<SourcePath, ReadonlySet<string>>
  /** Pages whose head asks search engines to stay away. */
  readonly noIndex: ReadonlySet<SourcePath>
  /** What pages with code name their title while they are rendered. */
  readonly titles: ReadonlyMap<Route, string>
  /** What the search finds in pages with code. */
  readonly texts: ReadonlyMap<Route, PageText>
  readonly diagnostics: readonly Diagnostic[]
}

export async function inspectPages(
  site: Site,
  shared: SharedData,
  code: CodeContext,
  session: Session,
): Promise<InspectedPages> {
  const links: OtherLinks[] = []
  const ids = new Map<SourcePath, Set<string>>()
  const diagnostics: Diagnostic[] = []
  const noIndex = new Set<SourcePath>()
  const titles = new Map<Route, string>()
  const texts = new Map<Route, PageText>()
  for (const route of site.routes) {
    const source = route.source
    const module = source === null ? undefined : code.bundle.pages[source]
    if (source === null || !module) continue
    if (!module.hasDefaultExport) {
      diagnostics.push({
        code: 'missingDefaultExport',
        file: source,
        line: 1,
        column: 1,
        message: missingDefaultExport(source, route.path),
        hint: null,
      })
      continue
    }
    const found = await inspect(route, source, shared, code, session)
    if ('code' in found) {
      diagnostics.push(found)
      continue
    }
    links.push({ source, locale: route.locale, route, links: found.links })
    const known = ids.get(source) ?? new Set()
    ids.set(source, known)
    for (const id of found.ids) known.add(id)
    if (found.noIndex) noIndex.add(source)
    if (found.title) titles.set(route, found.title)
    texts.set(route, found.text)
  }
  return { links, ids, noIndex, titles, texts, diagnostics }
}

async function inspect(
  route: Route,
  page: SourcePath,
  shared: SharedData,
  code: CodeContext,
  { project, store, workers, engine }: Session,
): Promise<RenderedPage | Diagnostic> {
  const { bundle } = code
  const module = bundle.pages[page]
  const data = dataOf(route, shared, code)
  const source = readFileSync(join(project.root, page), 'utf8')
  const key = renderedPageKey({
    engine,
    bundle: bundle.key,
    module: module?.key ?? '',
    site: shared.sites.get(route.locale)?.file.hash ?? '',
    data: JSON.stringify(data),
    source,
  })
  const known = store.get(key)
  if (known) return known
  const rendered = await workers.content({
    route: data,
    locale: route.locale,
    serverFile: module?.serverFile ?? '',
  })
  if ('error' in rendered)
    return {
      code: 'renderFailed',
      file: page,
      line: 1,
      column: 1,
      message: `The page ${route.path} cannot be rendered: ${rendered.error}`,
      hint: null,
    }
  const whole = linksInHtml(rendered.html, source)
  // Links of the texts are checked where they are written; files of the bundler are there.
  const texts = Object.values('code' in data ? (data.code?.attributes ?? {}) : {}).flat()
  const known_ = new Set(
    linksInHtml(texts.map((attributes) => `<a ${attributes}>`).join(''), '').links.map(({ href }) => href),
  )
  const made = new Set(bundle.files.map(({ path }) => hrefOf(`/${path}`, code.index.baseUrl)))
  const text = textInHtml(rendered.html)
  const found: RenderedPage = {
    ids: whole.ids,
    links: whole.links.filter(({ href }) => !known_.has(href) && !made.has(href)),
    noIndex: rendered.tags.some(({ attributes }) => asksForNoIndex(attributes)),
    title: rendered.title,
    text: { ...text, title: rendered.title ?? text.title, description: rendered.description },
  }
  store.put(key, found)
  return found
}
