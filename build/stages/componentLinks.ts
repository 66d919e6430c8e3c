// Links and ids that components of a site with its own theme make. They are known once a page is rendered,
// and are checked before anything is published. Those of pages that an earlier build has rendered are in the
// store.
import { renderFailed } from '../emit/pageQueue.ts'
import type { OtherLinks } from '../link/checkLinks.ts'
import { type ComponentLinks, comparedHref } from '../model/componentLinks.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { pageFile } from '../model/pageFile.ts'
import type { Route } from '../model/route.ts'
import type { Output, PageOutput } from '../outputs/output.ts'
import { groupLinks, type LinkGroup, withPlace } from '../problems/linksOfComponents.ts'
import { componentLinksKey } from '../reuse/keys.ts'
import type { IdsBeforeAndNow } from '../reuse/linkedIds.ts'
import type { RoutePath, SourcePath } from '../shared/paths.ts'
import type { Session } from '../workers/session.ts'
import type { Workers } from '../workers/workers.ts'
import type { RenderJob, RenderResult } from '../workers/writePage.ts'
import type { LateChecks, LinkedContent } from './linkContent.ts'

interface CheckedComponents {
  /** The same outputs. The pages among them are checked. */
  readonly see: (outputs: Iterable<Output>) => Iterable<Output>
  /** Keeps what was found while pages were rendered. */
  readonly keep: (jobs: readonly RenderJob[], results: readonly RenderResult[]) => void
  /** Problems of all pages. Those that nobody has rendered here are rendered now. */
  readonly check: () => Promise<readonly Diagnostic[]>
}

/** Pages that are rendered at a time, so that memory does not grow with the site. */
const atOnce = 400

export function openComponents(content: LinkedContent, session: Session): CheckedComponents {
  const { store } = session
  const pages: PageOutput[] = []
  const failed = new Set<string>()
  return {
    *see(outputs) {
      for (const output of outputs) {
        if (output.type === 'page' && content.checks) pages.push(output)
        yield output
      }
    },
    keep(jobs, results) {
      for (const [at, result] of results.entries()) {
        const key = jobs[at]?.record?.id ?? ''
        if ('error' in result) failed.add(key)
        else if (result.found) store.put(componentLinksKey(key), result.found)
      }
    },
    async check() {
      if (!content.checks) return []
      const unknown = pages.filter(({ key }) => !failed.has(key) && !store.has(componentLinksKey(key)))
      const problems = await renderUnknown(unknown, session)
      return [...problems, ...checkAll(pages, { ...content, checks: content.checks }, session)]
    },
  }
}

/** Whether a page may have these ids instead of those; `id` is that of its record. */
export type MayHaveOtherIds = (id: string, ids: IdsBeforeAndNow) => boolean

/**
 * Fails for a page whose components make other links than before, or ids that others ask for: a whole build
 * checks those of all pages.
 */
export const withSameLinks =
  (render: Workers['render'], store: Session['store'], mayHaveOtherIds: MayHaveOtherIds): Workers['render'] =>
  async (jobs) => {
    const results = await render(jobs)
    return results.map((result, at) => {
      const { record } = jobs[at] as RenderJob
      if ('error' in result || !result.found || !record) return result
      const before = store.get(componentLinksKey(record.published ?? ''))
      const { found: now } = result
      const isSame =
        JSON.stringify([before?.links, before?.unshown]) === JSON.stringify([now.links, now.unshown]) &&
        mayHaveOtherIds(record.id, [new Set(before?.ids), new Set(now.ids)])
      if (!isSame) return { error: 'It has other links.' }
      store.put(componentLinksKey(record.id), now)
      return result
    })
  }

async function renderUnknown(
  pages: readonly PageOutput[],
  { store, workers }: Session,
): Promise<readonly Diagnostic[]> {
  const problems: Diagnostic[] = []
  for (let first = 0; first < pages.length; first += atOnce) {
    const some = pages.slice(first, first + atOnce)
    const results = await workers.pages(some.map(({ job, markdown }) => ({ ...job(), markdown })))
    for (const [at, result] of results.entries()) {
      const page = some[at] as PageOutput
      if ('error' in result) problems.push(renderFailed(page, result.error))
      else if (result.found) store.put(componentLinksKey(page.key), result.found)
    }
  }
  return problems
}

function checkAll(
  pages: readonly PageOutput[],
  { linked, checks }: Pick<LinkedContent, 'linked'> & { readonly checks: LateChecks },
  { store, project }: Session,
): readonly Diagnostic[] {
  const routes = new Map(linked.site.routes.map((route) => [pageFile(route), route]))
  const found: { readonly route: Route; readonly links: ComponentLinks['links'] }[] = []
  const ids = new Map<SourcePath | RoutePath, Set<string>>()
  const unshown = new Map<SourcePath | null, readonly string[]>()
  for (const { html, key } of pages) {
    const known = store.get(componentLinksKey(key))
    const route = routes.get(html)
    if (!known || !route) continue
    if (known.links.length > 0) found.push({ route, links: known.links })
    const owner = route.source ?? route.path
    const all = ids.get(owner) ?? new Set()
    ids.set(owner, all)
    for (const id of known.ids) all.add(id)
    if (route.source !== null) unshown.set(route.source, known.unshown)
  }
  for (const [owner, all] of ids) linked.index.componentIds.set(owner, all)
  const broken = groupLinks(found).flatMap((group) =>
    checks.others([linksOf(group)]).map((problem) => ({ problem, group })),
  )
  const isShown = ({ code, file, href = '' }: Diagnostic): boolean =>
    code !== 'brokenLink' || !unshown.get(file)?.includes(comparedHref(href, project.config.baseUrl))
  return [...checks.held().filter(isShown), ...withPlace(broken, linked.files, project.root)]
}

const linksOf = ({ href, route }: LinkGroup): OtherLinks => ({
  source: route.source,
  locale: route.locale,
  route,
  links: [{ kind: 'link', href, line: 1, column: 1 }],
})
