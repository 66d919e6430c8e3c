// Which items of a sidebar readers see on other pages: those that are not unlisted.
import type { SidebarCategoryEntry, SidebarEntry } from '../../model/docs.ts'

/** Whether readers see an item in the sidebar of other pages. */
export const isListed = (item: SidebarEntry): boolean =>
  !item.hidden &&
  (item.type === 'category'
    ? (item.link !== null && !isUnlisted(item.link)) || item.items.some(isListed)
    : !('doc' in item && item.doc.unlisted))

/** Of the link of a category. */
export const isUnlisted = (link: NonNullable<SidebarCategoryEntry['link']>): boolean =>
  ('doc' in link ? link.doc.unlisted : link.index.unlisted) === true
