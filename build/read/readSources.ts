// Reads the facts of all Markdown files that pages need: known ones from the store, the others by parsing.

import { openGroupNames } from '../kinds/instanceOfFile.ts'
import { openShown } from '../kinds/shownFiles.ts'
import { type Diagnostic, inFile } from '../model/diagnostics.ts'
import type { PageFacts } from '../model/page.ts'
import type { PluginOutcome } from '../model/pluginOutcome.ts'
import type { Config, Project } from '../model/project.ts'
import { contentHash, type FileHashes } from '../reuse/fileHashes.ts'
import { askedKey, pageBodyOf } from '../reuse/keys.ts'
import { type JobOptions, type ParseJob, parseJobOf } from '../reuse/parseJob.ts'
import type { Store } from '../reuse/store.ts'
import { addAll } from '../shared/addAll.ts'
import { byName } from '../shared/byName.ts'
import { includedPath, type SourcePath, sourcePath } from '../shared/paths.ts'
import { type FileToRead, manyFiles, readShelves, shelvesOf, shorten, storeShelf } from './factsShelves.ts'
import { openFilesAround } from './filesAround.ts'
import { bodyInContext } from './fillFile.ts'
import { applyHook } from './frontMatterHook.ts'
import { schemaProblems } from './frontMatterSchema.ts'
import { nameIncludes } from './includeNames.ts'
import { keptFacts, type ParseResult } from './parseFile.ts'
import type { Scan } from './scan.ts'
import { checkPackages } from './unified/checkPackages.ts'

export interface ReadPages {
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  readonly diagnostics: readonly Diagnostic[]
  readonly parsed: number
  /** Markdown files of a Docusaurus site that are no pages, and that no page includes. */
  readonly unread: ReadonlySet<SourcePath>
}

/** The parts of a run that reading pages needs. */
export interface Reading {
  readonly project: Project
  readonly engineRoot: string
  readonly store: Store
  readonly hashes: FileHashes
  readonly markdownKey: string
  readonly siteCodeKey: string
  readonly plugins: Pick<PluginOutcome, 'browser'>
  /** Texts in an editor, which count instead of those of files. The scan has stats of their own for them. */
  readonly unsaved?: ReadonlyMap<SourcePath, string>
  /** Receives the number of files to parse. */
  readonly onTotal: (count: number) => void
  readonly workers: { readonly parse: (jobs: readonly ParseJob[]) => Promise<readonly ParseResult[]> }
}

export async function readPages(scan: Scan, reading: Reading): Promise<ReadPages> {
  const { config } = reading.project
  const isShown = openShown(config)
  const unread = new Map<SourcePath, FileToRead>()
  let next: FileToRead[] = []
  for (const file of filesToRead(scan, reading)) {
    if (file.job.isGlossary || isShown(file.job.source)) next.push(file)
    else unread.set(file.job.source, file)
  }
  const found = new Map<SourcePath, PageFacts>()
  const diagnostics: Diagnostic[] = []
  let parsed = 0
  do {
    const read = await readFiles(next, scan, reading)
    for (const [source, facts] of read.pages) found.set(source, facts)
    addAll(diagnostics, read.diagnostics)
    parsed += read.parsed
    for (const { job } of next) unread.delete(job.source)
    next = unread.size === 0 ? [] : includedFiles(read.pages, unread, reading)
  } while (next.length > 0)
  const pages = new Map([...found].sort(byName))
  if (parsed > 0) noteAsked(pages, scan, reading)
  const hook = config.frontMatterHook
  if (hook)
    for (const [source, facts] of pages) {
      const hooked = applyHook(hook, source, facts)
      pages.set(source, hooked.facts)
      addAll(diagnostics, hooked.diagnostics)
    }
  if (config.frontMatterSchema) addAll(diagnostics, await schemaProblems(config.frontMatterSchema, pages))
  for (const [source, facts] of pages)
    addAll(
      diagnostics,
      facts.diagnostics.map((problem) => inFile(source, problem)),
    )
  for (const source of unread.keys()) noteContent(source, scan, reading)
  return { pages, diagnostics, parsed, unread: new Set(unread.keys()) }
}

/** What texts ask of a glossary depends on the words that it explains. */
const termNames = ({ glossary }: Config): string =>
  glossary
    ? JSON.stringify(
        Object.entries(glossary).map(([locale, terms]) => [
          locale,
          Object.values(terms).map(({ name, aliases }) => [name, aliases]),
        ]),
      )
    : ''

/** The next build needs it to find the pages in the store. */
function noteAsked(
  pages: ReadPages['pages'],
  scan: Scan,
  { project, hashes, store, ...keys }: Reading,
): void {
  const { markdownKey } = keys
  const asked = [...pages].flatMap(([source, facts]) => {
    if (!facts.asked) return []
    const stat = scan.files.get(source)
    const content = stat && hashes.get(source, stat)
    const job = content === undefined ? null : parseJobOf(source, { ...keys, config: project.config })
    return job && content ? [[pageBodyOf({ markdownKey, ...job, content }), facts.asked] as const] : []
  })
  const known = store.get(askedKey(markdownKey, termNames(project.config)))
  if (JSON.stringify(asked) !== JSON.stringify(known ?? []))
    store.put(askedKey(markdownKey, termNames(project.config)), asked)
}

/** The key of the build names the content of every file. One that cannot be read counts by its stat. */
function noteContent(source: SourcePath, scan: Scan, { hashes, project: { root } }: Reading): void {
  try {
    contentHash(source, { hashes, scan, root })
  } catch {
    // Nothing shows it.
  }
}

/** Facts of some of the files that no page includes, for the code of pages that imports them. */
export async function readOthers(
  sources: ReadonlySet<SourcePath>,
  scan: Scan,
  reading: Reading,
): Promise<ReadonlyMap<SourcePath, PageFacts>> {
  if (sources.size === 0) return new Map()
  const files = filesToRead(scan, reading).filter(({ job }) => sources.has(job.source))
  return (await readFiles(files, scan, reading)).pages
}

type ReadFiles = Omit<ReadPages, 'unread'>

async function readFiles(files: readonly FileToRead[], scan: Scan, reading: Reading): Promise<ReadFiles> {
  const { project, engineRoot, store, hashes, workers, onTotal } = reading
  const hasHook = project.config.frontMatterHook !== null
  // A hook changes the facts of any page.
  const shelves = hasHook ? [] : shelvesOf(files, openGroupNames(project.config))
  const { found, others } = readShelves(shelves, store)
  const jobs: ParseJob[] = []
  for (const { job, bodyKey } of files) {
    if (found.has(job.source)) continue
    const known = bodyKey === null ? undefined : keptFacts(bodyKey, store)
    if (known) found.set(job.source, known)
    else jobs.push(job)
  }
  if (jobs.some((job) => job.variant)) checkPackages(project, engineRoot)
  const diagnostics: Diagnostic[] = []
  if (jobs.length > 0) onTotal(jobs.length)
  const results = await workers.parse(jobs)
  for (const [index, { hash, facts, diagnostics: problems }] of results.entries()) {
    const { source } = jobs[index] as ParseJob
    const stat = scan.files.get(source)
    if (facts && stat) {
      found.set(source, facts)
      hashes.set(source, stat, hash)
    }
    addAll(
      diagnostics,
      problems.map((problem) => inFile(source, problem)),
    )
  }
  for (const shelf of others) storeShelf(shelf, found, store)
  if (!hasHook && files.length >= manyFiles) shorten(found, store)
  return { pages: found, diagnostics, parsed: results.filter(({ isRestored }) => !isRestored).length }
}

/** The files among `unread` that these pages include. */
function includedFiles(
  pages: ReadFiles['pages'],
  unread: ReadonlyMap<SourcePath, FileToRead>,
  { project, engineRoot, plugins }: Reading,
): FileToRead[] {
  const { root } = project
  const around = openFilesAround(project)
  const places = { root, engineRoot, aliases: plugins.browser.aliases, around }
  const included = new Set<FileToRead>()
  for (const [source, facts] of pages) {
    if (!facts.includes) continue
    for (const { specifier, code } of nameIncludes(facts, source, places).includes ?? []) {
      const file = code === undefined && unread.get(sourcePath(includedPath(specifier, source)))
      if (file) included.add(file)
    }
  }
  return [...included]
}

/** Null where only the text says which terms of the glossary it has. */
const keyInContext = (body: string, asked: readonly string[] | undefined, context: ParseJob['context']) =>
  context?.glossary && !asked ? null : bodyInContext(body, asked, context)

/** In the order of their paths. */
function filesToRead(scan: Scan, { project, hashes, unsaved, ...keys }: Reading): readonly FileToRead[] {
  const options: JobOptions = { ...keys, config: project.config }
  const asked = new Map(keys.store.get(askedKey(keys.markdownKey, termNames(project.config))))
  const files: FileToRead[] = []
  for (const [source, stat] of scan.files) {
    const job = parseJobOf(source, options)
    if (!job) continue
    const content = hashes.get(source, stat)
    const { markdownKey } = options
    const text = unsaved?.get(source)
    const body = content === undefined ? null : pageBodyOf({ markdownKey, ...job, content })
    files.push({
      job: text === undefined ? job : { ...job, text },
      bodyKey: body && keyInContext(body, asked.get(body), job.context),
    })
  }
  return files
}
