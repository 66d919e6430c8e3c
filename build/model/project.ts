// The resolved configuration: every option present, every path relative to the root. Made by
// build/config/normalize/normalize.ts only.
import type { SourcePath } from '../shared/paths.ts'
import type { HeadElement } from '../shared/routeData.ts'
import type { SearchConfig } from '../shared/siteData.ts'
import type { UnsafeUrl } from '../shared/unsafeUrls.ts'
import type { Behaviors, MarkdownBehaviors, PackageManagers } from './behaviors.ts'
import type { PwaConfig } from './config/appConfig.ts'
import type { BlogConfig } from './config/blogConfig.ts'
import type { DocsConfig, PagesConfig } from './config/docsConfig.ts'
import type { FrontMatterSchema } from './config/frontMatterSchema.ts'
import type { LlmsConfig } from './config/llmsConfig.ts'
import type { MarkdownExtensions } from './config/markdownExtensions.ts'
import type { PluginConfig } from './config/plugin.ts'
import type { PageRulesConfig, RuleOptions } from './config/ruleOptions.ts'
import type { SitemapConfig } from './config/sitemapConfig.ts'
import type { ThemeConfig } from './config/themeConfig.ts'
import type { CheckOverride, Checks } from './diagnostics.ts'
import type { Glossary } from './glossary.ts'
import type { VariablesConfig } from './textContext.ts'

export type * from './config/appConfig.ts'
export type * from './config/blogConfig.ts'
export type * from './config/docsConfig.ts'
export type * from './config/themeConfig.ts'

export interface Project {
  /** Absolute path of the site's folder; for code that reads files. */
  readonly root: string
  /** The configuration file relative to the root, or null when the site has none. */
  readonly configFile: SourcePath | null
  readonly config: Config
  /** The value of a configuration for Docusaurus, for plugins; null for another one. */
  readonly docusaurus: Readonly<Record<string, unknown>> | null
  /** The same in the languages for which it differs. */
  readonly docusaurusOf?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The plugins of each language, whose code was loaded for it alone. */
  readonly pluginsOf?: Readonly<Record<string, readonly PluginConfig[]>>
}

export interface Config {
  readonly title: string
  readonly tagline: string
  readonly url: string
  readonly baseUrl: string
  readonly trailingSlash: boolean
  readonly behaviors: Behaviors
  /** Whose components show the pages: ours, or those of the Docusaurus that the site has installed. */
  readonly runsTheme: 'troodon' | 'docusaurus'
  readonly titleDelimiter: string
  readonly favicon: string | null
  readonly noIndex: boolean
  /** URLs that run code. `#` is in their places. */
  readonly unsafeUrls: readonly UnsafeUrl[]
  /** Whether drafts have pages: `watch --drafts` alone. */
  readonly drafts: boolean
  /** Folder below the root with docs/, pages/, versioned_docs/ …; empty when that is the root itself. */
  readonly contentDir: string
  readonly staticDirectories: readonly string[]
  /** Folders outside the repository whose files the content may show. */
  readonly outsideFolders: readonly string[]
  /** Fingerprints of texts that look like secrets, with the reason why they are none. */
  readonly allowedSecrets: Readonly<Record<string, string>>
  readonly checks: Checks
  /** Severities for some files; the last one that names a file and a code wins. */
  readonly checkOverrides: readonly CheckOverride[]
  readonly hugeImage: RuleOptions['hugeImage']
  /** Paths of reports of other tools, from the root. */
  readonly importedReports: readonly string[]
  readonly externalLinks: RuleOptions['deadLink']
  readonly pageWeight: RuleOptions['pageWeight']
  readonly i18n: I18nConfig
  readonly docs: readonly DocsConfig[]
  readonly blogs: readonly BlogConfig[]
  readonly pages: readonly PagesConfig[]
  readonly redirects: RedirectsConfig
  /** Null: no search. */
  readonly search: SearchConfig | null
  /** Patterns for paths of pages that the built-in search leaves out. */
  readonly unsearched: readonly string[]
  /** Patterns for paths, and how much their pages count in the built-in search; the last match applies. */
  readonly searchWeights: readonly (readonly [pattern: string, weight: number])[]
  readonly sitemap: SitemapConfig | null
  /** Null: no `llms.txt`. */
  readonly llms: LlmsConfig | null
  /**
   * Offline reading; `remove`: the build removes the service worker of earlier builds; null: there never was
   * one.
   */
  readonly pwa: PwaConfig | 'remove' | null
  /** Null: no cards. */
  readonly socialCards: SocialCardsConfig | null
  /** Sources that the security policy allows in addition, by directive. Null for no policy. */
  readonly contentSecurityPolicy: Readonly<Record<string, readonly string[]>> | null
  /** Whether the site has debug pages. */
  readonly debug: boolean
  readonly markdown: MarkdownConfig
  readonly markdownExtensions: MarkdownExtensions
  readonly frontMatterHook: FrontMatterHook | null
  /** Null: `{{` is text. */
  readonly variables: VariablesConfig | null
  /** The glossary of each language; null: the site has none. */
  readonly glossary: Readonly<Record<string, Glossary>> | null
  /** The moment of `--now`, in milliseconds; null: the clock. */
  readonly now: number | null
  /** The content profile of this build. */
  readonly profile: string | null
  /** Checks the front matter of pages. */
  readonly frontMatterSchema: FrontMatterSchema | null
  readonly plugins: readonly PluginConfig[]
  readonly theme: ThemeConfig
  /** Folder of the site's own components, from the root. */
  readonly themePath: string
  /** Modules that run in the browser with every page, from the root. */
  readonly clientModules: readonly string[]
  /** Style sheets of the site, from the root. They win over the theme's, whatever their selectors. */
  readonly customCss: readonly string[]
  /** Elements that every page has in its head. */
  readonly headTags: readonly HeadElement[]
  /** Whether pages that are opened without loading a document are reported to Google Analytics. */
  readonly countsPages: boolean
  readonly customFields: Readonly<Record<string, unknown>>
  /** Further values for components that were written for Docusaurus. */
  readonly docusaurus: Readonly<Record<string, unknown>>
  readonly storage: {
    readonly type: 'localStorage' | 'sessionStorage'
    /** An object has a name for each language. */
    readonly namespace: boolean | string | Readonly<Record<string, string>>
  }
  /** Languages for which a configuration for Docusaurus differs, as it asks for the language. */
  readonly ofLocales?: Readonly<Record<string, Config>>
}

export interface I18nConfig {
  readonly defaultLocale: string
  /** All languages of the site. Menus list them. */
  readonly locales: readonly string[]
  /** The languages that are built: all, or those of `--locale`. */
  readonly builtLocales: readonly string[]
  /** The built language whose pages stand for the site: the default language, if it is built. */
  readonly mainLocale: string
  readonly path: string
  /** Whether pages without a translation say so. */
  readonly untranslatedNotice: boolean
  readonly localeConfigs: Readonly<Record<string, LocaleConfig>>
}

export interface LocaleConfig {
  readonly label: string
  readonly direction: 'ltr' | 'rtl'
  readonly htmlLang: string
  /** Language tag for dates, always one that `Intl` supports. */
  readonly dateLocale: string
  /** In which dates are written: `gregory`, `persian`. */
  readonly calendar: string
  /** Folder below `i18n.path`. */
  readonly path: string
  /** Whether files in that folder replace pages and labels. */
  readonly translate: boolean
  /** Beginning of full URLs, without a slash at the end. */
  readonly url: string
  /** Route prefix: empty, or `/de`. */
  readonly prefix: string
}

interface RedirectsConfig {
  /** `html`: every page is found at `<page>.html` as well. */
  readonly fromExtensions: readonly string[]
  /** Gives the old paths of each page, below the base URL. */
  readonly createRedirects: ((path: string) => string | readonly string[] | null | undefined) | null
  /** Paths below the base URL, and where they lead. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
}

/** Images for link previews, see outputs/cards/design.ts. */
export interface SocialCardsConfig {
  /** Font file for all languages, from the root; null for Troodon's own. */
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

export type MarkdownFormat = 'auto' | 'mdxFirst' | 'mdx' | 'md' | 'detect'

/** Syntax beside CommonMark and GFM. */
interface MarkdownExtensionFlags {
  readonly code: boolean
  readonly mark: boolean
  readonly scripts: boolean
  readonly definitionLists: boolean
  readonly attributes: boolean
  readonly abbreviations: boolean
  readonly keys: boolean
  readonly captions: boolean
  readonly conditions: boolean
  readonly schedule: boolean
  readonly covers: boolean
}

export interface MarkdownConfig {
  readonly format: MarkdownFormat
  /** Whether the authors are not trusted: Markdown runs no code, and its HTML is text. */
  readonly untrusted: boolean
  /** Largest file read, in bytes. */
  readonly maxFileSize: number
  /** Whether `$x$` and `$$x$$` are formulas. */
  readonly math: boolean
  /** Types of admonitions in addition to the built-in ones: `:::security`. */
  readonly admonitions: readonly string[]
  /** Whether there are no others: the built-in ones are text. */
  readonly onlyOwnAdmonitions: boolean
  /** Comments in code blocks that mark lines. */
  readonly magicComments: readonly MagicComment[]
  /** Whether `:tada:` is an emoji. */
  readonly emoji: boolean
  /** Whether a fence with the language `mermaid` is a diagram. */
  readonly mermaid: boolean
  /** Whether a fence with the word `live` is an editor. */
  readonly liveCode: boolean
  /** Language of a code block → module whose default export shows it. */
  readonly codeBlocks: Readonly<Record<string, string>>
  /** Language of code blocks that name none; null for plain text. */
  readonly defaultCodeLanguage: string | null
  /** Names of Prism's languages that color code where highlight.js has none. */
  readonly prismLanguages: readonly string[]
  /** Habits of MDX 1 that are understood. */
  readonly mdx1Compat: Mdx1Compat
  /** Whether `$x$` is a formula, where formulas are; `$$x$$` always is. */
  readonly singleDollarMath: boolean
  /** Options of KaTeX: macros, for example. */
  readonly katex: Readonly<Record<string, unknown>>
  /** Whether KaTeX may print HTML, which needs its style sheet and style attributes. If not, MathML. */
  readonly katexHtml: boolean
  /** The tabs of ```` ```bash npm2yarn ````; null if it is a code block like any other. */
  readonly packageManagers: PackageManagers | null
  /** Boxes that GitHub's alerts mean, where it is not the one of their name: `caution` → `danger`. */
  readonly alerts: Readonly<Record<string, string>>
  readonly extensions: MarkdownExtensionFlags
  /** Host → further words of `rel` in links to it. */
  readonly linkRel: Readonly<Record<string, string>>
  /** Whether the ids of headings keep capitals. */
  readonly maintainCase: boolean
  readonly footnotes: FootnotesConfig
  readonly reads: MarkdownBehaviors
  /** Whether texts are stored as elements of MDX, which the components of another theme show. */
  readonly asElements: boolean
  /** Rules that are checked while a page is read. */
  readonly rules: PageRulesConfig
}

export interface FootnotesConfig {
  /** Heading of the footnotes, for screen readers. */
  readonly label: string
  /** Begins the ids. */
  readonly prefix: string
  /** Whether ids have the names of footnotes; their numbers otherwise. */
  readonly named: boolean
}

interface Mdx1Compat {
  /** `<!-- … -->` in `.mdx`. */
  readonly comments: boolean
  /** `:::note Title`. */
  readonly admonitions: boolean
  /** `## Heading {#id}`. */
  readonly headingIds: boolean
}

/** `line` marks the line after it, `block` the lines between two comments; they get the class. */
export interface MagicComment {
  readonly className: string
  readonly line?: string | undefined
  readonly block?: { readonly start: string; readonly end: string } | undefined
}
