// `useBlogPost`: a post with the properties that Docusaurus' components read, on its page and in lists.
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { AuthorData, BlogPostRoute, PostHeader, PostSummary } from '../../build/shared/blogData.ts'
import type { LinkData } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { flatToc, type NavigationLink, type TOCItem, updateProps } from './doc.tsx'
import { isoDate } from './isoDate.ts'
import { imageAsset, originOf } from './origin.ts'
import { type TagProps, tagProps } from './tagProps.ts'
import { writtenHref } from './writtenHref.ts'

export interface BlogAuthor {
  readonly name?: string
  readonly title?: string
  readonly url?: string
  readonly imageURL?: string
  readonly description?: string
  readonly email?: string
  readonly key: string | null
  /** Null: the author has no page. */
  readonly page: { readonly permalink: string } | null
  readonly socials?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

export interface BlogPostMetadata {
  readonly permalink: string
  readonly title: string
  readonly description: string
  /** ISO 8601. */
  readonly date: string
  readonly source: string
  readonly readingTime?: number
  readonly hasTruncateMarker: boolean
  readonly unlisted: boolean
  readonly authors: readonly BlogAuthor[]
  readonly tags: readonly TagProps[]
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly prevItem?: NavigationLink
  readonly nextItem?: NavigationLink
  readonly editUrl?: string
  readonly lastUpdatedAt?: number
  readonly lastUpdatedBy?: string
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
  const { post, newer, older, editHref, lastUpdate } = route
  const base = contentOf(post, writtenHref(route, site), route, site)
  return {
    ...base,
    toc: flatToc(route.toc ?? []),
    metadata: {
      ...base.metadata,
      hasTruncateMarker: originOf(route).truncated === true,
      unlisted: route.unlisted,
      ...(newer ? { prevItem: linkTo(newer, site) } : {}),
      ...(older ? { nextItem: linkTo(older, site) } : {}),
      ...(editHref === null ? {} : { editUrl: editHref }),
      ...updateProps(lastUpdate),
    },
    isBlogPostPage: true,
  }
}

const linkTo = (link: LinkData, site: SiteData): NavigationLink => ({
  title: link.label,
  permalink: writtenHref(link, site),
})

const lists = /* @__PURE__ */ new WeakMap<object, PropBlogPostContent>()

/** The post of a list as Docusaurus' lists receive it. */
export function listedPost(post: PostSummary, site: SiteData): PropBlogPostContent {
  const found = lists.get(post)
  if (found) return found
  const { metadata, ...rest } = contentOf(post, writtenHref(post, site), post, site)
  const Excerpt = () => (
    <div data-excerpt dangerouslySetInnerHTML={{ __html: post.body ?? '' }} suppressHydrationWarning />
  )
  const whole = { ...rest, metadata: { ...metadata, hasTruncateMarker: post.more } }
  const content: PropBlogPostContent = Object.assign(Excerpt, whole)
  lists.set(post, content)
  return content
}

function contentOf(
  post: PostHeader,
  href: string,
  data: Parameters<typeof originOf>[0],
  site: SiteData,
): Omit<BlogPostContextValue, 'isBlogPostPage'> {
  const origin = originOf(data)
  const { frontMatter, source, description } = origin
  return {
    frontMatter,
    toc: [],
    assets: {
      ...imageAsset(origin),
      authorsImageUrls: post.authors.map((author) => author.image ?? undefined),
    },
    metadata: {
      permalink: href,
      title: post.title,
      description: description ?? '',
      date: post.date === null ? '' : isoDate(post.date),
      source,
      ...(post.readingMinutes === null ? {} : { readingTime: post.readingMinutes }),
      hasTruncateMarker: false,
      unlisted: false,
      authors: post.authors.map(authorProps),
      tags: tagProps(post.tags, site),
      frontMatter,
    },
  }
}

export function authorProps(author: AuthorData): BlogAuthor {
  const { name, title, image, href, description, socials, key = null, own: fields } = author
  const own = href !== null && !/^[a-z]+:/i.test(href)
  return {
    ...fields,
    key,
    page: own ? { permalink: href } : null,
    ...(name === null ? {} : { name }),
    ...(title === null ? {} : { title }),
    ...(image === null ? {} : { imageURL: image }),
    ...(description === null ? {} : { description }),
    ...(href === null || own ? {} : { url: href }),
    socials: Object.fromEntries(socials.map((social) => [social.platform, social.href])),
  }
}

/** The author in the form that Troodon's components expect. */
export const authorOf = (author: BlogAuthor): AuthorData => ({
  name: author.name ?? null,
  organization: false,
  title: author.title ?? null,
  image: author.imageURL ?? null,
  description: author.description ?? null,
  href: author.page?.permalink ?? author.url ?? null,
  socials: Object.entries(author.socials ?? {}).map(([platform, href]) => ({ platform, href })),
})
