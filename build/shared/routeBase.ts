// The parts of the data of every route: links, the head, code and the sidebar beside the page.
import type { ComputedCode } from './code/computedCode.ts'
import type { RoutePath } from './paths.ts'

/** A URL as an `href` contains it: with the base URL and percent-encoded, or absolute. */
export type Href = string

export interface LinkData {
  readonly href: Href
  readonly label: string
  /** Of the label, where it is not the language of the page. */
  readonly language?: TextLanguage
  /** Of a tag. */
  readonly description?: string
  /** As in `RouteBase`. */
  readonly slash?: true
}

/** The image that other sites show beside a link to the page. */
export interface HeadImage {
  /** Absolute. */
  readonly href: Href
  /** Pixels; missing when they are not known. */
  readonly width?: number
  readonly height?: number
  /** The words on a generated card. */
  readonly alt?: string
}

export interface HeadElement {
  /** `html` and `body` give attributes to those elements of the document. */
  readonly tag: 'meta' | 'link' | 'script' | 'style' | 'noscript' | 'base' | 'html' | 'body'
  readonly attributes: Readonly<Record<string, string>>
  /** Content of a script or a style sheet. */
  readonly text?: string
}

/** The content of `<head>`, for the server and for client navigation. */
export interface HeadData {
  /** The whole title, site name included. */
  readonly title: string
  readonly description: string | null
  readonly keywords: readonly string[]
  /** Absolute URL of the page's preferred version, or null when the site has no `url`. */
  readonly canonical: Href | null
  readonly image: HeadImage | null
  /** Adds `<meta name="robots" content="noindex, nofollow">`. */
  readonly noIndex: boolean
  /** The same page in each language; empty on a site with one language. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: Href }[]
  /**
   * Part of the site for searches: `docs-default-current`, `blog_posts_list`; `default` is always searched.
   */
  readonly searchTag: string
  /** Elements that the page itself declares; they replace the generated ones of the same name. */
  readonly tags: readonly HeadElement[]
}

/** The module of a page whose content is code. */
export interface PageCode {
  /** The page's source file. */
  readonly module: string
  /** URL of the module in the browser. */
  readonly href: Href
  /** Style sheets of that module. */
  readonly styles: readonly Href[]
  /** Markdown file in the module → finished attributes of its links. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
}

/** The sidebar shown beside a page. Its items are in one JSON file that all its pages share. */
export interface SidebarRef {
  /** Key of the sidebar, stable between builds: `default/current/docs`. Another key remounts the sidebar. */
  readonly key: string
  /** URL of the hashed JSON file with a `SidebarData`. It contains all items that are open on this page. */
  readonly href: Href
  /**
   * For each item of this page, the indexes that lead to it through `items`: first for the place whose
   * breadcrumbs the page has. Empty when the page is not in the sidebar.
   */
  readonly trails: readonly (readonly number[])[]
}

export interface LastUpdate {
  /** `2024-11-22`. */
  readonly date: string | null
  readonly author: string | null
}

/** Attributes of the elements with the text. */
export interface TextLanguage {
  readonly lang: string
  /** Missing where it is the one of the page. */
  readonly dir?: 'ltr' | 'rtl'
}

export interface RouteBase {
  readonly path: RoutePath
  /**
   * The file with all documents; missing when no code of the site asks for it. `isRead` is set when the page
   * is rendered and shows some of them.
   */
  readonly allDocs?: { readonly href: Href; readonly isRead?: true }
  /** The page's URL. */
  readonly href: Href
  /** The site's components get `href` with its slash at the end, see `SiteData.openSlashes`. */
  readonly slash?: true
  readonly head: HeadData
  /** Classes of `<html>`: `plugin-docs plugin-id-default docs-version-current docs-doc-id-cli`. */
  readonly htmlClass: string
  readonly unlisted: boolean
  /** For `<Backlinks>`: the pages that link to this one; missing on pages without it. */
  readonly backlinks?: readonly LinkData[]
  /** The language of its text, where that is not the language of the page: nobody has translated it. */
  readonly textLanguage?: TextLanguage
  /** A notice says that nobody has translated the page. */
  readonly untranslated?: true
  /** The original of the page, which has changed since it was translated: a notice leads to it. */
  readonly changedOriginal?: LinkData
  /** Set where the page is shown for other URLs too. */
  readonly open?: true
  /**
   * HTML of the code blocks whose text a component computed; missing when there are none. Added while the
   * page is rendered.
   */
  readonly computedCode?: ComputedCode
}

export interface TagData {
  readonly href: Href
  readonly label: string
  readonly description: string | null
  readonly count: number
}

/** Tags by their first letters. */
export type TagGroups = readonly { readonly letter: string; readonly tags: readonly TagData[] }[]

export interface CardData {
  readonly kind: 'category' | 'doc' | 'external'
  readonly href: Href
  readonly label: string
  /** Of label and description, where it is not the language of the page. */
  readonly language?: TextLanguage
  /** The document's description; for categories without one null, and `count` says how many items. */
  readonly description: string | null
  readonly count: number | null
  /** As in `RouteBase`. */
  readonly slash?: true
  /** The first link of a category without a page of its own leads to another site. */
  readonly external?: true
}

/**
 * The attributes of the link to the discussions of a page. With scripts, giscus is in its place. The first
 * load has no code for it: a view prints all of them.
 */
export interface CommentsData {
  readonly className: string
  readonly id: string
  readonly href: Href
  readonly children: string
  /** Fields of a query, without those that only the browser knows. */
  readonly 'data-comments': string
  readonly 'data-mapping': 'pathname' | 'url' | 'title' | 'og:title'
}
