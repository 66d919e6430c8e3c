// Data that every page of one language shares: names, navbar, footer, versions. One hashed JSON file, loaded
// once.
import type { AllDocs } from './allDocs.ts'
import type { NavbarItem } from './navbarData.ts'
import type { Href, LinkData } from './routeData.ts'

export interface SiteData {
  readonly title: string
  readonly tagline: string
  /** `https://example.org`, without a slash at the end. */
  readonly url: string
  /** Starts and ends with a slash. */
  readonly baseUrl: string
  readonly trailingSlash: boolean
  /**
   * Set where the site leaves the slash at the end to the host, as Docusaurus can: its components get URLs
   * without it, except those of folders. Links are printed with it.
   */
  readonly openSlashes?: true
  readonly titleDelimiter: string
  readonly favicon: Href | null
  readonly locale: LocaleData
  readonly locales: readonly LocaleData[]
  /** Target of the logo: the page at the root of the language, else the main document. */
  readonly homeHref: Href
  /** Whether there is a page at the root of the language. */
  readonly hasHomePage: boolean
  readonly navbar: NavbarData
  readonly footer: FooterData | null
  readonly announcement: AnnouncementData | null
  readonly colorMode: ColorModeData
  readonly docs: readonly DocsInstanceData[]
  /** Only while the build renders pages: what the file of `RouteBase.allDocs` contains. */
  readonly allDocs?: AllDocs
  readonly docsSidebar: { readonly hideable: boolean; readonly autoCollapse: boolean }
  /** Set where browsers forget the version that a reader chose; missing where they keep it. */
  readonly forgetsVersions?: true
  /** Missing where pages have no menu. */
  readonly pageMenu?: PageMenuData
  /** Missing where links show no previews. */
  readonly linkPreviews?: true
  /** Set if `[` and `]` open the previous and the next page. */
  readonly keyboardShortcuts?: true
  /** Missing where pages don't ask for feedback. */
  readonly feedback?: FeedbackData
  /** Levels of headings in tables of contents, where they are not 2 and 3. */
  readonly tableOfContents?: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number }
  /** Translated interface texts by id. */
  readonly messages: Readonly<Record<string, string>>
  readonly customFields: Readonly<Record<string, unknown>>
  /** Name → content of elements of the head for pages without their own; missing without any. */
  readonly metadata?: readonly (readonly [name: string, content: string])[]
  /** What plugins and the configuration give components, where it is not that of the first language. */
  readonly plugins?: {
    /** Members of `siteConfig` that are not in the data above. */
    readonly siteConfig?: Readonly<Record<string, unknown>>
    readonly globalData?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
    readonly themeConfig?: Readonly<Record<string, unknown>>
  }
  /** Pages that are also shown for every URL below theirs; missing when there are none. */
  readonly deepRoutes?: readonly Href[]
  /** Pages for URLs without a page of their own: those that fit a pattern, or those below. */
  readonly openRoutes?: readonly Href[]
  /** URL of mermaid's module; null when no page has a diagram. */
  readonly mermaid: string | null
  /** Missing: Mermaid's themes `default` and `dark`. */
  readonly diagrams?: DiagramData
  /** Missing: the result of live code is below its editor. */
  readonly livePosition?: 'top'
  readonly search: SearchData | null
  /** Appended to every storage key. */
  readonly storageSuffix: string
  /** Missing: `localStorage`. */
  readonly storageType?: 'sessionStorage'
}

/**
 * A page as Markdown, an assistant that reads it, the online editor of its file, or a link with `{url}`,
 * `{markdown}` and `{title}`.
 */
export type PageMenuItem =
  | 'markdown'
  | 'chatgpt'
  | 'claude'
  | 'cursor'
  | 'vscode'
  | 'editor'
  | { readonly label: string; readonly href: string }

export interface PageMenuData {
  readonly items: readonly PageMenuItem[]
  /** The MCP server of the site; missing where readers are not offered one. */
  readonly mcp?: { readonly name: string } & (
    | { readonly url: string }
    | { readonly command: string; readonly args: readonly string[] }
  )
}

/** Where feedback about pages goes: an endpoint, an email address, a repository on GitHub, or analytics. */
export type FeedbackData =
  | { readonly endpoint: string }
  | { readonly email: string }
  | { readonly issues: string }
  | { readonly analytics: true }

/** An index of Algolia that a site searches instead of one of its own. */
interface AlgoliaIndex {
  readonly provider: 'algolia'
  readonly appId: string
  readonly apiKey: string
  readonly indexName: string
  /** A server with the same API; null: Algolia's own. */
  readonly host: string | null
  /** The agent that answers questions; null without Ask AI. */
  readonly askAi: AskAi | null
  /** Missing where results are limited to the language and the version of the reader. */
  readonly contextualSearch?: false
  /** Parameters of every query. */
  readonly searchParameters?: Readonly<Record<string, unknown>>
  /** Results with such URLs leave the site. */
  readonly externalUrlRegex?: string
  /** A regular expression, and what replaces it in the URLs of results. */
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string }
  /** Whether clicks on results are reported to the service. */
  readonly insights?: true
  /** The text in the empty field. */
  readonly placeholder?: string
  /** Texts of the dialog with the names of DocSearch. */
  readonly translations?: Readonly<Record<string, unknown>>
  /** Other options of DocSearch. */
  readonly docsearch?: Readonly<Record<string, unknown>>
}

interface AskAi {
  readonly agentId: string
  /** Whether it proposes questions. */
  readonly suggestedQuestions: boolean
  readonly appId?: string
  readonly apiKey?: string
  readonly indices?: readonly string[]
  /** Name of an index → parameters of its queries. */
  readonly searchParameters?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Fields of both kinds of search. */
interface SearchTexts {
  /** Where readers report a query without results, with `{query}` in it; null without such a place. */
  readonly missingResultsUrl: string | null
}

interface LocalSearch {
  readonly provider: 'local'
  /** Words of readers → words of the site. */
  readonly aliases?: Readonly<Record<string, string>>
}

export type SearchConfig = (LocalSearch | AlgoliaIndex) &
  SearchTexts & {
    /** Path of the page of all results below that of the language; null for none. */
    readonly searchPagePath: string | null
  }

export type SearchData = SearchTexts & {
  /** The page of all results; null without one. */
  readonly page: Href | null
} & (
    | (LocalSearch & {
        /** Tag → URL of its manifest. */
        readonly indexes: Readonly<Record<string, Href>>
        /** Folder of the index's files. */
        readonly files: Href
      })
    | AlgoliaIndex
  )

export interface LocaleData {
  readonly name: string
  readonly label: string
  readonly direction: 'ltr' | 'rtl'
  readonly htmlLang: string
  /** Language tag for dates, with the calendar: `en-GB-u-ca-gregory`. */
  readonly dateLocale: string
  /** Base URL of the language: `/` or `/de/`. */
  readonly baseUrl: string
  /** How its links begin: the base URL, after its own host if it has one. */
  readonly home: string
  /** Beginning of its full URLs, if it is at another host than the page. */
  readonly url?: string
}

export interface ColorModeData {
  readonly defaultMode: 'light' | 'dark'
  readonly disableSwitch: boolean
  readonly respectPrefersColorScheme: boolean
}

interface AnnouncementData {
  readonly id: string
  readonly html: string
  readonly isCloseable: boolean
}

export interface LogoData {
  readonly src: Href
  readonly srcDark: Href | null
  readonly alt: string
  /** Null: the home page. */
  readonly href: Href | null
  readonly width: number | string | null
  readonly height: number | string | null
  /** Attributes of its link. */
  readonly link: Readonly<Record<string, string>>
  /** Its image, or one for each color mode, as attributes. */
  readonly images: readonly LogoImage[]
}

export interface LogoImage {
  readonly className?: string
  readonly src: Href
  readonly alt: string
  readonly width?: number | string
  readonly height?: number | string
  readonly style?: Readonly<Record<string, string | number>>
}

interface NavbarData {
  readonly title: string
  readonly logo: LogoData | null
  readonly hideOnScroll: boolean
  /** All its classes, where its colors are not those of the page. */
  readonly className?: string
  readonly items: readonly NavbarItem[]
}

export interface FooterLink extends Partial<LinkData> {
  readonly external?: boolean
  /** All its classes, where it has one of its own. */
  readonly className?: string
  /** Further attributes, such as `target` and `data-*`. */
  readonly attributes?: Readonly<Record<string, string>>
  readonly html?: string
}

export interface DiagramData {
  /** Theme in light mode. */
  readonly light: string
  readonly dark: string
  /** For Mermaid's `initialize`. */
  readonly options: Readonly<Record<string, unknown>>
}

interface FooterColumnData {
  readonly title: string | null
  /** All its classes, where it has one of its own. */
  readonly className?: string
  readonly items: readonly FooterLink[]
}

export interface FooterData {
  readonly style: 'light' | 'dark'
  readonly columns: readonly FooterColumnData[]
  readonly logo: LogoData | null
  /** HTML. */
  readonly copyright: string | null
}

export interface DocsInstanceData {
  readonly id: string
  /** Route base without locale or base URL: `/docs`. */
  readonly path: string
  readonly breadcrumbs: boolean
  /** In the order of the dropdown: current first, then newest frozen. */
  readonly versions: readonly DocsVersionData[]
}

export interface DocsVersionData {
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  readonly path: string
  readonly mainDocId: string
  readonly mainHref: Href
}
