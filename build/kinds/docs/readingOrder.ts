// The order in which "Previous" and "Next" go through a sidebar.
import type { Doc, GeneratedIndex, SidebarEntry, Stop } from '../../model/docs.ts'
import { isUnlisted } from './listedItems.ts'

/**
 * Documents and linked categories in reading order; `ref` items, hidden and unlisted ones are not part of it.
 */
export function* stopsOf(items: readonly SidebarEntry[]): Generator<Stop> {
  for (const item of items) {
    if (item.hidden) continue
    if (item.type === 'doc' && !item.doc.unlisted) yield stop(item.doc, stopLabel(item.doc, item.label), item)
    if (item.type !== 'category') continue
    if (item.link && !isUnlisted(item.link)) {
      if ('index' in item.link) yield stop(item.link.index, item.label, item)
      else yield stop(item.link.doc, stopLabel(item.link.doc, item.link.doc.title), item)
    }
    yield* stopsOf(item.items)
  }
}

const stop = (
  { route, slash }: Doc | GeneratedIndex,
  label: string,
  { untranslated }: Pick<Stop, 'untranslated'>,
): Stop => ({
  route,
  label,
  ...(untranslated ? { untranslated } : {}),
  ...(slash ? { slash } : {}),
})

const stopLabel = ({ page: { facts } }: Doc, label: string): string =>
  facts.frontMatter.pagination_label ?? facts.frontMatter.sidebar_label ?? label
