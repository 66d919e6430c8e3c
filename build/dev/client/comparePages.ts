// How much of a page changed between two builds, from its data.
import type { RoutePayload } from '../../shared/routeData.ts'

/** The parts of a page's `index.json` that an update uses. */
export type PageData = Pick<RoutePayload, 'runtime' | 'route'>

/**
 * `body`: only the rendered Markdown. `route`: other data of the page. `runtime`: the code of the theme.
 * `nothing`: the page looks the same.
 */
export type Change = 'body' | 'route' | 'runtime' | 'nothing'

export function comparePages(before: PageData, after: PageData): Change {
  const isSame = JSON.stringify(before.route) === JSON.stringify(after.route)
  if (before.runtime !== after.runtime) return isSame ? 'nothing' : 'runtime'
  return bodyOf(before) !== null && bodyOf(after) !== null && aroundBody(before) === aroundBody(after)
    ? 'body'
    : 'route'
}

/** Null for a page whose Markdown is code. */
export function bodyOf({ route }: PageData): string | null {
  return 'body' in route && typeof route.body === 'string' ? route.body : null
}

/** A description made from the beginning of the body changes with it, and readers do not see it. */
const aroundBody = ({ route }: PageData): string =>
  JSON.stringify({ ...route, body: '', head: { ...route.head, description: '' } })
