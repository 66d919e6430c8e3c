// One shard of a build: plans the whole site, does the work of some of its pages, and leaves the results in a
// pack. A build with `--merge` finds them there instead of doing the work itself.
import type { Bundled } from '../../bundle/bundle.ts'
import { checksum } from '../../io/hash.ts'
import { contentKinds } from '../../kinds/index.ts'
import type { Route } from '../../model/route.ts'
import type { LinkedSite } from '../../outputs/linkedSite.ts'
import { parseJobOf } from '../../reuse/parseJob.ts'
import { identityOf } from '../../spread/identity.ts'
import { createPackFile, type PackWriter } from '../../spread/packFile.ts'
import { type ShardHead, shardFormat } from '../../spread/shardHead.ts'
import type { ShardName } from '../../spread/shardName.ts'
import type { Session } from '../../workers/session.ts'
import { linkContent } from '../linkContent.ts'
import { type PlannedContent, planContent } from '../planContent.ts'
import { withPlugins } from '../plugins.ts'
import { readSite } from '../readSite.ts'
import { startBuild } from '../startBuild.ts'
import { codeOf } from '../themeStage.ts'
import { untilNothingIsLeftOut } from '../untilNothingIsLeftOut.ts'
import { assignRoutes } from './assignRoutes.ts'
import { neededSources, withExcerpts } from './neededSources.ts'
import { packCards, packImages, packUsed } from './packFiles.ts'
import { packPages, packParsed, packSearch } from './packWork.ts'
import { recordingStore } from './recordingStore.ts'
import { sourceList } from './sourceList.ts'

export interface ShardOptions extends ShardName {
  readonly file: string
  /** Of Troodon. */
  readonly version: string
}

export interface ShardSummary {
  /** Pages that were rendered, of all pages of the site. */
  readonly rendered: number
  readonly routes: number
  readonly parsed: number
  readonly bytes: number
}

/** Problems are left to the build that merges: it checks the whole site, and reports each of them once. */
export const buildShard = (opened: Session, options: ShardOptions): Promise<ShardSummary> =>
  untilNothingIsLeftOut(() => packShard(opened, options))

async function packShard(opened: Session, options: ShardOptions): Promise<ShardSummary> {
  const { number, of, file, version } = options
  const { store, used } = recordingStore(opened.store)
  const session = { ...(await withPlugins(opened)), store }
  const pack = createPackFile(file)
  try {
    session.onStage('scan')
    const started = startBuild(session)
    session.onStage('facts')
    const workers = { ...session.workers, parse: session.workers.facts }
    const read = await readSite(started, { ...session, workers }, contentKinds)
    session.onStage('plan')
    const planned = await planContent(read, session, contentKinds)
    session.onStage('bundle')
    const { bundled, theme } = await codeOf(planned, session)
    const shardOf = assignRoutes(planned.site, of)
    const own = planned.site.routes.filter((route) => shardOf(route) === number)
    const parsed = await parseOwn(own, { number, of }, planned, session)
    await packParsed(parsed, session.store, pack)
    // Without a bundle nothing can be rendered. The build that merges will say why.
    const rendered = bundled.ok
      ? await renderOwn(own, { planned: { ...planned, theme }, bundled, session, pack })
      : 0
    if (number === 1) await packImages(session, started, pack)
    await packUsed(used, session.store, pack)
    const head: ShardHead = {
      ...{ format: shardFormat, number, of },
      identity: identityOf(session, version),
      sources: sourceList(started, session),
    }
    const bytes = await pack.end(head)
    session.hashes.save(started.scan)
    return { rendered, routes: planned.site.routes.length, parsed: parsed.length, bytes }
  } catch (error) {
    pack.abandon()
    throw error
  }
}

/**
 * Parses the files of the shard's pages, and its share of those that no page shows. Returns the keys of what
 * the store has now.
 */
async function parseOwn(
  own: readonly Route[],
  { number, of }: ShardName,
  { site, pages }: PlannedContent,
  session: Session,
): Promise<readonly string[]> {
  const { project, markdownKey, siteCodeKey, workers, onStage, onTotal } = session
  const options = { config: project.config, markdownKey, siteCodeKey }
  const needed = neededSources(withExcerpts(own, site), pages)
  const shown = neededSources(site.routes, pages)
  const sources = [...pages.keys()].filter(
    (source) => needed.has(source) || (!shown.has(source) && (checksum(source) % of) + 1 === number),
  )
  const jobs = sources.flatMap((source) => parseJobOf(source, options) ?? [])
  onStage('parse')
  onTotal(jobs.length)
  const results = await workers.parse(jobs)
  return results.flatMap(({ facts }) => facts?.bodyKey ?? [])
}

interface Rendering {
  readonly planned: PlannedContent & Pick<LinkedSite, 'theme'>
  readonly bundled: Extract<Bundled, { readonly ok: true }>
  readonly session: Session
  readonly pack: PackWriter
}

/** Resolves with the number of pages. */
async function renderOwn(
  own: readonly Route[],
  { planned, bundled, session, pack }: Rendering,
): Promise<number> {
  const { site } = planned
  session.onStage('link')
  // As if the site had no other pages. What leads to them is resolved by the index of the whole site.
  const shown = { ...planned, last: null, site: { ...site, routes: withExcerpts(own, site) } }
  const { linked } = await linkContent(shown, bundled, session, true)
  session.onStage('render')
  session.onTotal(own.length)
  const ofOwn = { ...linked, site: { ...site, routes: own } }
  const rendered = await packPages(linked, own, session, pack)
  await packCards(ofOwn, session, pack)
  session.onStage('search')
  await packSearch({ ...linked, site }, own, session, pack)
  return rendered
}
