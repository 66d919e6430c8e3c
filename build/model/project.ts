// The resolved configuration: every option present, every path relative to the root. Made by build/config.ts only.
import type { OfflineOptions } from '../shared/offline.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { ColorModeData } from '../shared/siteData.ts'
import type { Checks, Reporting, Severity } from './diagnostics.ts'

export interface Project {
  /** Absolute path of the site's folder; used by io/ alone. */
  readonly root: string
  /** The configuration file relative to the root, or null when the site has none. */
  readonly configFile: SourcePath | null
  readonly config: Config
}

export interface Config {
  readonly title: string
  readonly tagline: string
  readonly url: string
  readonly baseUrl: string
  readonly trailingSlash: boolean
  readonly titleDelimiter: string
  readonly favicon: string | null
  readonly noIndex: boolean
  /** Whether drafts have pages: `watch --drafts` alone. */
  readonly drafts: boolean
  /** Folder below the root with docs/, pages/, versioned_docs/ …; empty when that is the root itself. */
  readonly contentDir: string
  readonly staticDirectories: readonly string[]
  readonly checks: Checks
  readonly i18n: I18nConfig
  readonly docs: readonly DocsConfig[]
  readonly blogs: readonly BlogConfig[]
  readonly pages: readonly PagesConfig[]
  readonly redirects: RedirectsConfig
  /** Null: no search. */
  readonly search: SearchConfig | null
  readonly sitemap: SitemapConfig | null
  /** Reading without a network; `remove`: the worker of earlier builds is taken away; null: there never was one. */
  readonly pwa: PwaConfig | 'remove' | null
  /** Null: no pictures are made for links to pages. */
  readonly socialCards: SocialCardsConfig | null
  /** Whether pages and `_headers` carry a security policy. */
  readonly contentSecurityPolicy: boolean
  /** Whether the pages about the build itself are made. */
  readonly debug: boolean
  readonly markdown: MarkdownConfig
  readonly frontMatterHook: FrontMatterHook | null
  readonly theme: ThemeConfig
  /** Folder of the site's own components, from the root. */
  readonly themePath: string
  /** Modules that run in the browser with every page, from the root. */
  readonly clientModules: readonly string[]
  /** Style sheets of the site, from the root. They win over the theme's, whatever their selectors. */
  readonly customCss: readonly string[]
  readonly customFields: Readonly<Record<string, unknown>>
  readonly storage: { readonly namespace: boolean | string }
}

export interface I18nConfig {
  readonly defaultLocale: string
  readonly locales: readonly string[]
  readonly path: string
  readonly localeConfigs: Readonly<Record<string, LocaleConfig>>
}

export interface LocaleConfig {
  readonly label: string
  readonly direction: 'ltr' | 'rtl'
  readonly htmlLang: string
  /** Folder below `i18n.path`. */
  readonly path: string
}

export interface EditUrlInput {
  /** `current`, `3.6.3`; empty for pages. */
  readonly version: string
  /** Folder of the instance relative to the root. */
  readonly versionDocsDirPath: string
  /** File relative to that folder. */
  readonly docPath: string
  /** Address of the document below the instance, without slashes at its ends. */
  readonly permalink: string
  readonly locale: string
}

export type EditUrl = string | ((input: EditUrlInput) => string | undefined)

export interface DocsConfig {
  readonly id: string
  /** Folder below contentDir. */
  readonly path: string
  readonly routeBasePath: string
  /** Below contentDir; false: no sidebar; null: sidebars.* when it exists, else generated from the folders. */
  readonly sidebarPath: string | false | null
  /** Name of the tags file in each version's folder; null for the usual one, false for none. */
  readonly tags: string | false | null
  readonly tagsBasePath: string
  /** What is said of tags that the file does not have. */
  readonly onInlineTags: Severity | 'off'
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly editUrl: EditUrl | null
  readonly editCurrentVersion: boolean
  readonly editLocalizedFiles: boolean
  readonly showLastUpdateTime: boolean
  readonly showLastUpdateAuthor: boolean
  readonly breadcrumbs: boolean
  readonly numberPrefixParser: boolean
  readonly sidebarCollapsed: boolean
  readonly sidebarCollapsible: boolean
  /** Names of documents that become the link of their folder's category, lower case, besides the folder's own name. */
  readonly categoryIndexNames: readonly string[]
  readonly disableVersioning: boolean
  readonly includeCurrentVersion: boolean
  readonly lastVersion: string | null
  readonly onlyIncludeVersions: readonly string[] | null
  readonly versions: Readonly<Record<string, VersionConfig>>
}

export interface VersionConfig {
  readonly label?: string | undefined
  readonly path?: string | undefined
  readonly banner?: 'none' | 'unreleased' | 'unmaintained' | undefined
  readonly badge?: boolean | undefined
  readonly noIndex?: boolean | undefined
  readonly className?: string | undefined
}

export interface PagesConfig {
  readonly id: string
  readonly path: string
  readonly routeBasePath: string
  /** Pages that answer for every address below their own, as written: `/feature-requests`. */
  readonly deepRoutes: readonly string[]
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly editUrl: EditUrl | null
  readonly showLastUpdateTime: boolean
  readonly showLastUpdateAuthor: boolean
}

export type FeedType = 'rss' | 'atom' | 'json'

export interface FeedConfig {
  readonly types: readonly FeedType[]
  readonly title: string | null
  readonly description: string | null
  readonly copyright: string | null
  readonly language: string | null
  /** Newest posts in a feed; null: all. */
  readonly limit: number | null
  /** What shows the XML to people: a file of the blog's folder, ours (true), or nothing (null). */
  readonly xslt: { readonly rss: string | true | null; readonly atom: string | true | null }
}

export interface BlogConfig {
  readonly id: string
  /** Folder below contentDir. */
  readonly path: string
  readonly routeBasePath: string
  readonly blogTitle: string
  readonly blogDescription: string
  readonly blogSidebarTitle: string
  /** What its entries are called; a changelog has releases, and each leads back to its list. */
  readonly entries: 'posts' | 'releases'
  /** 0: no sidebar. */
  readonly blogSidebarCount: number | 'ALL'
  readonly postsPerPage: number | 'ALL'
  readonly sortPosts: 'descending' | 'ascending'
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** Below the blog's folder. */
  readonly authorsMapPath: string
  /** Below the blog's address, like the three after it. */
  readonly authorsBasePath: string
  readonly tagsBasePath: string
  readonly pageBasePath: string
  /** Null: no archive. */
  readonly archiveBasePath: string | null
  /** File of tags below the blog's folder; null: `tags.yml`; false: none. */
  readonly tags: string | false | null
  readonly onInlineTags: Severity | 'off'
  readonly onInlineAuthors: Severity | 'off'
  readonly onUntruncatedBlogPosts: Severity | 'off'
  readonly showReadingTime: boolean
  readonly wordsPerMinute: number
  readonly feeds: FeedConfig | null
  readonly editUrl: EditUrl | null
  readonly showLastUpdateTime: boolean
  readonly showLastUpdateAuthor: boolean
}

export interface RedirectsConfig {
  /** `html`: every page is found at `<page>.html` as well. */
  readonly fromExtensions: readonly string[]
  /** Addresses below the base URL → where they lead. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
}

export type SearchConfig =
  | { readonly provider: 'local' }
  | {
      readonly provider: 'algolia'
      readonly appId: string
      readonly apiKey: string
      readonly indexName: string
      /** Another server that answers like the service; null: the service. */
      readonly host: string | null
    }

export interface SitemapConfig {
  /** Addresses that are left out. */
  readonly ignorePatterns: readonly string[]
  readonly filename: string
}

export interface PwaConfig extends OfflineOptions {
  readonly precache: {
    /** Files of `dist/` that are kept, and those of them that are not. */
    readonly globPatterns: readonly string[]
    readonly globIgnores: readonly string[]
    readonly maximumFileSizeToCacheInBytes: number
  }
  readonly manifest: WebManifest
}

export interface WebManifestIcon {
  readonly src: string
  readonly sizes?: string | undefined
  readonly type?: string | undefined
  readonly purpose?: string | undefined
}

/** Members of a web manifest that the engine reads itself; the others pass through. */
export interface WebManifest {
  readonly name?: string | undefined
  readonly short_name?: string | undefined
  readonly start_url?: string | undefined
  readonly theme_color?: string | undefined
  readonly background_color?: string | undefined
  readonly icons?: readonly WebManifestIcon[] | undefined
  readonly screenshots?: readonly WebManifestIcon[] | undefined
  readonly shortcuts?: readonly { readonly url: string; readonly icons?: readonly WebManifestIcon[] | undefined }[] | undefined
}

/** Pictures for links to pages, see cards/design.ts. */
export interface SocialCardsConfig {
  /** Font file for all languages, from the root; null for the builder's own. */
  readonly font: string | null
  /** Language → font file. */
  readonly fonts: Readonly<Record<string, string>>
  /** `#25c2a0`; null for the theme's. */
  readonly color: string | null
}

/** Changes the front matter of a file before it is read; a problem is thrown. */
export type FrontMatterHook = (input: {
  readonly filePath: string
  readonly frontMatter: Readonly<Record<string, unknown>>
}) => Readonly<Record<string, unknown>>

export type MarkdownFormat = 'auto' | 'mdx' | 'md' | 'detect'

export interface MarkdownConfig {
  readonly format: MarkdownFormat
  /** Largest file read, in bytes. */
  readonly maxFileSize: number
  /** Whether `$x$` and `$$x$$` are formulas. */
  readonly math: boolean
  /** Types of admonitions beside our own: `:::security`. */
  readonly admonitions: readonly string[]
  /** Comments in code blocks that mark lines. */
  readonly magicComments: readonly MagicComment[]
}

/** `line` marks the line after it, `block` the lines between two comments; they get the class. */
export interface MagicComment {
  readonly className: string
  readonly line?: string | undefined
  readonly block?: { readonly start: string; readonly end: string } | undefined
}

export interface ThemeConfig {
  readonly navbar: NavbarConfig
  readonly footer: FooterConfig | null
  readonly announcementBar: { readonly id: string; readonly content: string; readonly isCloseable: boolean } | null
  readonly colorMode: ColorModeData
  readonly sidebar: { readonly hideable: boolean; readonly autoCollapse: boolean }
  readonly tableOfContents: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number }
  readonly image: string | null
  readonly metadata: readonly Readonly<Record<string, string>>[]
}

export interface LogoConfig {
  readonly src: string
  readonly srcDark?: string | undefined
  readonly alt?: string | undefined
  readonly href?: string | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
}

export interface NavbarConfig {
  readonly title: string
  readonly logo: LogoConfig | null
  readonly hideOnScroll: boolean
  readonly items: readonly NavbarItemConfig[]
}

/** As written; plan/siteData.ts turns it into a `NavbarItem` and names what it does not know. */
export interface NavbarItemConfig {
  readonly type?: string | undefined
  readonly [key: string]: unknown
}

export interface FooterItemConfig {
  readonly label?: string | undefined
  readonly to?: string | undefined
  readonly href?: string | undefined
  readonly html?: string | undefined
}

export interface FooterConfig {
  readonly style: 'light' | 'dark'
  readonly columns: readonly { readonly title: string | null; readonly items: readonly FooterItemConfig[] }[]
  readonly logo: LogoConfig | null
  readonly copyright: string | null
}

export type { Reporting }
