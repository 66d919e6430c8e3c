// The local search index. Each block of pages is indexed by itself and stored by its content, so that an edit
// indexes one block again.
import { hashOf } from '../../io/hash.ts'
import type { PlannedSite } from '../../kinds/contentKind.ts'
import type { BlockSummary } from '../../model/searchBlocks.ts'
import { searchBlockKey, searchJobKey } from '../../reuse/keys.ts'
import { type OutputPath, searchManifestPath } from '../../shared/paths.ts'
import type { LinkedSite } from '../linkedSite.ts'
import type { FileOutput, LaterOutput, MakeTools } from '../output.ts'
import { indexFiles, type SearchContext, type SearchIndex } from './indexFiles.ts'
import { type IndexJob, indexJob } from './searchBlocks.ts'
import { type Block, blocksOf, partitionsOf } from './searchPages.ts'

type Input = Pick<LinkedSite, 'site' | 'inspected' | 'build'>

export function* search({ site, inspected, build }: Input): Generator<LaterOutput> {
  if (site.config.search?.provider !== 'local') return
  yield {
    type: 'later',
    get paths() {
      return planPartitions(site, inspected).map(({ manifest }) => manifest)
    },
    begin: (tools) => makeIndexes(planPartitions(site, inspected), { ...build, ...tools }, tools.indexPages),
  }
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

const jobOf = (block: Block, engine: string) =>
  indexJob(
    block.map(({ texts }) => texts()),
    engine,
  )

/** The texts of pages are made only for a block that the store does not have. */
function knownJobOf(block: Block, { engine, store }: SearchContext): IndexJob {
  const identity = searchJobKey(hashOf(engine, ...block.map((page) => page.identity())))
  const known = store.get(identity)
  if (known && store.has(searchBlockKey(known.block))) return { key: known.block, pages: null }
  const job = jobOf(block, engine)
  store.put(identity, { block: job.key })
  return job
}

/** The jobs for blocks that consist of pages with these URLs alone. */
export const indexJobsOf = (
  { site, inspected, build }: Input,
  hrefs: ReadonlySet<string>,
): readonly IndexJob[] =>
  site.config.search?.provider !== 'local'
    ? []
    : planPartitions(site, inspected)
        .flatMap(({ blocks }) => blocks)
        .filter((block) => block.length > 0 && block.every(({ href }) => hrefs.has(href)))
        .map((block) => jobOf(block, build.engine))

/** Indexes all blocks; resolves with the files of all indexes. */
async function makeIndexes(
  partitions: readonly Partition[],
  context: SearchContext,
  indexPages: MakeTools['indexPages'],
): Promise<Iterable<FileOutput>> {
  const jobs = partitions.flatMap(({ blocks }) => blocks.map((block) => knownJobOf(block, context)))
  const summaries = await indexPages(jobs)
  return filesOf(partitions, summaries, context)
}

function* filesOf(
  partitions: readonly Partition[],
  summaries: readonly BlockSummary[],
  context: SearchContext,
): Generator<FileOutput> {
  let first = 0
  for (const { manifest, blocks } of partitions) {
    const own = summaries.slice(first, first + blocks.length)
    first += blocks.length
    yield* indexFiles(
      { manifest, blocks: own.map((summary, index) => summarized(summary, blocks[index] ?? [])) },
      context,
    )
  }
}

const summarized = (summary: BlockSummary, pages: Block): SearchIndex['blocks'][number] => ({
  summary,
  pages,
  texts: () => pages.map(({ texts }) => texts()),
})
