// Search indexes after an edit of words: one block of pages is indexed again, and files that are as they were
// are not made.
import type { Manifest } from '../../io/manifest.ts'
import type { IndexRecord, PageTexts } from '../../model/searchBlocks.ts'
import { searchBlockKey, searchIndexKey, searchTextsKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import { isSearchManifest, type OutputPath } from '../../shared/paths.ts'
import type { FileOutput, MakeTools } from '../output.ts'
import { indexFiles, type SearchContext, type SearchIndex } from './indexFiles.ts'
import { type IndexJob, indexJob } from './searchBlocks.ts'

/** The new text of pages, by their name in the index. */
type EditedTexts = ReadonlyMap<string, PageTexts['text']>

interface EditedIndexes {
  /** All files of the indexes that list an edited page, as in a whole build. */
  readonly files: readonly FileOutput[]
  /** Files that no index has any more. */
  readonly gone: ReadonlySet<OutputPath>
}

interface EditContext extends SearchContext {
  /** The files of the last build. */
  readonly last: Manifest
  readonly indexPages: MakeTools['indexPages']
}

/** `edits`: texts by manifest. Null when the store does not have what an index was made from. */
export async function editIndexes(
  edits: ReadonlyMap<OutputPath, EditedTexts>,
  context: EditContext,
): Promise<EditedIndexes | null> {
  const files: FileOutput[] = []
  const gone = new Set<OutputPath>()
  for (const [manifest, texts] of edits) {
    const last = lastIndex(manifest, context)
    const now = last && (await editIndex(manifest, last, texts, context))
    if (!now) return null
    files.push(...now)
    for (const path of last.files) gone.add(path)
  }
  for (const { path } of files) gone.delete(path)
  return keepShared(gone, edits, context) ? { files, gone } : null
}

/** Equal files of two indexes are one file. False when it is not known which files another index has. */
function keepShared(
  gone: Set<OutputPath>,
  edits: ReadonlyMap<OutputPath, EditedTexts>,
  context: EditContext,
): boolean {
  if (gone.size === 0) return true
  for (const path of context.last.keys()) {
    if (!isSearchManifest(path) || edits.has(path)) continue
    const other = lastIndex(path, context)
    if (!other) return false
    for (const file of other.files) gone.delete(file)
  }
  return true
}

/** The record of an index, when it is that of the last build. */
function lastIndex(manifest: OutputPath, { store, folder, last }: EditContext): IndexRecord | null {
  const record = store.get(searchIndexKey({ folder, manifest }))
  return record && record.hash === last.get(manifest)?.hash ? record : null
}

async function editIndex(
  manifest: OutputPath,
  { blocks }: IndexRecord,
  edits: EditedTexts,
  context: EditContext,
): Promise<readonly FileOutput[] | null> {
  const { store, indexPages } = context
  const jobs = blocks.map((block) => editedJob(block, edits, context))
  const indexed = await indexPages(jobs.filter((job) => job !== null && job !== 'unchanged'))
  const changed = new Map(indexed.map((summary) => [summary.key, summary]))
  const summarized: SearchIndex['blocks'][number][] = []
  for (const [at, { key, pages }] of blocks.entries()) {
    const job = jobs[at] ?? null
    if (job === null) return null
    const now = job === 'unchanged' ? key : job.key
    const summary = changed.get(now) ?? store.get(searchBlockKey(now))
    if (!summary) return null
    summarized.push({ summary, pages, texts: () => textsOf(now, store) })
  }
  return [...indexFiles({ manifest, blocks: summarized }, context)]
}

/** Null when the store does not have the texts of the block's pages. */
function editedJob(
  { key, pages }: IndexRecord['blocks'][number],
  edits: EditedTexts,
  { store, engine }: SearchContext,
): IndexJob | 'unchanged' | null {
  if (!pages.some(({ name }) => edits.has(name))) return 'unchanged'
  const texts = store.get(searchTextsKey(key))
  if (!texts) return null
  const edited = texts.map((text, at) => {
    const now = edits.get(pages[at]?.name ?? '')
    return now === undefined ? text : { ...text, text: now }
  })
  return indexJob(edited, engine)
}

function textsOf(block: string, store: Store): readonly PageTexts[] {
  const texts = store.get(searchTextsKey(block))
  if (!texts)
    throw new Error('The texts of a search block are missing from the cache. Run "clear" and build again.')
  return texts
}
