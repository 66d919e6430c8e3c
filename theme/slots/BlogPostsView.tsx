// In place of views/blog/BlogPostsView.tsx.
import type { BlogPostsRoute } from '../../build/shared/blogData.ts'
import { authorProps, listedPost } from '../compat/blog.tsx'
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
  const { blog, tag: writtenTag } = originOf(route)
  const shared = {
    items: route.posts.map((post) => ({ content: listedPost(post, site) })),
    sidebar: blogSidebar(route, sidebar, site),
  }
  const metadata = {
    blogTitle: blog?.title ?? route.title,
    blogDescription: blog?.description ?? route.description ?? route.title,
    permalink: writtenHref(route, site),
    ...route.pages,
    ...(route.newer === null ? {} : { previousPage: route.newer }),
    ...(route.older === null ? {} : { nextPage: route.older }),
  }
  const key = route.path
  if (route.author)
    return (
      <BlogAuthorsPostsPage
        {...shared}
        author={authorProps(route.author)}
        listMetadata={metadata}
        key={key}
      />
    )
  if (!route.all) return <BlogListPage {...shared} metadata={metadata} key={key} />
  const tag = {
    label: writtenTag ?? route.title,
    permalink: writtenHref(route, site),
    allTagsPath: route.all.href,
    count: route.pages?.totalCount ?? route.posts.length,
    unlisted: route.unlisted,
    ...(route.description === null ? {} : { description: route.description }),
  }
  return <BlogTagsPostsPage {...shared} tag={tag} listMetadata={metadata} key={key} />
}
