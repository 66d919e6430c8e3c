// `useDocById`: a document that the page shows, or one of the sidebar beside it. The browser does not know
// the others.
import type { SidebarItem, SidebarLink } from '../../build/shared/routeData.ts'
import { useShown } from '../context/route.tsx'
import { useDocCards } from './docCards.ts'
import { useWholeSidebar } from './wholeSidebar.ts'

export interface DocOfSidebar {
  readonly id: string
  readonly title: string
  /** Known of documents that have a card on the page. */
  readonly description?: string
  readonly sidebar?: string
}

/** Undefined for documents of other versions, and for unknown ones. */
export function useDocById(id: string | null | undefined): DocOfSidebar | undefined {
  const { route } = useShown()
  const sidebar = useWholeSidebar()
  const { ofDoc } = useDocCards()
  if (id === null || id === undefined) return undefined
  const found = sidebar ? linkOf(id, sidebar.items) : undefined
  const card = ofDoc(id)
  const title = card?.title ?? found?.label
  if (title === undefined) return undefined
  const shown = 'cards' in route ? route.cards : []
  const description =
    card?.description ?? shown.find(({ href }) => href === found?.href)?.description ?? undefined
  const name = 'version' in route ? route.version.sidebarName : null
  return {
    id,
    title,
    ...(description === undefined ? {} : { description }),
    ...(name === null || name === undefined ? {} : { sidebar: name }),
  }
}

function linkOf(id: string, items: readonly SidebarItem[]): SidebarLink | undefined {
  for (const item of items) {
    if (item.type === 'link' && item.docId === id) return item
    const below = item.type === 'category' ? linkOf(id, item.items) : undefined
    if (below) return below
  }
  return undefined
}
