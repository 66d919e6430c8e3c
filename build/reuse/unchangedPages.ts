// Pages that are certainly what they were in the last build, because their group is: its files are the same,
// and so is all that they show of others (groupKeys.ts). Their data and keys are not computed again.
import type { PlannedSite } from '../kinds/contentKind.ts'
import type { Route } from '../model/route.ts'
import { htmlOutput } from '../shared/paths.ts'
import { groupOf } from './groupKeys.ts'
import type { LastBuild } from './lastBuild.ts'

/**
 * Route → key of its page, as the last build computed it. `groups` are the keys of this build. Pages that
 * show other files (includes, code) or links of other pages are never among them.
 */
export function unchangedPages(
  site: PlannedSite,
  last: LastBuild | null,
  groups: ReadonlyMap<string, string>,
): ReadonlyMap<Route, string> {
  const keys = new Map<Route, string>()
  const same = new Set<string | null>()
  for (const [name, key] of groups) if (last?.groups[name] === key) same.add(name)
  if (!last || same.size === 0) return keys
  for (const route of site.routes) {
    if (!same.has(groupOf(route, site))) continue
    if (route.page?.facts.includes || route.page?.facts.code) continue
    if (route.page?.facts.widgets?.includes('Backlinks')) continue
    const key = last.manifest.get(htmlOutput(route.path))?.key
    if (key !== undefined) keys.set(route, key)
  }
  return keys
}
