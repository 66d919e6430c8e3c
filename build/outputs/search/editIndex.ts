// Search indexes after an edit of words: one block of pages is indexed again, and files that are as they were
// are not made.
import type { Manifest } from '../../io/output/manifest.ts'
import type { IndexedPages, IndexRecord, PageTexts } from '../../model/searchBlocks.ts'
import { searchBlockKey, searchIndexKey, searchPagesKey, searchTextsKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import { isSearchManifest, type OutputPath } from '../../shared/paths.ts'
import type { FileOutput, MakeTools } from '../output.ts'
import { blockOf } from './blockOf.ts'
import { filesOfIndex, indexFiles, type SearchContext, type SearchIndex } from './indexFiles.ts'
import { type IndexJob, indexJob } from './searchBlocks.ts'

/** The new texts of pages, by their name in the index. */
export type EditedTexts = ReadonlyMap<string, EditedText>

export type EditedText = Pick<PageTexts, 'headings' | 'text'>

interface EditedIndexes {
  /** Files that the last build does not have, and the manifests of the indexes. */
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
    const before = filesOfIndex(last)
    for (const file of now) if (!before.has(file.path)) files.push(file)
    const record = context.store.get(indexKey(manifest, context))
    if (!record) return null
    const after = filesOfIndex(record)
    for (const path of before) if (!after.has(path)) gone.add(path)
  }
  for (const { path } of files) gone.delete(path)
  return keepShared(gone, edits, context) ? { files, gone } : null
}

const indexKey = (manifest: OutputPath, { folder }: EditContext) => searchIndexKey({ folder, manifest })

/** Equal files of two indexes are one file. False when it is not known which files another index has. */
function keepShared(
  gone: Set<OutputPath>,
  edits: ReadonlyMap<OutputPath, EditedTexts>,
  context: EditContext,
): boolean {
  if (gone.size === 0) return true
  for (const path of context.last.keys()) {
    if (!isSearchManifest(path)) continue
    // That of an index with an edited page is new already.
    const other = edits.has(path) ? context.store.get(indexKey(path, context)) : lastIndex(path, context)
    if (!other) return false
    for (const file of filesOfIndex(other)) gone.delete(file)
  }
  return true
}

/** The record of an index, when it is that of the last build. */
function lastIndex(manifest: OutputPath, context: EditContext): IndexRecord | null {
  const record = context.store.get(indexKey(manifest, context))
  return record && record.hash === context.last.get(manifest)?.hash ? record : null
}

/** Null when the store does not have what the index was made from. */
async function editIndex(
  manifest: OutputPath,
  { blocks }: IndexRecord,
  edits: EditedTexts,
  context: EditContext,
): Promise<readonly FileOutput[] | null> {
  const { store, indexPages } = context
  const edited = editedBlocks(blocks, edits, context)
  if (!edited) return null
  const indexed = await indexPages([...edited.values()].map(({ job }) => job))
  const changed = new Map(indexed.map((summary) => [summary.key, summary]))
  const summarized: SearchIndex['blocks'][number][] = []
  for (const [at, block] of blocks.entries()) {
    const now = edited.get(at)
    const key = now?.job.key ?? block.key
    const summary = changed.get(key) ?? store.get(searchBlockKey(key))
    if (!summary) return null
    summarized.push({ summary, pages: now?.pages ?? block, texts: () => textsOf(key, store) })
  }
  return [...indexFiles({ manifest, blocks: summarized }, context)]
}

interface EditedBlock {
  readonly job: IndexJob
  readonly pages: IndexedPages
}

/** Blocks with new texts by their number. Null when the store does not have their pages. */
function editedBlocks(
  blocks: IndexRecord['blocks'],
  edits: EditedTexts,
  { store, engine }: EditContext,
): ReadonlyMap<number, EditedBlock> | null {
  const edited = new Map<number, EditedBlock>()
  for (const name of edits.keys()) {
    const at = blockOf(name, blocks.length)
    if (edited.has(at)) continue
    const block = blocks[at]
    const texts = block && store.get(searchTextsKey(block.key))
    const pages = block && store.get(searchPagesKey(block.pages))
    if (!texts || !pages?.some((page) => page.name === name)) return null
    const now = texts.map((page, index) => ({ ...page, ...edits.get(pages[index]?.name ?? '') }))
    edited.set(at, { job: indexJob(now, engine), pages })
  }
  return edited
}

function textsOf(block: string, store: Store): readonly PageTexts[] {
  const texts = store.get(searchTextsKey(block))
  if (!texts)
    throw new Error('The texts of a search block are missing from the cache. Run "clear" and build again.')
  return texts
}
