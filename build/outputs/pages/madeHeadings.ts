// Headings whose words a component makes: the table of contents has them as the page shows them, once React
// has rendered it.
import type { Route } from '../../model/route.ts'
import { escapeHtml } from '../../shared/escape.ts'
import type { RouteData } from '../../shared/routeData.ts'
import type { TocItem } from '../../shared/toc.ts'
import type { LinkedSite } from '../linkedSite.ts'

export function withMadeHeadings(
  data: RouteData,
  route: Route,
  { inspected }: Pick<LinkedSite, 'inspected'>,
): RouteData {
  const made = route.page?.facts.headings.filter((heading) => heading.made) ?? []
  const text = made.length === 0 ? undefined : inspected.texts.get(route)
  if (!text) return data
  const ids = new Set(made.map(({ id }) => id))
  const words = new Map(text.headings.filter(({ id }) => ids.has(id)).map((one) => [one.id, one.text]))
  const shown = <Item extends { readonly id: string; readonly html: string }>(item: Item): Item => {
    const own = words.get(item.id)
    return own ? { ...item, html: escapeHtml(own) } : item
  }
  const tree = (items: readonly TocItem[]): readonly TocItem[] =>
    items.map((item) => ({ ...shown(item), children: tree(item.children) }))
  return {
    ...data,
    ...('toc' in data && data.toc ? { toc: tree(data.toc) } : {}),
    ...('headings' in data && data.headings ? { headings: data.headings.map(shown) } : {}),
  } as RouteData
}
