// The local search index. Each block of pages is indexed by itself and stored by its content, so that an edit
// indexes one block again.
import { hashOf } from '../../io/hash.ts'
import type { PlannedSite } from '../../kinds/contentKind.ts'
import type { BlockTerms } from '../../model/searchBlocks.ts'
import { searchFilesKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import { type OutputPath, outputPath, searchFolder, searchManifestPath } from '../../shared/paths.ts'
import type { SearchManifest } from '../../shared/searchTerms.ts'
import type { LinkedSite } from '../linkedSite.ts'
import type { FileOutput, LaterOutput, MakeTools } from '../output.ts'
import { recordFiles, type SearchPage } from './indexBlock.ts'
import { joinBlocks, joinTails, type ShardFile } from './joinBlocks.ts'
import { type IndexJob, type StoredBlock, storedBlock } from './searchBlocks.ts'
import { type Block, blocksOf, partitionsOf } from './searchPages.ts'

type Input = Pick<LinkedSite, 'site' | 'inspected' | 'build'>

export function* search({ site, inspected, build }: Input): Generator<LaterOutput> {
  if (site.config.search?.provider !== 'local') return
  const { engine } = build
  yield { type: 'later', begin: (tools) => indexFiles(planPartitions(site, inspected), engine, tools) }
}

interface Partition {
  readonly manifest: OutputPath
  readonly blocks: readonly Block[]
}

const planPartitions = (site: PlannedSite, inspected: Input['inspected']): readonly Partition[] =>
  site.locales.flatMap((locale) =>
    [...partitionsOf(locale, site, inspected)].map(([tag, pages]) => ({
      manifest: searchManifestPath(locale.locale, tag),
      blocks: blocksOf(pages),
    })),
  )

/** Indexes all blocks; resolves with the files of the index. */
async function indexFiles(
  partitions: readonly Partition[],
  engine: string,
  { indexPages, store }: MakeTools,
): Promise<Iterable<FileOutput>> {
  const jobs = partitions.flatMap(({ blocks }) => blocks.map((pages) => jobOf(pages, engine)))
  const summaries = await indexPages(jobs)
  const indexed = summaries.map((summary, index) => storedBlock(jobs[index] as IndexJob, summary, store))
  return partitionFiles(partitions, indexed, { store, engine })
}

const jobOf = (pages: readonly SearchPage[], engine: string): IndexJob => {
  const texts = pages.map((page) => page.texts)
  return { key: hashOf(engine, JSON.stringify(texts)), pages: texts }
}

interface Context {
  readonly store: Store
  readonly engine: string
}

/** Lazy: only the files of one bucket or block are in memory at a time. */
function* partitionFiles(
  partitions: readonly Partition[],
  indexed: readonly StoredBlock[],
  context: Context,
): Generator<FileOutput> {
  const { store, engine } = context
  let first = 0
  for (const { manifest: path, blocks } of partitions) {
    const own = indexed.slice(first, first + blocks.length)
    first += blocks.length
    const shards = yield* joinedFiles(own, 'terms', joinBlocks, context)
    const tails = yield* joinedFiles(own, 'tails', joinTails, context)
    const records: string[][] = []
    for (const [index, block] of own.entries()) {
      const pages = blocks[index] ?? []
      const key = hashOf(engine, block.key, ...pages.map(({ href }) => href))
      const files = namedFiles(
        key,
        () => recordFiles(block.records(), pages).map((text, file) => [String(file), text] as const),
        store,
      )
      records.push(files.map(({ name }) => name))
      for (const { output } of files) yield output
    }
    const manifest: SearchManifest = { blocks: blocks.map(({ length }) => length), shards, tails, records }
    const text = JSON.stringify(manifest)
    yield { type: 'text', path, key: hashOf(text), text }
  }
}

/** Returns: beginning of words → name of the file with these words. */
function* joinedFiles(
  blocks: readonly StoredBlock[],
  kind: 'terms' | 'tails',
  join: (blocks: readonly BlockTerms[]) => readonly ShardFile[],
  { store, engine }: Context,
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
      path: outputPath(`${searchFolder}/${name}`),
      key: name,
      make: async () => made().get(label) ?? '',
    },
  }))
}

const nameOf = (text: string): string => `${hashOf(text).slice(0, 10)}.json`
