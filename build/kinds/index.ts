// The content kinds of a site, in the order in which they claim paths. A new kind is a folder beside these
// and one row here.
import type { Route } from '../model/route.ts'
import type { LocaleSite } from '../model/site.ts'
import { blog } from './blog/index.ts'
import type { ContentKind, PlannedSite } from './contentKind.ts'
import { debug } from './debug/index.ts'
import { docs } from './docs/index.ts'
import { pages } from './pages/index.ts'
import { plugin } from './plugin/index.ts'

export const contentKinds: readonly ContentKind[] = [docs, blog, pages, plugin, debug]

/** The kind that planned a route. */
export function kindOf(route: Route, { kinds }: Pick<PlannedSite, 'kinds'>): ContentKind {
  const kind = kinds.find(({ name }) => name === route.kind)
  if (!kind)
    throw new Error(`The route ${route.path} is of the kind "${route.kind}", which is not registered.`)
  return kind
}

/** Everything planned in one language, with the kind that planned it. */
export const contentsIn = (
  { content }: LocaleSite,
  { kinds }: Pick<PlannedSite, 'kinds'>,
): readonly { readonly kind: ContentKind; readonly content: unknown }[] =>
  kinds.flatMap((kind) => (content.get(kind.name) ?? []).map((one) => ({ kind, content: one })))
