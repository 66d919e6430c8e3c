// A blog as planned: posts in order, the pages of its lists, its tags and authors. Changelogs are blogs too.
import type { RoutePath, SourcePath } from '../shared/paths.ts'
import type { AuthorType } from './frontMatter.ts'
import type { Page } from './page.ts'
import type { BlogConfig } from './project.ts'
import type { Route } from './route.ts'
import type { TagLink } from './tagLink.ts'

export interface Tag {
  readonly label: string
  /** Begins with a slash, below the page of all tags. */
  readonly permalink: string
  readonly description: string | null
  /** It is in no tags file. */
  readonly inline?: true
}

export interface TagGroup<Item> {
  readonly tag: Tag
  /** The items on the tag's page. */
  readonly items: readonly Item[]
  /** Every item is unlisted. */
  readonly unlisted: boolean
}

export interface Author {
  /** Null for authors written in a post alone. */
  readonly key: string | null
  /** Name, image or both are there. */
  readonly name: string | null
  /** Null counts as a person. */
  readonly type: AuthorType | null
  readonly title: string | null
  readonly url: string | null
  readonly email: string | null
  readonly image: string | null
  readonly description: string | null
  /** Platform → URL. */
  readonly socials: Readonly<Record<string, string>>
  /** The author's page; null when there is none. */
  readonly route: RoutePath | null
  /** Fields of the authors file that are the site's own: its components can show them. */
  readonly own?: Readonly<Record<string, unknown>>
}

export interface Post {
  readonly page: Page
  readonly route: RoutePath
  /** Relative to the blog's folder: `2024-11-22-care.md`. */
  readonly relative: string
  readonly title: string
  readonly description: string | null
  /** UTC, `2024-11-22T20:00:00.000Z`; null for a post without a date. */
  readonly date: string | null
  /** Like `date`; null unless `date` is the day of an earlier event. */
  readonly published: string | null
  readonly unlisted: boolean
  readonly authors: readonly Author[]
  readonly tags: readonly TagLink[]
  /** Null when the blog or the post hides it; 0 for an empty post. */
  readonly readingMinutes: number | null
}

/** One page of a list of posts. */
export interface PostsPage {
  readonly route: RoutePath
  /** From 1. */
  readonly number: number
  /** Of the list. */
  readonly totalPages: number
  readonly totalPosts: number
  readonly posts: readonly Post[]
  readonly newer: RoutePath | null
  readonly older: RoutePath | null
}

export interface PostTag extends TagGroup<Post> {
  readonly pages: readonly PostsPage[]
}

export interface PostAuthor {
  readonly author: Author
  /** Listed posts, newest first. */
  readonly posts: readonly Post[]
  /** Empty when the author has no page of their own. */
  readonly pages: readonly PostsPage[]
}

export interface BlogInstance {
  readonly config: BlogConfig
  readonly route: RoutePath
  /** Folder of the untranslated posts, from the root, and of the translated ones. */
  readonly folder: string
  readonly localizedFolder: string | null
  /** Newest first, unlisted ones included. */
  readonly posts: readonly Post[]
  readonly listed: readonly Post[]
  readonly pages: readonly PostsPage[]
  readonly tagsRoute: RoutePath | null
  readonly tags: readonly PostTag[]
  readonly authorsRoute: RoutePath | null
  /** Those of the authors file, in its order. */
  readonly authors: readonly PostAuthor[]
  readonly authorsFile: SourcePath | null
  readonly archiveRoute: RoutePath | null
  /** The page of each post. */
  readonly postRoutes: ReadonlyMap<Post, BlogPostRouteEntry>
}

interface BlogRouteBase extends Route {
  readonly kind: 'blog'
  readonly blog: BlogInstance
}

export interface BlogPostRouteEntry extends BlogRouteBase {
  readonly type: 'blogPost'
  readonly page: Page
  readonly post: Post
  readonly newer: Post | null
  readonly older: Post | null
  /** The page of the list that shows the post. */
  readonly list: RoutePath
}

export interface BlogPostsRouteEntry extends BlogRouteBase {
  readonly type: 'blogPosts'
  readonly postsPage: PostsPage
  readonly of: { readonly tag: PostTag } | { readonly author: PostAuthor } | null
}

export interface BlogArchiveRouteEntry extends BlogRouteBase {
  readonly type: 'blogArchive'
}

export interface BlogTagsRouteEntry extends BlogRouteBase {
  readonly type: 'blogTags'
}

export interface BlogAuthorsRouteEntry extends BlogRouteBase {
  readonly type: 'blogAuthors'
}

export type BlogRoute =
  | BlogPostRouteEntry
  | BlogPostsRouteEntry
  | BlogArchiveRouteEntry
  | BlogTagsRouteEntry
  | BlogAuthorsRouteEntry
