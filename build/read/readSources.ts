// Reads the facts of all Markdown files: known ones from the store, the others by parsing.
import { openGroupNames } from '../kinds/instanceOfFile.ts'
import { type Diagnostic, inFile } from '../model/diagnostics.ts'
import type { PageFacts } from '../model/page.ts'
import type { Project } from '../model/project.ts'
import type { FileHashes } from '../reuse/fileHashes.ts'
import { pageBodyOf } from '../reuse/keys.ts'
import { type JobOptions, type ParseJob, parseJobOf } from '../reuse/parseJob.ts'
import type { Store } from '../reuse/store.ts'
import { byName } from '../shared/byName.ts'
import type { SourcePath } from '../shared/paths.ts'
import { type FileToRead, manyFiles, readShelves, shelvesOf, shorten, storeShelf } from './factsShelves.ts'
import { applyHook } from './frontMatterHook.ts'
import { keptFacts, type ParseResult } from './parseFile.ts'
import type { Scan } from './scan.ts'
import { checkPackages } from './unified/checkPackages.ts'

export interface ReadPages {
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  readonly diagnostics: readonly Diagnostic[]
  readonly parsed: number
}

/** The parts of a run that reading pages needs. */
export interface Reading {
  readonly project: Project
  readonly engineRoot: string
  readonly store: Store
  readonly hashes: FileHashes
  readonly markdownKey: string
  readonly siteCodeKey: string
  /** Receives the number of files to parse. */
  readonly onTotal: (count: number) => void
  readonly workers: { readonly parse: (jobs: readonly ParseJob[]) => Promise<readonly ParseResult[]> }
}

export async function readPages(
  scan: Scan,
  { project, engineRoot, store, hashes, workers, onTotal, markdownKey, siteCodeKey }: Reading,
): Promise<ReadPages> {
  const { config } = project
  const hook = config.frontMatterHook
  const files = filesToRead(scan, { config, markdownKey, siteCodeKey }, hashes)
  // A hook changes the facts of any page.
  const { found, others } = readShelves(hook ? [] : shelvesOf(files, openGroupNames(config)), store)
  const jobs: ParseJob[] = []
  for (const { job, bodyKey } of files) {
    if (found.has(job.source)) continue
    const known = bodyKey === null ? undefined : keptFacts(bodyKey, store)
    if (known) found.set(job.source, known)
    else jobs.push(job)
  }
  if (jobs.some((job) => job.variant)) checkPackages(project, engineRoot)
  const diagnostics: Diagnostic[] = []
  onTotal(jobs.length)
  const results = await workers.parse(jobs)
  for (const [index, { hash, facts, diagnostics: problems }] of results.entries()) {
    const { source } = jobs[index] as ParseJob
    const stat = scan.files.get(source)
    if (facts && stat) {
      found.set(source, facts)
      hashes.set(source, stat, hash)
    }
    diagnostics.push(...problems.map((problem) => inFile(source, problem)))
  }
  for (const shelf of others) storeShelf(shelf, found, store)
  if (!hook && files.length >= manyFiles) shorten(found, store)
  const pages = new Map([...found].sort(byName))
  if (hook)
    for (const [source, facts] of pages) {
      const hooked = applyHook(hook, source, facts)
      pages.set(source, hooked.facts)
      diagnostics.push(...hooked.diagnostics)
    }
  for (const [source, facts] of pages)
    diagnostics.push(...facts.diagnostics.map((problem) => inFile(source, problem)))
  return { pages, diagnostics, parsed: results.filter(({ isRestored }) => !isRestored).length }
}

/** In the order of their paths. */
function filesToRead(scan: Scan, options: JobOptions, hashes: FileHashes): readonly FileToRead[] {
  const files: FileToRead[] = []
  for (const [source, stat] of scan.files) {
    const job = parseJobOf(source, options)
    if (!job) continue
    const content = hashes.get(source, stat)
    const { markdownKey } = options
    files.push({ job, bodyKey: content === undefined ? null : pageBodyOf({ markdownKey, ...job, content }) })
  }
  return files
}
