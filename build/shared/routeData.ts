// What a view shows, as plain JSON: the server renders from it, `<route>/index.json` contains it, the browser
// navigates with it. One member per view. Every field is finished at build time: views read and print.
import type { BlogArchiveRoute, BlogAuthorsRoute, BlogPostRoute, BlogPostsRoute } from './blogData.ts'
import type { RoutePath } from './paths.ts'
import type { Heading, TocItem } from './toc.ts'

/** An address as it stands in an `href`: base URL included, percent-encoded, or absolute. */
export type Href = string

export interface LinkData {
  readonly href: Href
  readonly label: string
}

/** The picture that other places show beside a link to the page. */
export interface HeadImage {
  /** Absolute. */
  readonly href: Href
  /** Pixels; missing when they are not known. */
  readonly width?: number
  readonly height?: number
  /** What it says, when it was made by the builder. */
  readonly alt?: string
}

export interface HeadElement {
  readonly tag: 'meta' | 'link' | 'script' | 'style'
  readonly attributes: Readonly<Record<string, string>>
  /** What stands in a script or a style sheet. */
  readonly text?: string
}

/** What goes into `<head>`; the same for the server and for client navigation. */
export interface HeadData {
  /** The whole title, site name included. */
  readonly title: string
  readonly description: string | null
  readonly keywords: readonly string[]
  /** Absolute address of the page's preferred version, or null when the site has no `url`. */
  readonly canonical: Href | null
  readonly image: HeadImage | null
  /** Adds `<meta name="robots" content="noindex, nofollow">`. */
  readonly noIndex: boolean
  /** The same page in each language; empty on a site with one language. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: Href }[]
  /** What a search may be limited to: `docs-default-current`, `blog_posts_list`; `default` for all that is always searched. */
  readonly searchTag: string
  /** Elements that the text itself declares; they take the place of ours with the same name. */
  readonly tags: readonly HeadElement[]
}

/** The module of a page whose content is code. */
export interface PageCode {
  /** The page's source file. */
  readonly module: string
  /** Address of the module in the browser. */
  readonly href: Href
  /** Style sheets of that module. */
  readonly styles: readonly Href[]
  /** Markdown file in the module → finished attributes of its links. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
}

/** The sidebar shown beside a page. Its items stand in one JSON file shared by all its pages. */
export interface SidebarRef {
  /** Key of the sidebar, stable between builds: `default/current/docs`. Another key remounts the sidebar. */
  readonly key: string
  /** Address of the hashed JSON file with a `SidebarData`. */
  readonly href: Href
  /** Indexes that lead through `items` to the item of this page; empty when the page is not in the sidebar. */
  readonly trail: readonly number[]
}

export interface SidebarData {
  readonly items: readonly SidebarItem[]
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

export interface SidebarLink {
  readonly type: 'link'
  readonly label: string
  readonly href: Href
  readonly external?: true
  /** Hidden unless it is the current page. */
  readonly unlisted?: true
  readonly className?: string
  readonly customProps?: Readonly<Record<string, unknown>>
}

export interface SidebarCategory {
  readonly type: 'category'
  readonly label: string
  /** Where the label leads, or null when it only opens and closes. */
  readonly href: Href | null
  /** The link of the label is an unlisted page. */
  readonly linkUnlisted?: true
  /** The first page below, for a label without a link while scripts are off; null when there is none. */
  readonly firstHref: Href | null
  readonly collapsible: boolean
  /** Whether it starts closed when the current page is not inside. */
  readonly collapsed: boolean
  readonly className?: string
  readonly customProps?: Readonly<Record<string, unknown>>
  readonly items: readonly SidebarItem[]
}

export interface SidebarHtml {
  readonly type: 'html'
  readonly html: string
  /** Whether the theme's item spacing applies. */
  readonly defaultStyle: boolean
  readonly className?: string
}

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

export interface LastUpdate {
  /** `2024-11-22`. */
  readonly date: string | null
  readonly author: string | null
}

export interface RouteBase {
  readonly path: RoutePath
  /** The page's address. */
  readonly href: Href
  readonly head: HeadData
  /** Classes of `<html>`: `plugin-docs plugin-id-default docs-version-current docs-doc-id-cli`. */
  readonly htmlClass: string
  readonly unlisted: boolean
}

export interface DocRoute extends RouteBase {
  readonly view: 'doc'
  /** Printed as the level-1 heading when not null; null when the text has its own or hides it. */
  readonly title: string | null
  /** Finished HTML of the text. Null in the data inside the page itself: there it is already in the document. */
  readonly body: string | null
  /** Set when the text has code: it is shown in place of `body`. */
  readonly code: PageCode | null
  /** For `<TOCInline>`: all headings; missing when the text has none. */
  readonly headings?: readonly Heading[]
  /** For `<DocCardList>`: the items of the document's category; empty when the text has none. */
  readonly cards: readonly CardData[]
  /** Null when the page hides its contents. */
  readonly toc: readonly TocItem[] | null
  readonly sidebar: SidebarRef | null
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly previous: LinkData | null
  readonly next: LinkData | null
  readonly version: PageVersion
  readonly tags: readonly LinkData[]
  readonly editHref: Href | null
  readonly lastUpdate: LastUpdate | null
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

/** All tags of a version or a blog, by first letter. */
export interface TagsRoute extends RouteBase {
  readonly view: 'tags'
  readonly title: string
  readonly groups: readonly { readonly letter: string; readonly tags: readonly TagData[] }[]
  /** Missing for the tags of a blog. */
  readonly version?: PageVersion
}

export interface TagData {
  readonly href: Href
  readonly label: string
  readonly description: string | null
  readonly count: number
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

export interface CardData {
  readonly kind: 'category' | 'doc' | 'external'
  readonly href: Href
  readonly label: string
  /** The document's description; for categories without one null, and `count` says how many items. */
  readonly description: string | null
  readonly count: number | null
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
}

export interface SearchRoute extends RouteBase {
  readonly view: 'search'
}

/** Pages about the build: JSON to look at. */
export interface DebugRoute extends RouteBase {
  readonly view: 'debug'
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
  | DebugRoute
  | SearchRoute
export type ViewName = RouteData['view']
export type RouteDataOf<V extends ViewName> = Extract<RouteData, { readonly view: V }>

/** `<route>/index.json`, and the same with a null body inside the page. */
export interface RoutePayload {
  /** Identity of the browser code and site data this was written for; another one means: navigate fully. */
  readonly runtime: string
  /** What the page's security policy allows beyond that of other pages: such a page is loaded as a whole. Missing: nothing. */
  readonly policy?: string
  readonly route: RouteData
}
