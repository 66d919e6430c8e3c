// The data of the views of a blog. The conventions are those of routeData.ts.
import type {
  CardData,
  CommentsData,
  Href,
  LastUpdate,
  LinkData,
  PageCode,
  RouteBase,
  SidebarRef,
  TagGroups,
  TextLanguage,
} from './routeBase.ts'
import type { TocItem } from './toc.ts'

export interface AuthorData {
  readonly name: string | null
  /** A team or another group, not a person. */
  readonly organization: boolean
  readonly title: string | null
  readonly image: Href | null
  readonly description: string | null
  /** URL of the author's page, else the given URL or e-mail link; null when there is none. */
  readonly href: Href | null
  readonly socials: readonly { readonly platform: string; readonly href: Href }[]
}

/** The header of a post, on its page and in lists. */
export interface PostHeader {
  readonly title: string
  /** `2024-11-22`, or null. */
  readonly date: string | null
  /** Day on which the post was published, if `date` is the day of the event or release that it describes. */
  readonly published?: string
  readonly about?: 'event' | 'release'
  readonly readingMinutes: number | null
  readonly authors: readonly AuthorData[]
  readonly tags: readonly LinkData[]
}

export interface BlogPostRoute extends RouteBase {
  readonly view: 'blogPost'
  /** Only `watch --drafts` shows drafts. */
  readonly draft: boolean
  readonly post: PostHeader
  readonly body: string | null
  readonly code: PageCode | null
  readonly toc: readonly TocItem[] | null
  readonly sidebar: SidebarRef | null
  readonly sidebarTitle: string
  /** The page of the list that shows the post. */
  readonly list: LinkData
  /** The parts of its series in order, and which of them it is. Missing where it is of none. */
  readonly series?: { readonly name: string; readonly parts: readonly LinkData[]; readonly part: number }
  readonly related?: { readonly title: string; readonly links: readonly LinkData[] }
  readonly newsletter?: LinkData
  /** Missing where readers cannot comment. */
  readonly comments?: CommentsData
  readonly newer: LinkData | null
  readonly older: LinkData | null
  readonly editHref: Href | null
  readonly lastUpdate: LastUpdate | null
  /** The entries are called releases. */
  readonly releases: boolean
}

export interface PostSummary extends PostHeader {
  readonly href: Href
  /** Of title and excerpt, where it is not the language of the page. */
  readonly language?: TextLanguage
  /**
   * Finished HTML up to the truncation mark; filled while the page is rendered, null in the data inside the
   * page itself.
   */
  readonly body: string | null
  /** Whether the post continues after the excerpt. */
  readonly more: boolean
}

/** A page of posts: of all, with a tag, or by an author. */
export interface BlogPostsRoute extends RouteBase {
  readonly view: 'blogPosts'
  readonly title: string
  readonly description: string | null
  /** Link to all tags or all authors. */
  readonly all: LinkData | null
  readonly author: AuthorData | null
  /** Above the posts, on the first page of all. */
  readonly pinned?: readonly CardData[]
  readonly posts: readonly PostSummary[]
  readonly newer: Href | null
  readonly older: Href | null
  readonly sidebar: SidebarRef | null
  readonly sidebarTitle: string
}

export interface BlogArchiveRoute extends RouteBase {
  readonly view: 'blogArchive'
  readonly title: string
  readonly description: string
  /** Newest year first; inside a year the oldest post first. */
  readonly years: readonly {
    readonly year: string
    readonly posts: readonly (LinkData & { readonly date: string })[]
  }[]
}

export interface BlogAuthorsRoute extends RouteBase {
  readonly view: 'blogAuthors'
  readonly title: string
  readonly authors: readonly (AuthorData & { readonly count: number })[]
  readonly sidebar: SidebarRef | null
  readonly sidebarTitle: string
}

/** All tags of a blog, by first letter. */
export interface BlogTagsRoute extends RouteBase {
  readonly view: 'blogTags'
  readonly title: string
  readonly groups: TagGroups
  readonly sidebar: SidebarRef | null
  readonly sidebarTitle: string
}
