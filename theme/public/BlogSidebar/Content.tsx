// `@theme/BlogSidebar/Content`: the list of posts.
import type { ComponentType } from 'react'
import type { BlogSidebarItem } from '../plugin-content-blog/client.tsx'

export interface BlogSidebarContentProps {
  readonly items: readonly BlogSidebarItem[]
  readonly ListComponent: ComponentType<{ readonly items: readonly BlogSidebarItem[] }>
  readonly yearGroupHeadingClassName?: string
}

export default function BlogSidebarContent({ items, ListComponent }: BlogSidebarContentProps) {
  return <ListComponent items={items} />
}
