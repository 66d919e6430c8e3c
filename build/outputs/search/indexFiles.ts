// The files of one search index, from its indexed blocks: words, results, and the manifest that names them.
import { hashOf } from '../../io/hash.ts'
import type { BlockSummary, BlockTerms, IndexedPages, PageTexts } from '../../model/searchBlocks.ts'
import { searchFilesKey, searchIndexKey } from '../../reuse/keys.ts'
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
import { joinBlocks, type ShardFile } from './joinBlocks.ts'
import { joinTails } from './joinTails.ts'
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
  const files = new Set<OutputPath>()
  function* listed<T>(outputs: Generator<FileOutput, T>): Generator<FileOutput, T> {
    for (;;) {
      const { done, value } = outputs.next()
      if (done) return value
      files.add(value.path)
      yield value
    }
  }
  const manifest: SearchManifest = {
    pages: blocks.reduce((sum, { pages }) => sum + pages.length, 0),
    shards: yield* listed(joinedFiles(stored, 'terms', joinBlocks, context)),
    tails: yield* listed(joinedFiles(stored, 'tails', joinTails, context)),
    ...(yield* listed(resultFiles(blocks, stored, context))),
  }
  const output = textOutput(path, JSON.stringify(manifest))
  context.store.put(searchIndexKey({ folder: context.folder, manifest: path }), {
    hash: output.key,
    blocks: blocks.map(({ summary: { key }, pages }) => ({
      key,
      pages: pages.map(({ href, name }) => ({ href, name })),
    })),
    files: [...files],
  })
  yield output
}

/** Returns how the names of the files with the results of each block begin. */
function* resultFiles(
  blocks: readonly SummarizedBlock[],
  stored: readonly StoredBlock[],
  { store, engine }: SearchContext,
): Generator<FileOutput, Pick<SearchManifest, 'records' | 'recordLists'>> {
  const records: string[] = []
  for (const [index, block] of stored.entries()) {
    const pages = blocks[index]?.pages ?? []
    const make = (): NamedTexts => {
      const texts = recordFiles(block.records(), pages)
      const begin = shortName(...texts)
      return texts.map((text, file) => [begin, recordFile(begin, file * pagesPerRecordFile), text])
    }
    const files = namedFiles(hashOf(engine, block.key, ...pages.map(({ href }) => href)), make, store)
    records.push(files[0]?.label ?? '')
    for (const { output } of files) yield output
  }
  return yield* recordNames(records)
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
