// The items of the navbar, as the theme shows them.
import type { Href } from './routeData.ts'

interface NavbarItemBase {
  readonly position: 'left' | 'right'
  readonly className?: string
}

interface ActiveClass {
  /** Instead of the theme's class, while the link is active. Labels of menus and replaced navbars have it. */
  readonly activeClassName?: string
}

interface ActiveOn {
  /** The link is active on URLs that start with this; default: on its own URL. */
  readonly activeBasePath?: string
  readonly activeBaseRegex?: string
}

export interface NavbarLink extends NavbarLinkExtras, ActiveOn {
  readonly type: 'link'
  /** Plain text or, for icon links, empty with an `ariaLabel`. */
  readonly label: string
  readonly href: Href
  readonly external: boolean
}

/** The rules are for its own link. */
interface NavbarDropdown extends NavbarItemBase, ActiveClass, ActiveOn {
  readonly type: 'dropdown'
  readonly label: string
  readonly href: Href | null
  readonly items: readonly NavbarListItem[]
}

/** What a link to a document can have besides its label. */
interface NavbarLinkExtras extends NavbarItemBase, ActiveClass {
  readonly html?: string
  readonly ariaLabel?: string
  /** Further attributes, such as `target` and `data-*`. */
  readonly attributes?: Readonly<Record<string, string>>
}

interface NavbarHtml extends NavbarItemBase {
  readonly type: 'html'
  readonly html: string
}

/** A link to one document, in the version of the current page. */
interface NavbarDoc extends NavbarLinkExtras {
  readonly type: 'doc'
  readonly label: string
  readonly instance: string
  readonly docId: string
  /** Version name → URL and sidebar of the document, for versions that have it. */
  readonly targets: Readonly<
    Record<string, { readonly href: Href; readonly sidebarName: string | null; readonly unlisted?: true }>
  >
}

/** A link to the first page of a sidebar, in the version of the current page. */
interface NavbarDocSidebar extends NavbarLinkExtras {
  readonly type: 'docSidebar'
  readonly label: string
  readonly instance: string
  readonly sidebarName: string
  readonly targets: Readonly<Record<string, { readonly href: Href; readonly label: string }>>
}

interface NavbarVersionDropdown extends NavbarItemBase {
  readonly type: 'docsVersionDropdown'
  readonly instance: string
  /** The versions to show, in order. */
  readonly versions: readonly (readonly [name: string, label: string])[]
  readonly itemsBefore: readonly NavbarListItem[]
  readonly itemsAfter: readonly NavbarListItem[]
}

interface NavbarVersion extends NavbarLinkExtras {
  readonly type: 'docsVersion'
  readonly instance: string
  /** Replace the version's own label and URL. */
  readonly label?: string
  readonly href?: Href
}

interface NavbarLocaleDropdown extends NavbarItemBase {
  readonly type: 'localeDropdown'
  /** Added to the links, with its question mark. */
  readonly queryString?: string
  readonly itemsBefore: readonly NavbarListItem[]
  readonly itemsAfter: readonly NavbarListItem[]
}

interface NavbarSearch extends NavbarItemBase {
  readonly type: 'search'
}

/** An item whose component the site supplies: `type: 'custom-…'`. */
interface NavbarCustom extends NavbarItemBase {
  readonly type: `custom-${string}`
  readonly props: Readonly<Record<string, unknown>>
}

/** Items of a dropdown. */
export type NavbarListItem =
  | NavbarLink
  | NavbarHtml
  | NavbarDoc
  | NavbarDocSidebar
  | NavbarVersion
  | NavbarCustom

export type NavbarItem =
  | NavbarLink
  | NavbarDropdown
  | NavbarHtml
  | NavbarDoc
  | NavbarDocSidebar
  | NavbarVersionDropdown
  | NavbarVersion
  | NavbarLocaleDropdown
  | NavbarSearch
  | NavbarCustom
