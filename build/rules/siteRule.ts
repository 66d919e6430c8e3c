// What a rule about the whole site is: one file with one function over values that the stages have made.
import type { Diagnostic } from '../model/diagnostics.ts'
import type { RoutePath, SourcePath } from '../shared/paths.ts'

/** A page that is shown in the main language, in lists and in search results. */
export interface SitePage {
  readonly source: SourcePath
  readonly path: RoutePath
  /** The part of the search that lists it. Pages of two versions have different ones. */
  readonly tag: string
  /** As written; null where other things name the page. */
  readonly title: string | null
  /** From the front matter. */
  readonly description: string | null
}

/** A file that a page shows, and the first place that names it. */
interface SiteFile {
  readonly source: SourcePath
  readonly bytes: number
  readonly file: SourcePath | null
  readonly line: number
  readonly column: number
}

interface StyleSheet {
  readonly file: SourcePath | null
  readonly text: string
  /** Whether the site brings the theme that it is for. */
  readonly isOwnTheme: boolean
}

/** Functions, because most rules need only some of it. */
export interface SiteFacts {
  readonly pages: () => readonly SitePage[]
  readonly files: () => readonly SiteFile[]
  /** Pages that nothing lists and no link leads to. */
  readonly unreached: () => readonly SitePage[]
  /** The style sheets of the site, and those that options make, which have no file. */
  readonly styleSheets: () => readonly StyleSheet[]
  readonly hugeImage: { readonly maxBytes: number }
}

export type SiteRule = (site: SiteFacts, report: (found: SiteFinding) => void) => void

type SiteFinding = Omit<Diagnostic, 'code'>

/** The place of what is wrong with a file as a whole. */
export const wholeFile = (file: SourcePath) => ({ file, line: 0, column: 0 })
