// The data of a route as JSON: for the document, for navigation, and for the records of the build.
import { withoutBodies } from '../kinds/bodies.ts'
import type { RouteData, RoutePayload } from '../shared/routeData.ts'

/** What the document has already: elements of its head, and style sheets. */
type Later = Readonly<Required<Pick<RoutePayload, 'generated' | 'styles'>>>

/**
 * The route's data with and without its HTML, as JSON. The data around the HTML is written once. `data` is
 * the route alone, without HTML. The document contains what comes `later` already.
 */
export function payloadsOf(
  route: RouteData,
  shared: Pick<RoutePayload, 'runtime' | 'policy'>,
  { generated, styles }: Later,
) {
  const begin = beginOf(shared)
  const isSame = generated.length === 0 && styles.length === 0
  const beginWhole = isSame
    ? begin
    : beginOf({
        ...shared,
        ...(generated.length > 0 ? { generated } : {}),
        ...(styles.length > 0 ? { styles } : {}),
      })
  if (!('body' in route) || route.body === null) {
    const data = JSON.stringify(withoutBodies(route))
    return { data, inDocument: `${begin}${data}}`, whole: [beginWhole, JSON.stringify(route), '}'] }
  }
  const marked = JSON.stringify({ ...route, body: bodyMark })
  const at = marked.indexOf(bodyJson)
  const before = marked.slice(0, at)
  const behind = marked.slice(at + bodyJson.length)
  const data = `${before}null${behind}`
  return {
    data,
    inDocument: `${begin}${data}}`,
    whole: [beginWhole, before, JSON.stringify(route.body), behind, '}'],
  }
}

const beginOf = (shared: Omit<RoutePayload, 'route'>): string =>
  `${JSON.stringify(shared).slice(0, -1)},"route":`

/** No other string of a page has NUL in it. */
const bodyMark = '\0body'
const bodyJson = JSON.stringify(bodyMark)
