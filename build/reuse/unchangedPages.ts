// Pages that are surely what they were in the last build: nothing that the rest of the site shows them is new, and neither is their own text.
// They need no data, no link check and no identity made again. After an edit of words that is every page but one.

import type { Problem } from '../model/diagnostics.ts'
import type { Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { htmlOf } from '../outputs/pages/pages.ts'
import { markdownOutput, type SourcePath } from '../shared/paths.ts'
import type { LastBuild } from './manifest.ts'

export interface StandingPages {
  /** Route → identity of all that its page was made from. */
  readonly keys: ReadonlyMap<Route, string>
  /** What the last build found wrong in their files. */
  readonly problems: readonly Problem[]
}

const none: StandingPages = { keys: new Map(), problems: [] }

/** `outline` is that of this build. Pages that show other texts (lists, includes, code) always count as new. */
export function standingPages(
  site: Site,
  last: LastBuild | null,
  outline: string | null,
  hashOf: (source: SourcePath) => string,
): StandingPages {
  if (!last || outline === null || last.outline !== outline) return none
  const keys = new Map<Route, string>()
  const sources = new Set<SourcePath | null>()
  for (const route of site.routes) {
    const { page } = route
    if (!page || page.facts.includes || page.facts.code) continue
    const key = last.manifest.get(htmlOf(route))?.key
    if (key === undefined || last.manifest.get(markdownOutput(route.path))?.key !== hashOf(page.source))
      continue
    keys.set(route, key)
    sources.add(page.source)
  }
  return { keys, problems: last.problems.filter(({ file }) => sources.has(file)) }
}
