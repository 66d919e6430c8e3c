// Pages that are certainly what they were in the last build: the structure of the site is the same, and so is
// the page's own file. Their data, links and keys are not computed again. After an edit of words that is
// every page but one.
import type { PlannedSite } from '../kinds/contentKind.ts'
import { kindOf } from '../kinds/index.ts'
import type { Problem } from '../model/diagnostics.ts'
import type { Route } from '../model/route.ts'
import { htmlOutput, markdownOutput, type SourcePath } from '../shared/paths.ts'
import type { LastBuild } from './lastBuild.ts'

interface UnchangedPages {
  /** Route → key of its page, as the last build computed it. */
  readonly keys: ReadonlyMap<Route, string>
  /** The problems of the last build in their files. */
  readonly problems: readonly Problem[]
}

const none: UnchangedPages = { keys: new Map(), problems: [] }

/**
 * `structureKey` is that of this build. Pages that show other files (lists, includes, code) are never among
 * them.
 */
export function unchangedPages(
  site: PlannedSite,
  last: LastBuild | null,
  structureKey: string | null,
  hashOf: (source: SourcePath) => string,
): UnchangedPages {
  if (!last || structureKey === null || last.structureKey !== structureKey) return none
  const keys = new Map<Route, string>()
  const sources = new Set<SourcePath | null>()
  for (const route of site.routes) {
    const { page } = route
    if (!page || page.facts.includes || page.facts.code) continue
    if (kindOf(route, site).excerpts(route).length > 0) continue
    const key = last.manifest.get(htmlOutput(route.path))?.key
    // The Markdown file beside the page is a copy: its key is the hash of the source.
    const sourceHash = last.manifest.get(markdownOutput(route.path))?.key
    if (key === undefined || sourceHash !== hashOf(page.source)) continue
    keys.set(route, key)
    sources.add(page.source)
  }
  return { keys, problems: last.problems.filter(({ file }) => sources.has(file)) }
}
