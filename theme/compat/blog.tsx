// `useBlogPost`: a post with the properties that Docusaurus' components read, on its page and in lists.
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { BlogPostRoute, PostHeader, PostSummary } from '../../build/shared/blogData.ts'
import type { PostOrigin } from '../../build/shared/routeBase.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { flatToc, type TOCItem } from './doc.tsx'
import { imageAsset, originOf } from './origin.ts'
import { writtenHref } from './writtenHref.ts'

export interface BlogPostMetadata extends PostOrigin {
  readonly permalink: string
  readonly title: string
  readonly description: string
  readonly source: string
  readonly frontMatter: Readonly<Record<string, unknown>>
}

export interface BlogPostContextValue {
  readonly metadata: BlogPostMetadata
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly assets: { readonly image?: string; readonly authorsImageUrls: readonly (string | undefined)[] }
  readonly toc: readonly TOCItem[]
  /** False in lists. */
  readonly isBlogPostPage: boolean
}

/** A post in a list: a component that shows its excerpt, with the data of the post. */
export type PropBlogPostContent = ComponentType & Omit<BlogPostContextValue, 'isBlogPostPage'>

const BlogPost = /* @__PURE__ */ createContext<BlogPostContextValue | null>(null)

export const BlogPostProvider = ({
  content,
  isBlogPostPage = false,
  children,
}: {
  readonly content: Omit<BlogPostContextValue, 'isBlogPostPage'>
  readonly isBlogPostPage?: boolean
  readonly children: ReactNode
}) => {
  const { metadata, frontMatter, assets, toc } = content
  return <BlogPost value={{ metadata, frontMatter, assets, toc, isBlogPostPage }}>{children}</BlogPost>
}

/** The post around the component, or of the page. Throws when there is none. */
export function useBlogPost(): BlogPostContextValue {
  const given = use(BlogPost)
  const { route } = useShown()
  const site = useSite()
  if (given) return given
  if (route.view !== 'blogPost')
    throw new Error(`Hook useBlogPost is called outside the <BlogPostProvider>: ${route.path} is not a post.`)
  const found = known.get(route) ?? postOf(route, site)
  known.set(route, found)
  return found
}

const known = /* @__PURE__ */ new WeakMap<object, BlogPostContextValue>()

/** The blog of the page. Throws on other pages. */
export function useBlogMetadata() {
  const { route } = useShown()
  const site = useSite()
  const { blog } = originOf(route)
  if (blog)
    return {
      blogBasePath: writtenHref(blog, site),
      blogTitle: blog.title,
      blogDescription: blog.description,
      authorsListPath: writtenHref({ href: blog.authorsHref }, site),
    }
  throw new Error(`Hook useBlogMetadata is called outside of a blog: ${route.path} is not a page of one.`)
}

export function postOf(route: BlogPostRoute, site: SiteData): BlogPostContextValue {
  return {
    ...contentOf(route.post, writtenHref(route, site), route),
    toc: flatToc(route.toc ?? []),
    isBlogPostPage: true,
  }
}

const lists = /* @__PURE__ */ new WeakMap<object, PropBlogPostContent>()

/** The post of a list as Docusaurus' lists receive it. */
export function listedPost(post: PostSummary, site: SiteData): PropBlogPostContent {
  const found = lists.get(post)
  if (found) return found
  const Excerpt = () => (
    <div data-excerpt dangerouslySetInnerHTML={{ __html: post.body ?? '' }} suppressHydrationWarning />
  )
  const content = Object.assign(Excerpt, contentOf(post, writtenHref(post, site), post))
  lists.set(post, content)
  return content
}

function contentOf(
  { title, authors }: PostHeader,
  permalink: string,
  data: Parameters<typeof originOf>[0],
): Omit<BlogPostContextValue, 'isBlogPostPage'> {
  const origin = originOf(data)
  const { frontMatter, source, description, post = noPost } = origin
  return {
    frontMatter,
    toc: [],
    assets: {
      ...imageAsset(origin),
      authorsImageUrls: authors.map(({ image }) => image ?? undefined),
    },
    metadata: { ...post, permalink, title, description: description ?? '', source, frontMatter },
  }
}

const noPost: PostOrigin = { date: '', tags: [], authors: [], hasTruncateMarker: false, unlisted: false }
