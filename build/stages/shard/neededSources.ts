// The files whose parsed text is needed to render some of the pages.
import type { PlannedSite } from '../../kinds/contentKind.ts'
import { kindOf } from '../../kinds/index.ts'
import type { PageFacts } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { includedPath, type SourcePath, sourcePath } from '../../shared/paths.ts'

/** The pages, and those whose excerpts they list. */
export function withExcerpts(routes: readonly Route[], site: PlannedSite): readonly Route[] {
  const shown = new Set(routes)
  for (const route of routes) for (const excerpt of kindOf(route, site).excerpts(route)) shown.add(excerpt)
  return [...shown]
}

/** Their Markdown files, with all that these include. */
export function neededSources(
  routes: readonly Route[],
  pages: ReadonlyMap<SourcePath, PageFacts>,
): ReadonlySet<SourcePath> {
  const needed = new Set<SourcePath>()
  const add = (source: SourcePath): void => {
    if (needed.has(source) || !pages.has(source)) return
    needed.add(source)
    for (const { specifier, code } of pages.get(source)?.includes ?? [])
      if (code === undefined) add(sourcePath(includedPath(specifier, source)))
  }
  for (const { page } of routes) if (page) add(page.source)
  return needed
}
