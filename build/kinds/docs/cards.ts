// The cards of documents and categories on a generated index and in `<DocCardList>`.
import type { Doc, DocsVersion, SidebarCategoryEntry, SidebarEntry } from '../../model/docs.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { CardData, Href } from '../../shared/routeData.ts'
import { isListed } from './listedItems.ts'
import { type LinkContext, labelLanguage, slashOf } from './sidebarData.ts'

/** One card per item that leads somewhere. */
export function cardsOf(
  entries: readonly SidebarEntry[],
  version: DocsVersion,
  context: LinkContext,
): CardData[] {
  return entries.flatMap((entry): CardData[] => {
    if (entry.hidden) return []
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
            ...slashOf(entry),
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
            ...labelLanguage(entry, context),
            description: entry.description ?? describe(entry.doc),
            count: null,
            ...slashOf(entry.doc),
          },
        ]
    }
  })
}

function categoryCard(entry: SidebarCategoryEntry, version: DocsVersion, context: LinkContext): CardData[] {
  const target = reachable(entry, context)
  if (!target) return []
  const { link } = entry
  const ownDoc = link && 'doc' in link ? version.docsById.get(link.doc.id) : undefined
  const description = entry.description ?? ownDoc?.page.facts.frontMatter.description ?? null
  return [
    {
      kind: 'category',
      href: target.href,
      label: entry.label,
      ...labelLanguage(entry, context),
      description,
      // "0 items" would say nothing.
      count: description === null ? entry.items.filter(isListed).length || null : null,
      ...slashOf(target),
      ...(target.external ? { external: true as const } : {}),
    },
  ]
}

/** Null for a document without text. */
const describe = (doc: Doc): string | null => doc.page.facts.frontMatter.description ?? doc.page.facts.excerpt

interface Target {
  readonly href: Href
  readonly external: boolean
  readonly slash?: true
}

/** The category's own page, else the first listed page or link below it. */
function reachable(entry: SidebarCategoryEntry, context: LinkContext): Target | null {
  const own = entry.link && ('doc' in entry.link ? entry.link.doc : entry.link.index)
  if (own && !own.unlisted)
    return { href: hrefOf(own.route, context.baseUrl), external: false, ...slashOf(own) }
  for (const item of entry.items) {
    const below = targetOf(item, context)
    if (below) return below
  }
  return null
}

function targetOf(item: SidebarEntry, context: LinkContext): Target | null {
  if (item.hidden) return null
  switch (item.type) {
    case 'html':
      return null
    case 'category':
      return reachable(item, context)
    case 'link':
      return context.resolve(item.href)
    default:
      return item.doc.unlisted
        ? null
        : { href: hrefOf(item.doc.route, context.baseUrl), external: false, ...slashOf(item.doc) }
  }
}
