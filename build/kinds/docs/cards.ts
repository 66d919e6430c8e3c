// The cards of documents and categories on a generated index and in `<DocCardList>`.
import type { Doc, DocsVersion, SidebarCategoryEntry, SidebarEntry } from '../../model/docs.ts'
import { hrefOf, type RoutePath } from '../../shared/paths.ts'
import type { CardData } from '../../shared/routeData.ts'
import { type LinkContext, linkRoute } from './sidebarData.ts'

/** One card per item that leads somewhere. */
export function cardsOf(
  entries: readonly SidebarEntry[],
  version: DocsVersion,
  context: LinkContext,
): CardData[] {
  return entries.flatMap((entry): CardData[] => {
    switch (entry.type) {
      case 'html':
        return []
      case 'link': {
        const { href, external } = context.resolve(entry.href)
        return [
          {
            kind: external ? 'external' : 'doc',
            href,
            label: entry.label,
            description: entry.description ?? null,
            count: null,
          },
        ]
      }
      case 'category':
        return categoryCard(entry, version, context)
      default:
        if (entry.doc.unlisted) return []
        return [
          {
            kind: 'doc',
            href: hrefOf(entry.doc.route, context.baseUrl),
            label: entry.label,
            description: entry.description ?? describe(entry.doc),
            count: null,
          },
        ]
    }
  })
}

function categoryCard(
  entry: SidebarCategoryEntry,
  version: DocsVersion,
  { baseUrl }: LinkContext,
): CardData[] {
  const route = reachable(entry)
  if (!route) return []
  const ownDoc = entry.link && 'doc' in entry.link ? version.docsById.get(entry.link.doc.id) : undefined
  const description = entry.description ?? ownDoc?.page.facts.frontMatter.description ?? null
  return [
    {
      kind: 'category',
      href: hrefOf(route, baseUrl),
      label: entry.label,
      description,
      count: description === null ? entry.items.length : null,
    },
  ]
}

const describe = (doc: Doc): string | null => doc.page.facts.frontMatter.description ?? doc.page.facts.excerpt

/** The category's own page, else the first listed page below it. */
function reachable(entry: SidebarCategoryEntry): RoutePath | null {
  const own = entry.link && 'doc' in entry.link && entry.link.doc.unlisted ? null : linkRoute(entry)
  if (own) return own
  for (const item of entry.items) {
    const below =
      item.type === 'category'
        ? reachable(item)
        : (item.type === 'doc' || item.type === 'ref') && !item.doc.unlisted
          ? item.doc.route
          : null
    if (below) return below
  }
  return null
}
