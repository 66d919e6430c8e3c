// `useDocById`: a document of the sidebar beside the page. The browser does not know the others.
import type { SidebarItem, SidebarLink } from '../../build/shared/routeData.ts'
import { useShown } from '../context/route.tsx'
import { useWholeSidebar } from './wholeSidebar.ts'

export interface DocOfSidebar {
  readonly id: string
  readonly title: string
  /** Known of documents that have a card on the page. */
  readonly description?: string
  readonly sidebar?: string
}

/** Undefined for documents outside of the sidebar. */
export function useDocById(id: string | null | undefined): DocOfSidebar | undefined {
  const { route } = useShown()
  const sidebar = useWholeSidebar()
  if (id === null || id === undefined) return undefined
  const found = sidebar ? linkOf(id, sidebar.items) : undefined
  if (!found) return undefined
  const cards = 'cards' in route ? route.cards : []
  const description = cards.find(({ href }) => href === found.href)?.description ?? undefined
  const name = 'version' in route ? route.version.sidebarName : null
  return {
    id,
    title: found.label,
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
