// React pages are rendered once before linking: their links and ids belong in the graph like those of Markdown.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundle } from './io/bundle.ts'
import { hashOf } from './io/hash.ts'
import type { OtherLinks } from './link/checkLinks.ts'
import type { HtmlLinks } from './link/linksInHtml.ts'
import { linksInHtml } from './link/linksInHtml.ts'
import type { Diagnostic } from './model/diagnostics.ts'
import type { ComponentPageRouteEntry, Site } from './model/site.ts'
import { dataOf } from './planOutputs.ts'
import { missingDefaultExport } from './render/renderRoute.ts'
import type { Session } from './session.ts'
import type { SharedData } from './shareData.ts'
import type { SourcePath } from './shared/paths.ts'

export interface InspectedPages {
  readonly links: readonly OtherLinks[]
  readonly ids: ReadonlyMap<SourcePath, ReadonlySet<string>>
  readonly diagnostics: readonly Diagnostic[]
}

export async function inspectPages(site: Site, shared: SharedData, bundle: Bundle, session: Session): Promise<InspectedPages> {
  const links: OtherLinks[] = []
  const ids = new Map<SourcePath, Set<string>>()
  const diagnostics: Diagnostic[] = []
  for (const route of site.routes) {
    if (route.kind !== 'componentPage') continue
    if (bundle.pages[route.source]?.hasDefaultExport === false) {
      diagnostics.push({
        code: 'missingDefaultExport',
        file: route.source,
        line: 1,
        column: 1,
        message: missingDefaultExport(route.source, route.path),
        hint: null,
      })
      continue
    }
    const found = await inspect(route, shared, bundle, session)
    if ('code' in found) {
      diagnostics.push(found)
      continue
    }
    links.push({ source: route.source, locale: route.locale, route, links: found.links })
    const known = ids.get(route.source) ?? new Set()
    ids.set(route.source, known)
    for (const id of found.ids) known.add(id)
  }
  return { links, ids, diagnostics }
}

async function inspect(
  route: ComponentPageRouteEntry,
  shared: SharedData,
  bundle: Bundle,
  { project, store, crew }: Session,
): Promise<HtmlLinks | Diagnostic> {
  const data = dataOf(route, shared, bundle)
  const source = readFileSync(join(project.root, route.source), 'utf8')
  const key = `i:${hashOf(bundle.key, shared.sites.get(route.locale)?.file.hash ?? '', JSON.stringify(data), source)}`
  const known = store.get(key)
  if (known !== undefined) return JSON.parse(known) as HtmlLinks
  const rendered = (await crew.inline()).content(data, route.locale)
  if ('error' in rendered)
    return {
      code: 'renderFailed',
      file: route.source,
      line: 1,
      column: 1,
      message: `The page ${route.path} cannot be rendered: ${rendered.error}`,
      hint: null,
    }
  const found = linksInHtml(rendered.html, source)
  store.put(key, JSON.stringify(found))
  return found
}
