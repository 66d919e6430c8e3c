// The data of a view, as plain JSON: the server renders from it, `<route>/index.json` contains it, the
// browser navigates with it. One member per view. The build computes every field; views only print it.
import type {
  BlogArchiveRoute,
  BlogAuthorsRoute,
  BlogPostRoute,
  BlogPostsRoute,
  BlogTagsRoute,
} from './blogData.ts'
import type {
  CardData,
  CommentsData,
  HeadElement,
  Href,
  LastUpdate,
  LinkData,
  PageCode,
  RouteBase,
  SidebarRef,
  TagGroups,
} from './routeBase.ts'
import type { Heading, TocItem } from './toc.ts'

export type * from './routeBase.ts'
export type * from './sidebarData.ts'

export interface Breadcrumb {
  readonly label: string
  /** Null for the current page and for categories without a link. */
  readonly href: Href | null
}

/** The version a documentation page belongs to. */
export interface PageVersion {
  /** Id of the docs instance: `default`. */
  readonly instance: string
  readonly name: string
  readonly label: string
  /** Whether to show "Version: <label>"; off when the instance has a single version. */
  readonly badge: boolean
  readonly banner: 'unreleased' | 'unmaintained' | null
  /** For the banner: the same document in the latest version, or that version's main document. */
  readonly latestHref: Href
  readonly latestLabel: string
  /** For the version dropdown: version name → the same document there, or that version's main document. */
  readonly hrefs: Readonly<Record<string, Href>>
  /** Id of the document shown, null on generated pages. */
  readonly docId: string | null
  /** Name of the sidebar shown, null when there is none. */
  readonly sidebarName: string | null
}

export interface DocRoute extends RouteBase {
  readonly view: 'doc'
  /** Printed as the level-1 heading; null when the page has its own heading or hides it. */
  readonly title: string | null
  /** The description that is shown below `title`; missing when the page has none or its docs hide it. */
  readonly lead?: string
  /** HTML of the page's content. Null in the data inside the document, which already contains it. */
  readonly body: string | null
  /** The module of a page with code, shown in place of `body`. */
  readonly code: PageCode | null
  /** For `<TOCInline>`: all headings; missing when the page has none. */
  readonly headings?: readonly Heading[]
  /** For `<DocCardList>`: the items of the document's category; empty when the page has none. */
  readonly cards: readonly CardData[]
  /** Null when the page hides its table of contents. */
  readonly toc: readonly TocItem[] | null
  readonly sidebar: SidebarRef | null
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly previous: LinkData | null
  readonly next: LinkData | null
  readonly version: PageVersion
  readonly tags: readonly LinkData[]
  readonly editHref: Href | null
  readonly lastUpdate: LastUpdate | null
  /** Missing where readers cannot comment. */
  readonly comments?: CommentsData
  readonly draft: boolean
}

export interface GeneratedIndexRoute extends RouteBase {
  readonly view: 'generatedIndex'
  readonly title: string
  readonly description: string | null
  readonly cards: readonly CardData[]
  readonly sidebar: SidebarRef | null
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly previous: LinkData | null
  readonly next: LinkData | null
  readonly version: PageVersion
}

/** All tags of a version, by first letter. */
export interface TagsRoute extends RouteBase {
  readonly view: 'tags'
  readonly title: string
  readonly groups: TagGroups
  readonly version: PageVersion
}

/** The documents with one tag. */
export interface DocTagRoute extends RouteBase {
  readonly view: 'docTag'
  readonly title: string
  readonly description: string | null
  readonly allHref: Href
  readonly items: readonly {
    readonly href: Href
    readonly label: string
    readonly description: string | null
  }[]
  readonly version: PageVersion
}

export interface MarkdownPageRoute extends RouteBase {
  readonly view: 'markdownPage'
  readonly title: string | null
  readonly body: string | null
  readonly code: PageCode | null
  readonly headings?: readonly Heading[]
  readonly toc: readonly TocItem[] | null
  readonly wrapperClass: string
  readonly editHref: Href | null
  readonly lastUpdate: LastUpdate | null
  readonly draft: boolean
}

export interface ComponentPageRoute extends RouteBase {
  readonly view: 'componentPage'
  readonly code: PageCode
}

export interface NotFoundRoute extends RouteBase {
  readonly view: 'notFound'
  /** Pages with capital letters in their URLs, which other spellings find too; missing without any. */
  readonly mixedCase?: readonly Href[]
}

export interface SearchRoute extends RouteBase {
  readonly view: 'search'
}

/** Pages about the build, which show JSON. */
export interface DebugRoute extends RouteBase {
  readonly view: 'debug'
  readonly bare: true
  readonly panel: string
  readonly panels: readonly LinkData[]
  readonly data: unknown
  /** Levels of the tree that are open. */
  readonly depth: number
}

export type RouteData =
  | DocRoute
  | GeneratedIndexRoute
  | TagsRoute
  | DocTagRoute
  | MarkdownPageRoute
  | ComponentPageRoute
  | NotFoundRoute
  | BlogPostRoute
  | BlogPostsRoute
  | BlogArchiveRoute
  | BlogAuthorsRoute
  | BlogTagsRoute
  | DebugRoute
  | SearchRoute
export type ViewName = RouteData['view']
export type RouteDataOf<V extends ViewName> = Extract<RouteData, { readonly view: V }>

/** `<route>/index.json`, and the same with a null body inside the page. */
export interface RoutePayload {
  /** Hash of the browser code and site data. A page with another one is loaded by normal navigation. */
  readonly runtime: string
  /** Sources that only this page's security policy allows. Such a page is loaded by normal navigation. */
  readonly policy?: string
  /** Other elements of the head: links and JSON-LD. Missing in the document, whose head has them. */
  readonly generated?: readonly HeadElement[]
  /** Style sheets beside those of the frame and of the page's module. Missing in the document. */
  readonly styles?: readonly Href[]
  readonly route: RouteData
}
