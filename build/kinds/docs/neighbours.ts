// The previous and next page in reading order.
import type { Doc, DocsVersion, Stop } from '../../model/docs.ts'
import { hrefOf, type RoutePath } from '../../shared/paths.ts'
import type { LinkData } from '../../shared/routeData.ts'
import type { DataContext } from '../contentKind.ts'
import { untranslatedIn } from '../translations.ts'
import { type LinkContext, labelLanguage } from './sidebarData.ts'
import { isOriginal } from './translations.ts'

type Neighbours = { readonly previous: LinkData | null; readonly next: LinkData | null }

/** Neighbours in the sidebar shown; front matter names another document by id, or none with null. */
export function neighbours(
  doc: Doc,
  version: DocsVersion,
  { config }: Pick<DataContext, 'config'>,
  locale = config.i18n.defaultLocale,
): Neighbours {
  const context = { baseUrl: config.baseUrl, untranslated: untranslatedIn(locale, config) }
  const order = version.sidebars.find(({ name }) => name === doc.sidebar)?.order ?? []
  const { previous, next } = doc.unlisted ? { previous: null, next: null } : around(order, doc.route, context)
  const named = (id: string | null | undefined, otherwise: LinkData | null): LinkData | null => {
    if (id === undefined || id === null) return id === null ? null : otherwise
    const target = version.docsById.get(id)
    return !target || target.unlisted
      ? null
      : linkTo(
          isOriginal(target, version) ? { ...target, untranslated: true } : target,
          paginationLabel(target),
          context,
        )
  }
  const front = doc.page.facts.frontMatter
  return { previous: named(front.pagination_prev, previous), next: named(front.pagination_next, next) }
}

const paginationLabel = ({ title, page }: Doc): string =>
  page.facts.frontMatter.pagination_label ?? page.facts.frontMatter.sidebar_label ?? title

/** Order → path → index, so that finding a page's neighbours does not search the order for every page. */
const placesOf = new WeakMap<readonly Stop[], ReadonlyMap<RoutePath, number>>()

/** The stops before and after a path in an order. */
export function around(order: readonly Stop[], path: RoutePath, context: StopContext): Neighbours {
  let places = placesOf.get(order)
  if (!places) {
    places = new Map([...order.entries()].reverse().map(([index, stop]) => [stop.route, index]))
    placesOf.set(order, places)
  }
  const at = places.get(path)
  const link = (stop: Stop | undefined): LinkData | null => (stop ? linkTo(stop, stop.label, context) : null)
  return at === undefined
    ? { previous: null, next: null }
    : { previous: link(order[at - 1]), next: link(order[at + 1]) }
}

type StopContext = Pick<LinkContext, 'baseUrl' | 'untranslated'>

const linkTo = (
  stop: Pick<Stop, 'route' | 'untranslated'> & { readonly slash?: true | undefined },
  label: string,
  context: StopContext,
): LinkData => ({
  href: hrefOf(stop.route, context.baseUrl),
  label,
  ...labelLanguage(stop, context),
  ...(stop.slash ? { slash: stop.slash } : {}),
})
