// Public reports against documentation builders, as small inputs: their files in our words, and what a reader
// and the writer should get. The cases of a list are built as one site.
import { expect } from 'vitest'
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
  /** The links that the writer wrote, by page. */
  readonly hrefs?: PerPage
  /** Ids that the text has, by page. */
  readonly ids?: PerPage
  /** The table of contents, by page: `## A`, `### B`. */
  readonly toc?: PerPage
  /** HTML that the text contains, by page. */
  readonly html?: PerPage
  /** Anything else. */
  readonly check?: (site: CaseSite) => void
}

type PerPage = Readonly<Record<string, readonly string[]>>

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

/** Checks what the case declares. */
export function checkCase(one: BugCase, site: CaseSite, problems: readonly Problem[]): void {
  const found = problems.filter(({ file }) => file !== null && Object.hasOwn(one.files, file))
  expect(found.map(lineOf)).toEqual(one.problems ?? [])
  for (const [page, hrefs] of Object.entries(one.hrefs ?? {})) expect(site.hrefs(page)).toEqual(hrefs)
  for (const [page, toc] of Object.entries(one.toc ?? {})) expect(site.toc(page)).toEqual(toc)
  for (const [page, ids] of Object.entries(one.ids ?? {}))
    expect(site.ids(page)).toEqual(expect.arrayContaining([...ids]))
  for (const [page, parts] of Object.entries(one.html ?? {}))
    for (const part of parts) expect(site.article(page)).toContain(part)
  one.check?.(site)
}

/** The files of all cases. */
export const filesOf = (cases: readonly BugCase[]): Readonly<Record<string, string>> =>
  Object.assign({}, ...cases.map(({ files }) => files))

/** One line per problem. */
export const lineOf = ({ file, line, column, code, message, hint }: Problem): string =>
  [`${file}:${line}:${column} ${code}: ${message}`, hint].filter(Boolean).join(' ')
