// A sidebar as the browser loads it: one JSON file for all pages that show it. A large sidebar has a file for
// each branch, in which the other branches are empty until the reader opens them.
import type { Href, TextLanguage } from './routeBase.ts'

export interface SidebarData {
  readonly items: readonly SidebarItem[]
  /** URL of the file with all items, when this one leaves some out. */
  readonly whole?: Href
  /** Indexes that lead to the category whose items are only in this file and in the whole one. */
  readonly branch?: readonly number[]
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

export interface SidebarLink {
  readonly type: 'link'
  readonly label: string
  /** The label with its icon and badge. */
  readonly labelHtml?: string
  /** Of the label, where it is not the language of the page. */
  readonly language?: TextLanguage
  readonly href: Href
  readonly external?: true
  /** Hidden unless it is the current page. */
  readonly unlisted?: true
  /** The site's components get `href` with its slash at the end, see `SiteData.openSlashes`. */
  readonly slash?: true
  /** Of a post: `2024-11-22`. */
  readonly date?: string
  readonly className?: string
  readonly customProps?: Readonly<Record<string, unknown>>
}

export interface SidebarCategory {
  readonly type: 'category'
  readonly label: string
  /** As in links. */
  readonly labelHtml?: string
  /** As in links. */
  readonly language?: TextLanguage
  /** Target of the label; null when the label only opens and closes the category. */
  readonly href: Href | null
  /** The link of the label is an unlisted page. */
  readonly linkUnlisted?: true
  /** As in links. */
  readonly slash?: true
  /** The first page below, for a label without a link while scripts are off; null when there is none. */
  readonly firstHref: Href | null
  readonly collapsible: boolean
  /** Whether it starts closed when the current page is not inside. */
  readonly collapsed: boolean
  readonly className?: string
  readonly customProps?: Readonly<Record<string, unknown>>
  /** Empty if `part` is set. */
  readonly items: readonly SidebarItem[]
  /** URL of the `SidebarData` whose `branch` is this category. */
  readonly part?: Href
}

interface SidebarHtml {
  readonly type: 'html'
  readonly html: string
  /** Whether the theme's item spacing applies. */
  readonly defaultStyle: boolean
  readonly className?: string
}
