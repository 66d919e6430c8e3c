// Public reports against documentation builders, as small inputs: their files in our words, and what a reader
// and the writer should get. The cases of a list are built as one site.
import type { Problem } from '../../build/model/diagnostics.ts'

export interface BugCase {
  /** Paths on github.com: `facebook/docusaurus/issues/9717`. Without one, the report is not known any more. */
  readonly reports: readonly string[]
  /** What holds. */
  readonly name: string
  /** Path → content. Other cases of the list have other folders. */
  readonly files: Readonly<Record<string, string>>
  /** `file:line:column code: message hint` of all problems in these files. None if it is left out. */
  readonly problems?: readonly string[]
  readonly check?: (site: CaseSite) => void
}

/** The built site. Paths are those of pages, with a slash at the end. */
export interface CaseSite {
  /** A file of the output, or null. */
  readonly file: (path: string) => string | null
  /** The HTML of a page. */
  readonly page: (path: string) => string
  /** The part of it that the writer wrote. */
  readonly article: (path: string) => string
  /** Of the links in it, in order. */
  readonly hrefs: (path: string) => readonly string[]
  readonly ids: (path: string) => readonly string[]
  /** The table of contents: `## A`, `### B`. */
  readonly toc: (path: string) => readonly string[]
}

/** One line per problem. */
export const lineOf = ({ file, line, column, code, message, hint }: Problem): string =>
  [`${file}:${line}:${column} ${code}: ${message}`, hint].filter(Boolean).join(' ')
