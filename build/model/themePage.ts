// What rendering a page with the theme of a Docusaurus site needs.
import type { SourcePath } from '../shared/paths.ts'
import type { ClientRoute, SiteData } from '../shared/themeSite.ts'

/** What all pages of a language share. */
export interface ThemeLocale {
  /** Each page has its own routes. */
  readonly site: Omit<SiteData, 'routes'>
  readonly tags: { readonly head: string; readonly before: string; readonly after: string }
  /** Null for a site with the document of Docusaurus. */
  readonly template: SiteTemplate | null
  /** The elements of the head that load the style sheet and the scripts. */
  readonly files: string
  /** Language tag. */
  readonly language: string
  /** Full URL of the list of all pages for language models, or null. */
  readonly llms: string | null
  /** Identity of what pages can show of all this. */
  readonly key: string
}

/** The document of a site as a template, and the file of the package that fills it. */
export interface SiteTemplate {
  readonly text: string
  readonly eta: string
}

/** By language. The server's code and the long values are files beside each other in the cache. */
export type ThemeContext = Readonly<Record<string, ThemeLocale>>

/** A text that a page shows, without its elements: these are in the store. */
export interface ThemeText {
  readonly name: string
  readonly isShort: boolean
  /** The page shows the title that opens the text elsewhere. */
  readonly withoutTitle: boolean
  /** Exports of its module: metadata, front matter, contents. */
  readonly exports: Readonly<Record<string, unknown>>
  readonly source: string
  /** Key of its elements; null where there are none. */
  readonly body: string | null
  /** The request of the code beside them, or null. */
  readonly code: string | null
  /** Finished attributes of its links. */
  readonly links: readonly string[]
  /** Those of the Markdown files that it imports. */
  readonly imported: Readonly<Record<SourcePath, readonly string[]>>
  /** The code that its elements import, and its own, by request. */
  readonly modules: readonly string[]
}

export interface ThemePage {
  readonly pathname: string
  /** The page's route inside those around it. */
  readonly routes: readonly ClientRoute[]
  readonly texts: readonly ThemeText[]
  /** The code that its route loads, by request. */
  readonly modules: readonly string[]
}
