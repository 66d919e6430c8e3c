// The whole site as planned: its routes, languages and redirects, and what it was planned from. plan/ makes
// it from pages. It has no HTML, and no URLs with a base URL.
import type { RoutePath, SourcePath } from '../shared/paths.ts'
import type { Diagnostic } from './diagnostics.ts'
import type { SplitText } from './docusaurusPost.ts'
import type { FilesAround } from './filesAround.ts'
import type { FindIcon } from './icons.ts'
import { marksOf, type PageFacts } from './page.ts'
import type { PluginOutcome } from './pluginOutcome.ts'
import type { Config } from './project.ts'
import type { Route } from './route.ts'

/** A draft has no page and is in no list, unless the configuration shows drafts. */
export const isDraft = (facts: PageFacts, { drafts }: Config): boolean =>
  marksOf(facts).draft === true && !drafts

/** Everything that the plan of a site depends on. */
export interface SiteInput {
  readonly config: Config
  readonly configFile: SourcePath | null
  /** Markdown files by source, partials included. */
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  /** Every file that was found, whatever its kind. */
  readonly files: ReadonlySet<SourcePath>
  /** Files around the content folders. None if it is left out. */
  readonly around?: FilesAround
  /** Parsed JSON, YAML and sidebar modules by source. */
  readonly data: ReadonlyMap<SourcePath, unknown>
  /** Date and author of the last commit by source; null when git has no full history. */
  readonly history: ReadonlyMap<SourcePath, Commit> | null
  /** Texts of the interface that Troodon has in each language, by id. */
  readonly messages: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** Missing or null: the site has no sets of icons. */
  readonly icons?: FindIcon
  /** Path of mermaid's module in `dist/`; null when no page has a diagram or mermaid is not installed. */
  readonly mermaid: string | null
  /** The results of the site's plugins. Nothing if it is left out. */
  readonly plugins?: Pick<
    PluginOutcome,
    'routes' | 'injected' | 'messages' | 'contentChanges' | 'ofLocales' | 'translations'
  >
  /** Whether the site or a plugin has a component in place of the theme's search. */
  readonly hasOwnSearch?: boolean
  /** Translations whose original has changed since, for the notice on their pages. None if it is left out. */
  readonly behind?: ReadonlySet<SourcePath>
  /** Asked and answered by stages/planWithFunctions.ts; missing where no function takes part in the plan. */
  readonly generated?: FunctionCalls
  /** Plans of earlier builds. Missing where every part of the site is to be planned. */
  readonly plans?: KeptPlans
  /** Called with each label that can be translated: the file for its translation, its key and its text. */
  readonly onLabel?: (file: SourcePath, key: string, text: string) => void
}

/** Calls and results of the functions `sidebarItemsGenerator` and `processBlogPosts`, by the same keys. */
interface FunctionCalls {
  readonly questions: Map<string, FunctionCall>
  readonly answers: Map<string, readonly unknown[]>
  /** The text of a Markdown file. */
  readonly read: (source: SourcePath) => SplitText
}

interface FunctionCall {
  /** Of the function. */
  readonly name: string
  readonly ask: () => Promise<readonly unknown[]>
}

/** A part of the site that is planned from separate files, such as a version in one language. */
export interface PlannedGroup {
  /** `de/docs/default/1.0` */
  readonly name: string
  /** The Markdown files that its pages show, in the order of the plan. */
  readonly pages: readonly SourcePath[]
  /** The folders of its data files, and data files elsewhere. */
  readonly folders: readonly string[]
  readonly files: readonly SourcePath[]
  /** Everything else that its plan depends on besides the configuration, as a JSON value. */
  readonly settings: unknown
}

export interface KeptPlans {
  /** The plan of a group, which the store has if an earlier build planned it from the same. */
  readonly of: (group: PlannedGroup) => KeptPlan
}

interface KeptPlan {
  /** What was kept, as JSON returns it; undefined: nothing. */
  readonly get: () => unknown
  readonly keep: (plan: unknown) => void
}

export interface Commit {
  /** `2024-11-22`, UTC. */
  readonly date: string
  /** The moment of the change, in milliseconds. */
  readonly time: number
  /** Null for a bot, or another account that is not a person. */
  readonly author: string | null
  /** Day of the first commit that has the file. */
  readonly created: string
}

export interface Site {
  readonly config: Config
  /** All routes of all languages, sorted by path; of several with one path, the first one planned. */
  readonly routes: readonly Route[]
  /** The others of these paths. Links to their files lead to the page that is shown. */
  readonly hidden?: readonly Route[]
  readonly locales: readonly LocaleSite[]
  readonly redirects: readonly Redirect[]
  /** Paths of files that the build makes beside pages, without the base URL: `/blog/rss.xml`. */
  readonly madeFiles: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
}

export interface Redirect {
  /** The old path without base URL, with a slash at its end. */
  readonly from: RoutePath
  /** A URL with base URL, or of another site. */
  readonly to: string
  readonly locale: string
  /**
   * Set for a home without a page of its own: the page that it opens. The redirect is temporary, as the home
   * may get a page later; links of the site lead to the page directly.
   */
  readonly firstPage?: RoutePath
  /** Set for the path of a page with another ending: `fromExtensions`. */
  readonly isEnding?: true
}

/** How many lines of `_redirects` hosts read: Cloudflare Pages 2,000. */
export const maxRedirectLines = 2_000

/** The place of a language on the site. By default, all but the default one are below their name. */
export interface LocalePlace {
  readonly locale: string
  /** Empty, or `/de`. */
  readonly prefix: string
  readonly isMain: boolean
  /** Whether no files translate its pages. */
  readonly isOriginal: boolean
}

export interface LocaleSite {
  readonly locale: string
  /** Route prefix: empty for the default language, else `/de`. */
  readonly prefix: string
  /**
   * Name of a content kind → what it planned in this language; read with the kind's own function, such as
   * `docsIn`.
   */
  readonly content: ReadonlyMap<string, readonly unknown[]>
  /** Parts of the search index besides `default`. */
  readonly searchTags: readonly string[]
}
