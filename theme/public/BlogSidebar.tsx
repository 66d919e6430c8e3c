// `@theme/BlogSidebar`: the posts beside a page of a blog.
import type { BlogSidebarData } from '../compat/propTypes.ts'
import Desktop from './BlogSidebar/Desktop.tsx'

export default function BlogSidebar({ sidebar }: { readonly sidebar?: BlogSidebarData | undefined }) {
  return sidebar && sidebar.items.length > 0 ? <Desktop sidebar={sidebar} /> : null
}
