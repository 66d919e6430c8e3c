// The files of one search index, from its indexed blocks: words, results, and the manifest that names them.
import { hashOf } from '../../io/hash.ts'
import type { BlockSummary, BlockTerms, IndexedPages, PageTexts } from '../../model/searchBlocks.ts'
import { searchFilesKey, searchIndexKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import { type OutputPath, outputPath, searchFolder } from '../../shared/paths.ts'
import type { SearchManifest } from '../../shared/searchTerms.ts'
import { type FileOutput, textOutput } from '../output.ts'
import { recordFiles } from './indexBlock.ts'
import { joinBlocks, joinTails, type ShardFile } from './joinBlocks.ts'
import { type StoredBlock, storedBlock } from './searchBlocks.ts'

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
  readonly pages: IndexedPages['pages']
  /** The indexed texts, in case a part of the store is damaged. */
  readonly texts: () => readonly PageTexts[]
}

/** Lazy: only the files of one bucket or block are in memory at a time. At the end, the index is recorded. */
export function* indexFiles(
  { manifest: path, blocks }: SearchIndex,
  context: SearchContext,
): Generator<FileOutput> {
  const stored = blocks.map(({ summary, texts }) => storedBlock(summary, texts, context.store))
  const shards = yield* joinedFiles(stored, 'terms', joinBlocks, context)
  const tails = yield* joinedFiles(stored, 'tails', joinTails, context)
  const records = yield* resultFiles(blocks, stored, context)
  const manifest: SearchManifest = {
    blocks: blocks.map(({ pages }) => pages.length),
    shards,
    tails,
    records,
  }
  const output = textOutput(path, JSON.stringify(manifest))
  const names = new Set([...Object.values(shards), ...Object.values(tails), ...records.flat()])
  context.store.put(searchIndexKey({ folder: context.folder, manifest: path }), {
    hash: output.key,
    blocks: blocks.map(({ summary: { key }, pages }) => ({
      key,
      pages: pages.map(({ href, name }) => ({ href, name })),
    })),
    files: [...names].map(fileOf),
  })
  yield output
}

/** Returns the names of the files with the results of each block. */
function* resultFiles(
  blocks: readonly SummarizedBlock[],
  stored: readonly StoredBlock[],
  { store, engine }: SearchContext,
): Generator<FileOutput, string[][]> {
  const records: string[][] = []
  for (const [index, block] of stored.entries()) {
    const pages = blocks[index]?.pages ?? []
    const key = hashOf(engine, block.key, ...pages.map(({ href }) => href))
    const files = namedFiles(
      key,
      () => recordFiles(block.records(), pages).map((text, file) => [String(file), text] as const),
      store,
    )
    records.push(files.map(({ name }) => name))
    for (const { output } of files) yield output
  }
  return records
}

/** Returns: beginning of words → name of the file with these words. */
function* joinedFiles(
  blocks: readonly StoredBlock[],
  kind: 'terms' | 'tails',
  join: (blocks: readonly BlockTerms[]) => readonly ShardFile[],
  { store, engine }: SearchContext,
): Generator<FileOutput, Record<string, string>> {
  const names: Record<string, string> = {}
  for (const bucket of [...new Set(blocks.flatMap((block) => Object.keys(block[kind])))].sort()) {
    const hashes = blocks.map((block) => block[kind][bucket])
    const make = () =>
      join(blocks.map((block) => block.read(kind, bucket))).map(({ prefix, text }) => [prefix, text] as const)
    for (const { label, name, output } of namedFiles(
      hashOf(engine, kind, ...hashes.map((hash) => hash ?? '')),
      make,
      store,
    )) {
      names[label] = name
      yield output
    }
  }
  return names
}

interface NamedFile {
  readonly label: string
  /** From the content. */
  readonly name: string
  readonly output: FileOutput
}

/**
 * The names are stored by `key`, so that files which are in `dist/` already need not be made to find their
 * names.
 */
function namedFiles(
  key: string,
  make: () => readonly (readonly [label: string, text: string])[],
  store: Store,
): readonly NamedFile[] {
  let texts: ReadonlyMap<string, string> | null = null
  const made = () => (texts ??= new Map(make()))
  const known = store.get(searchFilesKey(key))
  const names = known ?? [...made()].map(([label, text]) => [label, nameOf(text)] as const)
  if (!known) store.put(searchFilesKey(key), names)
  return names.map(([label, name]) => ({
    label,
    name,
    output: {
      type: 'made',
      path: fileOf(name),
      key: name,
      make: async () => made().get(label) ?? '',
    },
  }))
}

const nameOf = (text: string): string => `${hashOf(text).slice(0, 10)}.json`

const fileOf = (name: string): OutputPath => outputPath(`${searchFolder}/${name}`)
