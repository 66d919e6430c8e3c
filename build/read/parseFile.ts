// Parses one Markdown file into facts and a body, which the store keeps under the file's content. A file that
// cannot be read is a diagnostic; it does not affect other files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../io/hash.ts'
import { encodingProblem } from '../io/readText.ts'
import type { Syntax } from '../markdown/feature.ts'
import type { PageParser } from '../markdown/parsePage.ts'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import type { PageFacts } from '../model/page.ts'
import { pageBodyKey, pageBodyOf, pageFactsKey, pageSectionsKey } from '../reuse/keys.ts'
import { pageStructure } from '../reuse/pageStructure.ts'
import type { Store } from '../reuse/store.ts'
import type { SourcePath } from '../shared/paths.ts'

interface ParseOptions {
  readonly root: string
  /** Part of the keys of parsed pages. */
  readonly markdownKey: string
  readonly markdown: { readonly maxFileSize: number }
}

export interface ParseJob {
  readonly source: SourcePath
  readonly syntax: Syntax
}

export interface ParseResult {
  readonly hash: string
  /** Null when the file could not be read; `diagnostics` says why. */
  readonly facts: PageFacts | null
  readonly diagnostics: readonly LocalDiagnostic[]
}

/** Facts from the store. The body and the sections are read only to render the page or to index it. */
export const keptFacts = (key: string, store: Store): PageFacts | undefined =>
  store.get(pageFactsKey(key), () => [pageBodyKey(key), pageSectionsKey(key)])

/** What parsing needs of a thread. */
export interface Parsing extends ParseOptions {
  readonly store: Store
  readonly parser: PageParser
}

export function parseFile(job: ParseJob, parsing: Parsing): ParseResult {
  const bytes = readBytes(join(parsing.root, job.source))
  if ('code' in bytes)
    return unread('', 'unreadableFile', `The file cannot be read (${bytes.code}).`, 'Check its permissions.')
  const hash = hashOf(bytes)
  const { maxFileSize } = parsing.markdown
  if (bytes.length > maxFileSize)
    return unread(
      hash,
      'fileTooLarge',
      `The file has ${bytes.length} bytes; files up to ${maxFileSize} are read.`,
      'Split it, or raise markdown.maxFileSize.',
    )
  const wrong = encodingProblem(bytes)
  if (wrong !== null) return unread(hash, 'invalidEncoding', `The file ${wrong}.`, 'Save it as UTF-8.')
  try {
    return { hash, facts: factsOf(bytes, hash, job.syntax, parsing), diagnostics: [] }
  } catch (error) {
    // A damaged store is no fault of the file.
    if (/^MDB_/.test((error as Error).message)) throw error
    return unread(hash, 'parseFailed', `The file cannot be parsed: ${(error as Error).message}.`, null)
  }
}

function readBytes(path: string): Buffer | { readonly code: string | undefined } {
  try {
    return readFileSync(path)
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code }
  }
}

/** Known facts, or those of the parsed file, which are stored. */
function factsOf(
  bytes: Buffer,
  hash: string,
  syntax: Syntax,
  { markdownKey, store, parser }: Parsing,
): PageFacts {
  const key = pageBodyOf({ markdownKey, syntax, content: hash })
  const known = keptFacts(key, store)
  if (known && store.has(pageBodyKey(key))) return known
  const { facts, body, sections } = parser.page(bytes.toString('utf8'), syntax)
  const whole: PageFacts = { ...facts, bodyKey: key, structureKey: hashOf(pageStructure(facts)) }
  store.put(pageBodyKey(key), body)
  store.put(pageSectionsKey(key), sections)
  store.put(pageFactsKey(key), whole)
  return whole
}

function unread(
  hash: string,
  code: LocalDiagnostic['code'],
  message: string,
  hint: string | null,
): ParseResult {
  return { hash, facts: null, diagnostics: [{ code, line: 0, column: 0, message, hint }] }
}
