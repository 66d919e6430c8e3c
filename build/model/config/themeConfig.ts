// The resolved options of the theme.
import type { ColorModeData, DiagramData, FeedbackData, PageMenuItem } from '../../shared/siteData.ts'

export interface ThemeConfig {
  readonly navbar: NavbarConfig
  readonly footer: FooterConfig | null
  readonly announcementBar: {
    readonly id: string
    readonly content: string
    readonly isCloseable: boolean
  } | null
  readonly colorMode: ColorModeData
  readonly sidebar: { readonly hideable: boolean; readonly autoCollapse: boolean }
  /** Whether the sidebar of a blog shows its posts by year. */
  readonly groupsPosts: boolean
  /** Whether browsers keep the version that a reader chose. */
  readonly keepsVersions: boolean
  readonly tableOfContents: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number }
  /** Null: pages have no menu. */
  readonly pageMenu: {
    readonly items: readonly PageMenuItem[]
    /** Whether readers can install the server that `troodon mcp` starts, or the URL of one. */
    readonly mcp: boolean | string
  } | null
  readonly linkPreviews: boolean
  readonly keyboardShortcuts: boolean
  readonly feedback: FeedbackData | null
  /** Null: pages have no comments. */
  readonly comments: CommentsConfig | null
  readonly image: string | null
  readonly metadata: readonly Readonly<Record<string, string>>[]
  /** Null for those of Mermaid's own themes that follow the color mode. */
  readonly diagrams: DiagramData | null
  /** The position of the result of live code, relative to its editor. */
  readonly livePosition: 'top' | 'bottom'
}

/** Discussions of a repository on GitHub, by giscus. */
interface CommentsConfig {
  readonly repo: string
  readonly repoId: string
  readonly category: string
  readonly categoryId: string
  readonly mapping: 'pathname' | 'url' | 'title' | 'og:title'
  readonly docs: boolean
  readonly label: string
}

export interface LogoConfig {
  readonly src: string
  readonly srcDark?: string | undefined
  readonly alt?: string | undefined
  readonly href?: string | undefined
  readonly width?: number | string | undefined
  readonly height?: number | string | undefined
  readonly target?: string | undefined
  readonly className?: string | undefined
  readonly style?: Readonly<Record<string, string | number>> | undefined
}

interface NavbarConfig {
  readonly title: string
  readonly logo: LogoConfig | null
  readonly hideOnScroll: boolean
  readonly style: 'dark' | 'primary' | null
  readonly items: readonly NavbarItemConfig[]
}

/** As written; plan/navbarItems.ts makes it a `NavbarItem` and reports unknown types. */
export interface NavbarItemConfig {
  /**
   * Kind of the item: `doc`, `docSidebar`, `docsVersionDropdown`, `localeDropdown`, `search`, `html` or
   * `custom-…`.
   * @default `dropdown` for an item with `items`, else `default`
   * @example 'docsVersionDropdown'
   */
  readonly type?: string | undefined
  readonly [key: string]: unknown
}

interface FooterItemConfig {
  readonly label?: string | undefined
  readonly to?: string | undefined
  readonly href?: string | undefined
  readonly html?: string | undefined
  readonly className?: string | undefined
  readonly attributes?: Readonly<Record<string, string>> | undefined
}

export interface FooterConfig {
  readonly style: 'light' | 'dark'
  readonly columns: readonly {
    readonly title: string | null
    readonly className?: string | undefined
    readonly items: readonly FooterItemConfig[]
  }[]
  readonly logo: LogoConfig | null
  readonly copyright: string | null
}
