// The files of one search index, from its indexed blocks: words, results, and the manifest that names them.
import { hashOf } from '../../io/hash.ts'
import type {
  BlockSummary,
  BlockTerms,
  IndexedPages,
  IndexRecord,
  PageTexts,
  RecordedBlock,
} from '../../model/searchBlocks.ts'
import { searchFilesKey, searchIndexKey, searchPagesKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import type { OutputPath } from '../../shared/paths.ts'
import {
  type FileNames,
  pagesPerRecordFile,
  recordFile,
  type SearchManifest,
} from '../../shared/searchTerms.ts'
import { type FileOutput, textOutput } from '../output.ts'
import { fileName, filePath, shortName } from './fileName.ts'
import { fileNames, recordNames } from './fileNames.ts'
import { recordFiles } from './indexBlock.ts'
import { joinBlocks } from './joinBlocks.ts'
import { joinTails } from './joinTails.ts'
import { type StoredBlock, storedBlock } from './searchBlocks.ts'
import type { ShardFile } from './shardFile.ts'

export interface SearchContext {
  readonly store: Store
  /** Identity of the engine's code. */
  readonly engine: string
  /** Name of the output folder's records in the store. */
  readonly folder: string
}

export interface SearchIndex {
  readonly manifest: OutputPath
  readonly blocks: readonly SummarizedBlock[]
}

interface SummarizedBlock {
  readonly summary: BlockSummary
  /** The parts of the block, or its record if the last build had the same block. */
  readonly pages: IndexedPages | RecordedBlock
  /** The indexed texts, in case a part of the store is damaged. */
  readonly texts: () => readonly PageTexts[]
}

/**
 * Lazy: only the files of one bucket or block are in memory at a time. At the end, the index is recorded.
 * Files with the results of a block that has a record are left out.
 */
export function* indexFiles(
  { manifest: path, blocks }: SearchIndex,
  context: SearchContext,
): Generator<FileOutput> {
  const stored = blocks.map(({ summary, texts }) => storedBlock(summary, texts, context.store))
  const otherFiles = new Set<OutputPath>()
  function* listed<T>(outputs: Generator<FileOutput, T>): Generator<FileOutput, T> {
    for (;;) {
      const { done, value } = outputs.next()
      if (done) return value
      otherFiles.add(value.path)
      yield value
    }
  }
  const shards = yield* listed(joinedFiles(stored, 'terms', joinBlocks, context))
  const tails = yield* listed(joinedFiles(stored, 'tails', joinTails, context))
  const recorded: RecordedBlock[] = []
  for (const [index, block] of stored.entries())
    recorded.push(yield* resultFiles(block, blocks[index]?.pages ?? [], context))
  const manifest: SearchManifest = {
    pages: recorded.reduce((sum, { count }) => sum + count, 0),
    shards,
    tails,
    ...(yield* listed(recordNames(recorded.map(({ records }) => records)))),
  }
  const output = textOutput(path, JSON.stringify(manifest))
  context.store.put(searchIndexKey({ folder: context.folder, manifest: path }), {
    hash: output.key,
    blocks: recorded,
    otherFiles: [...otherFiles],
  })
  yield output
}

/** All files of an index but its manifest. */
export function filesOfIndex({ blocks, otherFiles }: IndexRecord): ReadonlySet<OutputPath> {
  const files = new Set(otherFiles)
  for (const { records, count } of blocks)
    for (let page = 0; page < count; page += pagesPerRecordFile)
      files.add(filePath(recordFile(records, page)))
  return files
}

/** The files with the results of a block. Returns its record. */
function* resultFiles(
  block: StoredBlock,
  pages: IndexedPages | RecordedBlock,
  { store, engine }: SearchContext,
): Generator<FileOutput, RecordedBlock> {
  if ('records' in pages) return pages
  const make = (): NamedTexts => {
    const texts = recordFiles(block.records(), pages)
    const begin = shortName(...texts)
    return texts.map((text, file) => [begin, recordFile(begin, file * pagesPerRecordFile), text])
  }
  const files = namedFiles(hashOf(engine, block.key, ...pages.map(({ href }) => href)), make, store)
  for (const { output } of files) yield output
  return {
    key: block.key,
    pages: store.putByContent(
      searchPagesKey,
      pages.map(({ href, name }) => ({ href, name })),
    ),
    count: pages.length,
    records: files[0]?.label ?? '',
  }
}

/** Returns: beginning of words → name of the file with these words. */
function* joinedFiles(
  blocks: readonly StoredBlock[],
  kind: 'terms' | 'tails',
  join: (blocks: readonly BlockTerms[]) => readonly ShardFile[],
  { store, engine }: SearchContext,
): Generator<FileOutput, FileNames> {
  const names: [prefix: string, name: string][] = []
  for (const bucket of [...new Set(blocks.flatMap((block) => Object.keys(block[kind])))].sort()) {
    const hashes = blocks.map((block) => block[kind][bucket])
    const make = (): NamedTexts =>
      join(blocks.map((block) => block.read(kind, bucket))).flatMap(({ prefix, text, rests = [] }) => [
        [prefix, fileName(text), text],
        ...[...rests].map(([name, rest]) => ['', name, rest] as const),
      ])
    const key = hashOf(engine, kind, ...hashes.map((hash) => hash ?? ''))
    for (const { label, name, output } of namedFiles(key, make, store)) {
      if (label !== '') names.push([label, name])
      yield output
    }
  }
  return yield* fileNames(names)
}

type NamedTexts = readonly (readonly [label: string, name: string, text: string])[]

interface NamedFile {
  readonly label: string
  readonly name: string
  readonly output: FileOutput
}

/**
 * The names are stored by `key`, so that files which are in `dist/` already need not be made to find their
 * names.
 */
function namedFiles(key: string, make: () => NamedTexts, store: Store): readonly NamedFile[] {
  let texts: ReadonlyMap<string, string> | null = null
  const made = () => (texts ??= new Map(make().map(([, name, text]) => [name, text])))
  let names = store.get(searchFilesKey(key))
  if (!names) {
    const files = make()
    texts = new Map(files.map(([, name, text]) => [name, text]))
    names = files.map(([label, name]) => [label, name] as const)
    store.put(searchFilesKey(key), names)
  }
  return names.map(([label, name]) => ({
    label,
    name,
    output: { type: 'made', path: filePath(name), key: name, make: async () => made().get(name) ?? '' },
  }))
}
