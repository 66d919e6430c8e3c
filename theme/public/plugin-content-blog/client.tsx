// `@docusaurus/plugin-content-blog/client`: hooks about the posts of a blog.
import { useBlogMetadata, useBlogPost } from '../../compat/blog.tsx'
import { isSamePath } from '../../compat/lists.ts'
import { useShown } from '../../context/route.tsx'
import { useSite } from '../../context/site.tsx'
import Link from '../Link.tsx'

export {
  type BlogPostContextValue,
  BlogPostProvider,
  useBlogMetadata,
  useBlogPost,
} from '../../compat/blog.tsx'

export interface BlogSidebarItem {
  readonly title: string
  readonly permalink: string
  readonly unlisted?: boolean
  /** ISO 8601. */
  readonly date?: string | Date
}

/** An unlisted post is visible on its own page. */
export function useVisibleBlogSidebarItems(items: readonly BlogSidebarItem[]): readonly BlogSidebarItem[] {
  const { href } = useShown().route
  return items.filter(({ unlisted, permalink }) => !unlisted || isSamePath(permalink, href))
}

/** Newest year first. */
export function groupBlogSidebarItemsByYear(
  items: readonly BlogSidebarItem[],
): [year: string, items: BlogSidebarItem[]][] {
  const years = new Map<string, BlogSidebarItem[]>()
  for (const item of items) {
    const year = String(new Date(item.date ?? 0).getUTCFullYear())
    years.set(year, [...(years.get(year) ?? []), item])
  }
  return [...years].sort(([a], [b]) => Number(b) - Number(a))
}

export interface BlogSidebarItemListProps {
  readonly items: readonly BlogSidebarItem[]
  readonly ulClassName?: string
  readonly liClassName?: string
  readonly linkClassName?: string
  readonly linkActiveClassName?: string
}

export const BlogSidebarItemList = ({
  items,
  ulClassName,
  liClassName,
  linkClassName,
  linkActiveClassName,
}: BlogSidebarItemListProps) => (
  <ul className={ulClassName}>
    {items.map(({ title, permalink }) => (
      <li key={permalink} className={liClassName}>
        <Link
          isNavLink
          to={permalink}
          {...(linkClassName === undefined ? {} : { className: linkClassName })}
          {...(linkActiveClassName === undefined ? {} : { activeClassName: linkActiveClassName })}
        >
          {title}
        </Link>
      </li>
    ))}
  </ul>
)

/** The post for search engines. Troodon's own pages have it in their head. */
export function useBlogPostStructuredData() {
  const { url } = useSite()
  const { title, description, date, permalink } = useBlogPost().metadata
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url + permalink,
    headline: title,
    name: title,
    description,
    datePublished: date,
  }
}

/** The list for search engines. */
export function useBlogListPageStructuredData(_props?: unknown) {
  const { url } = useSite()
  const { blogBasePath, blogTitle, blogDescription } = useBlogMetadata()
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': url + blogBasePath,
    headline: blogTitle,
    description: blogDescription,
  }
}
