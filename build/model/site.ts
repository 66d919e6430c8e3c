// The whole site as planned: what routes exist, which file each shows, how documents hang together. Made by plan/ from
// pages; read by link/ and the kinds' data functions. No HTML, no addresses with a base URL yet.
import type { RoutePath, SourcePath } from '../shared/paths.ts'
import type { Diagnostic } from './diagnostics.ts'
import type { PageFacts } from './page.ts'
import type { Config } from './project.ts'
import type { Route } from './route.ts'

/** A draft has no page and stands in no list, unless drafts are shown. */
export const isDraft = ({ frontMatter }: PageFacts, { drafts }: Config): boolean =>
  frontMatter.draft === true && !drafts

/** What scan and parse deliver; everything a plan depends on. */
export interface SiteInput {
  readonly config: Config
  readonly configFile: SourcePath | null
  /** Markdown files by source, partials included. */
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  /** Every file that was found, whatever its kind. */
  readonly files: ReadonlySet<SourcePath>
  /** Parsed JSON, YAML and sidebar modules by source. */
  readonly data: ReadonlyMap<SourcePath, unknown>
  /** Date and author of the last commit by source; null when git has no full history. */
  readonly history: ReadonlyMap<SourcePath, Commit> | null
  /** Where mermaid's module lies in `dist/`; null when no page has a diagram or it is not installed. */
  readonly mermaid: string | null
}

export interface Commit {
  /** `2024-11-22`, UTC. */
  readonly date: string
  readonly author: string
  /** Day of the first commit that has the file. */
  readonly created: string
}

export interface Site {
  readonly config: Config
  /** All routes of all languages, sorted by path; the first one planned wins an address. */
  readonly routes: readonly Route[]
  readonly locales: readonly LocaleSite[]
  readonly redirects: readonly Redirect[]
  readonly diagnostics: readonly Diagnostic[]
}

export interface Redirect {
  /** The old address, base URL not included, with a slash at its end. */
  readonly from: RoutePath
  /** A finished address. */
  readonly to: string
  readonly locale: string
}

/** Where a language lives: the default one at the root, others below their name. */
export interface LocalePlace {
  readonly locale: string
  /** Empty, or `/de`. */
  readonly prefix: string
  readonly isDefault: boolean
}

export interface LocaleSite {
  readonly locale: string
  /** Route prefix: empty for the default language, else `/de`. */
  readonly prefix: string
  /** Name of a content kind → what it planned in this language; read with the kind's own function, such as `docsIn`. */
  readonly content: ReadonlyMap<string, readonly unknown[]>
  /** Parts of the search index beside `default`. */
  readonly searchTags: readonly string[]
}
