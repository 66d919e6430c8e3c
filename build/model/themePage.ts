// What rendering a page with the theme of a Docusaurus site needs.
import type { ClientRoute, SiteData } from '../shared/themeSite.ts'

/** What all pages of a language share. */
export interface ThemeLocale {
  readonly site: SiteData
  /** The script that gives browsers the data of the site; its path is below the output folder. */
  readonly data: { readonly path: string; readonly text: string }
  /** Name → file with the JSON of a long value. */
  readonly values: Readonly<Record<string, string>>
  readonly tags: { readonly head: string; readonly before: string; readonly after: string }
  /** URLs. */
  readonly scripts: readonly string[]
  readonly style: string
}

export interface ThemeContext {
  readonly serverFile: string
  readonly locales: Readonly<Record<string, ThemeLocale>>
}

/** A text that a page shows, without its elements: these are in the store. */
export interface ThemeText {
  readonly name: string
  readonly isShort: boolean
  /** The page shows the title that opens the text elsewhere. */
  readonly withoutTitle: boolean
  /** Exports of its module: metadata, front matter, contents. */
  readonly exports: Readonly<Record<string, unknown>>
  readonly source: string
  /** Key of its elements; null for a text that is code. */
  readonly body: string | null
  /** Finished attributes of its links. */
  readonly links: readonly string[]
}

export interface ThemePage {
  readonly pathname: string
  /** The page's route inside those around it. */
  readonly routes: readonly ClientRoute[]
  readonly texts: readonly ThemeText[]
}
