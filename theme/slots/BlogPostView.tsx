// In place of views/blog/BlogPostView.tsx.
import type { ComponentType } from 'react'
import type { BlogPostRoute } from '../../build/shared/blogData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { type PropBlogPostContent, postOf } from '../compat/blog.tsx'
import { blogSidebar } from '../compat/blogSidebar.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { Body } from '../layout/Body.tsx'
import BlogPostPage from '../public/BlogPostPage.tsx'

const contents = new WeakMap<BlogPostRoute, PropBlogPostContent>()

/** The text as a component with the data of the post, as Docusaurus' routes receive it. */
function contentOf(post: BlogPostRoute, site: SiteData): PropBlogPostContent {
  const known = contents.get(post)
  if (known) return known
  const Text: ComponentType = () => <Body html={post.body ?? ''} code={post.code} />
  const { metadata, frontMatter, assets, toc } = postOf(post, site)
  const content = Object.assign(Text, { metadata, frontMatter, assets, toc })
  contents.set(post, content)
  return content
}

export function BlogPostView({ route }: { readonly route: BlogPostRoute }) {
  const { sidebar } = useShown()
  const site = useSite()
  return (
    <BlogPostPage
      content={contentOf(route, site)}
      sidebar={blogSidebar(route, sidebar, site)}
      key={route.path}
    />
  )
}
