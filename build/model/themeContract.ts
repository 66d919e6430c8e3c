// What the client of Docusaurus gets of a site: its routes and what they load, and the data of the site, in one
// language.

import type { SourcePath } from '../shared/paths.ts'
import type { ClientRoute, SiteData } from './themePage.ts'

/** A page of a text: the file, and whether only what is before the mark is shown. */
export interface TextName {
  readonly source: SourcePath
  readonly isShort: boolean
}

export interface ThemeContract {
  readonly locale: string
  readonly site: SiteData
  /** Long values, as JSON, by the names that they are loaded with. */
  readonly values: ReadonlyMap<string, string>
  /** Modules of code that routes name: `@theme/DocItem`. */
  readonly modules: ReadonlySet<string>
  /** Texts by the names that they are loaded with. */
  readonly texts: ReadonlyMap<string, TextName>
  /** The metadata of documents, posts and pages by their files. */
  readonly metadata: ReadonlyMap<SourcePath, object>
  /** HTML around the page. */
  readonly tags: { readonly head: string; readonly before: string; readonly after: string }
  readonly themes: readonly string[]
  readonly clientModules: readonly string[]
  /** By the path of a page: its route inside those around it, and the names of all that they load. */
  readonly pages: ReadonlyMap<string, { readonly route: ClientRoute; readonly names: readonly string[] }>
}
