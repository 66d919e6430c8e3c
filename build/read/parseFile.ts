// Parses one Markdown file into facts and a body, which the store keeps under the file's content. A file that
// cannot be read is a diagnostic; it does not affect other files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, shortHash } from '../io/hash.ts'
import { encodingProblem } from '../io/readText.ts'
import type { ParsedPage } from '../markdown/parsedPage.ts'
import type { PageParser } from '../markdown/parsePage.ts'
import type { FilledText } from '../markdown/variables/fillText.ts'
import type { ReadableFolders } from '../model/config/readableFolders.ts'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import { isUnified, type MarkdownVariant } from '../model/markdownVariant.ts'
import type { Body, PageFacts } from '../model/page.ts'
import { systemReason } from '../model/systemReason.ts'
import {
  pageBodyKey,
  pageBodyOf,
  pageExternalKey,
  pageFactsKey,
  pageHintsKey,
  pageSectionsKey,
  pageTreeKey,
} from '../reuse/keys.ts'
import { pageStructure } from '../reuse/pageStructure.ts'
import type { ParseJob } from '../reuse/parseJob.ts'
import type { Store } from '../reuse/store.ts'
import { equalPage, noteEqualPage, type Turns } from './equalPages.ts'
import { fillFile, inWritten } from './fillFile.ts'
import { withMarker, withReadingTime, withWords } from './postText.ts'
import { secretProblems } from './secretProblems.ts'
import { endlessPlugin } from './unified/pluginProblems.ts'
import type { SiteReader } from './unified/siteReader.ts'

interface ParseOptions {
  readonly root: string
  /** Part of the keys of parsed pages. */
  readonly markdownKey: string
  readonly markdown: { readonly maxFileSize: number }
}

export interface ParseResult {
  readonly hash: string
  /** Null when the file could not be read; `diagnostics` says why. */
  readonly facts: PageFacts | null
  readonly diagnostics: readonly LocalDiagnostic[]
  /** Another machine has parsed it. */
  readonly isRestored?: true
  /** Its plugin did not end: it may wait for a file that another thread reads. */
  readonly isStuck?: true
}

/** Facts from the store. The body and the sections are read only to render the page or to index it. */
export const keptFacts = (key: string, store: Store): PageFacts | undefined =>
  store.get(pageFactsKey(key), () => [pageBodyKey(key), pageSectionsKey(key)])

/** The parts of a thread that parsing needs. */
export interface Parsing extends ParseOptions {
  readonly store: Store
  /** Opened when a file must be parsed, after the functions of the site are known. */
  readonly parser: () => PageParser
  /** How the file's instance is read; null: as the site's settings say. */
  readonly variant: MarkdownVariant | null
  /** Null when no function of the site takes part. */
  readonly site: SiteReader | null
  readonly turns: Turns
  /** The components that show code blocks. */
  readonly readableFolders: ReadableFolders
}

export function parseFile(job: ParseJob, parsing: Parsing): ParseResult | Promise<ParseResult> {
  const bytes = job.text === undefined ? readBytes(join(parsing.root, job.source)) : Buffer.from(job.text)
  if (typeof bytes === 'string')
    return unread('', 'unreadableFile', `The file cannot be read: ${bytes}.`, 'Check its permissions.')
  const hash = hashOf(bytes)
  const { maxFileSize } = parsing.markdown
  if (bytes.length > maxFileSize)
    return unread(
      hash,
      'fileTooLarge',
      `The file has ${bytes.length} bytes. The limit is ${maxFileSize}.`,
      'Split it, or raise markdown.maxFileSize.',
    )
  const wrong = encodingProblem(bytes)
  if (wrong !== null) return unread(hash, 'invalidEncoding', `The file ${wrong}.`, 'Save it as UTF-8.')
  const { syntax, markdownKey = parsing.markdownKey } = job
  const { keyOf, ...file } = fillFile(bytes.toString('utf8'), job)
  const key = keyOf(pageBodyOf({ markdownKey, syntax, content: hash }))
  const known = keptFacts(key, parsing.store)
  if (known && parsing.store.has(pageBodyKey(key))) return { hash, facts: known, diagnostics: [] }
  const found = { ...file, hash, key, content: keyOf(hash) }
  const { site, turns } = parsing
  return site
    ? turns.take(job, found.content, () => parseWithSite(found, job, parsing, site))
    : parseText(found, job, parsing)
}

type Storing = Pick<Parsing, 'parser' | 'store'>

interface FileText {
  readonly text: string
  readonly hash: string
  readonly key: string
  /** Identity of the text with the values of its variables. */
  readonly content: string
  readonly filled: FilledText | null
}

function parseText(file: FileText, job: ParseJob, { parser, store }: Storing): ParseResult {
  const { text, hash, key, filled } = file
  try {
    const page = parser().page(withMarker(text, job), job.syntax, filled?.terms)
    const facts = withSecrets(withWords(page.facts, text, job), text, page.body)
    return {
      hash,
      facts: keep(key, inWritten({ ...page, facts }, filled), store),
      diagnostics: [],
    }
  } catch (error) {
    return failed(hash, error)
  }
}

/** Functions of the site change the text or its tree first. */
async function parseWithSite(
  { text: written, hash, key, content, filled }: FileText,
  job: ParseJob,
  { parser, store, variant }: Parsing,
  site: SiteReader,
): Promise<ParseResult> {
  try {
    const equal = equalPage(job, { hash: content, key }, store)
    if (equal) return { hash, facts: equal, diagnostics: [] }
    const prepared = await site.prepare(written, job.source)
    const text = withMarker(prepared, job)
    const tree = isUnified(variant, text) ? await site.tree(text, job, variant) : null
    const page = parser().page(text, tree?.unified ?? job.syntax, filled?.terms)
    const read: ParsedPage['facts'] = tree
      ? { ...page.facts, diagnostics: [...tree.diagnostics, ...page.facts.diagnostics], unified: true }
      : page.facts
    const own = await site.unprocessed(written, job.source)
    const named =
      own === null || own === prepared ? read : namedBy(parser().page(own, job.syntax).facts, read)
    const timed = await withReadingTime(withWords(named, own ?? text, job), own ?? text, job, site)
    const facts = withSecrets(timed, text, page.body)
    // Its module is made of the tree, in another thread perhaps.
    if (tree) store.put(pageTreeKey(key), tree.unified)
    const kept = keep(key, inWritten({ ...page, facts }, filled), store)
    if (tree?.isOfText ?? true) noteEqualPage(job, { hash: content, key }, store)
    return { hash, facts: kept, diagnostics: [] }
  } catch (error) {
    return failed(hash, error)
  }
}

/** `shown` with title, description and settings of the text before its preprocessor, as in Docusaurus. */
const namedBy = (
  { frontMatter, contentTitle, excerpt }: ParsedPage['facts'],
  shown: ParsedPage['facts'],
): ParsedPage['facts'] => ({
  ...shown,
  frontMatter,
  excerpt,
  contentTitle: shown.contentTitle === null ? null : (contentTitle ?? shown.contentTitle),
})

/** Those in the body that the text does not have are of its escapes and of plugins: they have no place. */
function withSecrets(facts: ParsedPage['facts'], text: string, body: Body): ParsedPage['facts'] {
  const inText = secretProblems(text)
  const inBody = secretProblems(body.filter((part) => typeof part === 'string').join(''))
  const known = new Set(inText.map(({ fingerprint }) => fingerprint))
  const added = inBody.filter(({ fingerprint }) => !known.has(fingerprint))
  const secrets = [...inText, ...added.map((one) => ({ ...one, line: 0, column: 0 }))]
  return secrets.length === 0 ? facts : { ...facts, diagnostics: [...facts.diagnostics, ...secrets] }
}

function failed(hash: string, error: unknown): ParseResult {
  // A damaged store is not caused by the file.
  if (/^MDB_/.test((error as Error).message)) throw error
  return unread(hash, 'parseFailed', `The file cannot be parsed: ${(error as Error).message}.`, null)
}

/** Its content, or why it cannot be read. */
function readBytes(path: string): Buffer | string {
  try {
    return readFileSync(path)
  } catch (error) {
    return systemReason(error)
  }
}

/** Stores what parsing found. */
function keep(key: string, page: ParsedPage, store: Store): PageFacts {
  const { body, values, sections, hints, external } = page
  const facts: Omit<PageFacts, 'bodyKey' | 'structureKey'> = page.facts
  if (values !== null) Object.assign(facts, { values: shortHash(values) })
  // A copy made with `...` takes a slow way in V8.
  const whole: PageFacts = Object.assign(facts, { bodyKey: key, structureKey: hashOf(pageStructure(facts)) })
  store.put(pageBodyKey(key), body)
  store.put(pageSectionsKey(key), sections)
  if (hints.length > 0) store.put(pageHintsKey(key), hints)
  if (external.length > 0) store.put(pageExternalKey(key), external)
  // A plugin that failed may succeed next time, when what it needs is installed.
  if (!facts.diagnostics.some(({ code, severity }) => code === 'markdownPlugin' && !severity))
    store.put(pageFactsKey(key), whole)
  return whole
}

/** The result for a file whose plugins do not end. */
export function stuckFile({ source }: ParseJob, site: SiteReader | null, seconds: number): ParseResult {
  const diagnostics = [endlessPlugin(site?.pluginOf(source) ?? null, seconds)]
  return { hash: '', facts: null, diagnostics, isStuck: true }
}

function unread(
  hash: string,
  code: LocalDiagnostic['code'],
  message: string,
  hint: string | null,
): ParseResult {
  return { hash, facts: null, diagnostics: [{ code, line: 0, column: 0, message, hint }] }
}
