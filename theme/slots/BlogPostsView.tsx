// In place of views/blog/BlogPostsView.tsx.
import type { BlogPostsRoute } from '../../build/shared/blogData.ts'
import { listedPost } from '../compat/blog.tsx'
import { blogSidebar } from '../compat/blogSidebar.ts'
import { originOf } from '../compat/origin.ts'
import { writtenHref } from '../compat/writtenHref.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import BlogAuthorsPostsPage from '../public/Blog/Pages/BlogAuthorsPostsPage.tsx'
import BlogListPage from '../public/BlogListPage.tsx'
import BlogTagsPostsPage from '../public/BlogTagsPostsPage.tsx'

export function BlogPostsView({ route }: { readonly route: BlogPostsRoute }) {
  const { sidebar } = useShown()
  const site = useSite()
  const { blog, tag: writtenTag, authors: [author] = [] } = originOf(route)
  const shared = {
    items: route.posts.map((post) => ({ content: listedPost(post, site) })),
    sidebar: blogSidebar(route, sidebar, site),
  }
  const metadata = {
    blogTitle: blog?.title ?? route.title,
    blogDescription: blog?.description ?? route.description ?? route.title,
    permalink: writtenHref(route, site),
    ...route.pages,
    ...(route.newer === null ? {} : { previousPage: writtenHref({ href: route.newer }, site) }),
    ...(route.older === null ? {} : { nextPage: writtenHref({ href: route.older }, site) }),
  }
  const key = route.path
  if (author) {
    const count = route.pages?.totalCount ?? route.posts.length
    return (
      <BlogAuthorsPostsPage {...shared} author={{ ...author, count }} listMetadata={metadata} key={key} />
    )
  }
  if (!route.all) return <BlogListPage {...shared} metadata={metadata} key={key} />
  const tag = {
    label: writtenTag ?? route.title,
    permalink: writtenHref(route, site),
    allTagsPath: writtenHref(route.all, site),
    count: route.pages?.totalCount ?? route.posts.length,
    unlisted: route.unlisted,
    ...(route.description === null ? {} : { description: route.description }),
  }
  return <BlogTagsPostsPage {...shared} tag={tag} listMetadata={metadata} key={key} />
}
