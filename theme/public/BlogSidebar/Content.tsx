// `@theme/BlogSidebar/Content`: the list of posts, by year if the theme's configuration says so.
import { type ComponentType, memo } from 'react'
import { useThemeConfig } from '../../compat/themeConfig.ts'
import { type BlogSidebarItem, groupBlogSidebarItemsByYear } from '../plugin-content-blog/client.tsx'

export interface BlogSidebarContentProps {
  readonly items: readonly BlogSidebarItem[]
  readonly ListComponent: ComponentType<{ readonly items: readonly BlogSidebarItem[] }>
  readonly yearGroupHeadingClassName?: string
}

export default memo(function BlogSidebarContent({
  items,
  ListComponent,
  yearGroupHeadingClassName,
}: BlogSidebarContentProps) {
  const { blog } = useThemeConfig() as { readonly blog?: { readonly sidebar?: { groupByYear?: boolean } } }
  if (!blog?.sidebar?.groupByYear) return <ListComponent items={items} />
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div role="group" key={year}>
      <h3 className={yearGroupHeadingClassName}>{year}</h3>
      <ListComponent items={posts} />
    </div>
  ))
})
