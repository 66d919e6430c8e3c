// Properties that several public components share.
import type { BlogSidebarItem } from '../public/plugin-content-blog/client.tsx'
import type { PropSidebarItem } from './sidebarItems.ts'

export interface BlogSidebarData {
  readonly title: string
  readonly items: readonly BlogSidebarItem[]
}

export interface DocSidebarProps {
  /** URL of the page. */
  readonly path: string
  readonly sidebar: readonly PropSidebarItem[]
  readonly onCollapse: () => void
  readonly isHidden: boolean
}

export interface DocSidebarItemProps<Item extends PropSidebarItem = PropSidebarItem> {
  readonly item: Item
  /** URL of the page. */
  readonly activePath: string
  readonly onItemClick?: (item: PropSidebarItem) => void
  /** From 1. */
  readonly level: number
  readonly tabIndex?: number
  readonly index: number
}

export interface NavbarItemSettings {
  readonly label: string
  readonly to?: string
  readonly href?: string
  readonly className?: string
  readonly position?: 'left' | 'right'
  readonly items: readonly Readonly<Record<string, unknown>>[]
  readonly mobile?: boolean
}
