// The work of a shard in worker threads, into its pack: parsed and rendered pages, blocks of the search.
import type { Route } from '../../model/route.ts'
import type { LinkedSite } from '../../outputs/linkedSite.ts'
import type { PageOutput } from '../../outputs/output.ts'
import { pageOutputs } from '../../outputs/pages/pageOutputs.ts'
import { indexJobsOf } from '../../outputs/search/search.ts'
import type { PageJob } from '../../render/pageJob.ts'
import {
  parsedKeys,
  type StoreKey,
  searchBlockKey,
  searchRecordsKey,
  searchTermsKey,
  searchTextsKey,
} from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { PackWriter } from '../../spread/packFile.ts'
import { valueName } from '../../spread/partNames.ts'
import { partsOf } from '../../spread/renderedParts.ts'
import type { Session } from '../../workers/session.ts'

/** The parsed pages with these keys. */
export async function packParsed(keys: readonly string[], store: Store, pack: PackWriter): Promise<void> {
  for (const key of keys) await packValues(parsedKeys(key), store, pack)
}

export async function packValues(
  keys: Iterable<StoreKey<unknown>>,
  store: Store,
  pack: PackWriter,
): Promise<void> {
  for (const key of keys) {
    const value = store.bytesOf(key)
    if (value) await pack.add(valueName(key), value)
  }
}

/** Pages that are rendered at a time, so that memory does not grow with the site. */
const chunkSize = 400

/** Renders the pages of some routes. A page that fails is missing: the build that merges reports it. */
export async function packPages(
  site: LinkedSite,
  own: readonly Route[],
  session: Session,
  pack: PackWriter,
): Promise<number> {
  let rendered = 0
  for (const chunk of chunksOf(pageOutputs(site, own), chunkSize)) {
    const results = await session.workers.pages(chunk.map(jobOf))
    for (const [at, result] of results.entries()) {
      const page = chunk[at] as PageOutput
      if ('error' in result) continue
      rendered++
      for (const [name, value] of partsOf(page.key, result)) await pack.add(name, value)
    }
  }
  return rendered
}

const jobOf = ({ job, markdown }: PageOutput): PageJob => ({ ...job(), markdown })

function* chunksOf<T>(items: Iterable<T>, size: number): Generator<readonly T[]> {
  let chunk: T[] = []
  for (const item of items) {
    chunk.push(item)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

/** Indexes the blocks of the whole site's search that have only pages of this shard. */
export async function packSearch(
  site: LinkedSite,
  own: readonly Route[],
  { store, workers }: Session,
  pack: PackWriter,
): Promise<void> {
  const hrefs = new Set(own.map(({ path }) => hrefOf(path, site.site.config.baseUrl)))
  const summaries = await workers.index(indexJobsOf(site, hrefs))
  for (const { key, terms, tails } of summaries) {
    const parts = [...Object.values(terms), ...Object.values(tails)].map(searchTermsKey)
    await packValues([searchTextsKey(key), searchRecordsKey(key), ...parts, searchBlockKey(key)], store, pack)
  }
}
