// The site of an editor: checked as `check` does it, again and again in one session, with texts that are not
// saved. Its cache is its own, so builds, `watch` and editors do not wait for each other.
import type { LoadedProject } from '../config/loadProject.ts'
import type { CheckedSite, EditedSite, MovedSite, Unsaved } from '../editor/editedSite.ts'
import { lockBuild } from '../io/buildLock.ts'
import { hashOf } from '../io/hash.ts'
import { threadCount } from '../io/limits.ts'
import { onInterrupt, onStrayError } from '../io/process.ts'
import type { Terminal } from '../io/terminal.ts'
import { contentKinds } from '../kinds/index.ts'
import { indexLinks } from '../link/linkIndex.ts'
import { UsageError } from '../model/usageError.ts'
import type { LinkedSite } from '../outputs/linkedSite.ts'
import { planSite } from '../plan/planSite.ts'
import { strayErrorMessage } from '../problems/explainFailure.ts'
import { type Scan, scan } from '../read/scan.ts'
import { parseJobOf } from '../reuse/parseJob.ts'
import { ageStore, limitOf } from '../reuse/store.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { Pipeline } from '../stages/buildOptions.ts'
import { planWithFunctions } from '../stages/planWithFunctions.ts'
import type { Places } from '../workers/buildPlace.ts'
import { openSession } from '../workers/openSession.ts'
import { type Session, storeFolderOf } from '../workers/session.ts'
import { renewSession } from './renewSession.ts'

interface Opened {
  readonly project: LoadedProject
  readonly places: Places
  /** Reads the configuration again. */
  readonly load: () => Promise<LoadedProject>
}

interface EditedSiteOptions {
  /** Absolute folder of the site. */
  readonly root: string
  /** Reads the configuration. `places` have the cache of the editor. */
  readonly open: () => Promise<Opened>
  readonly pipeline: Pipeline
  readonly terminal: Terminal
}

/** The session begins with the first check that finds a configuration without mistakes. */
export function editedSite({ root, open, pipeline, terminal }: EditedSiteOptions): EditedSite {
  let running: Running | null = null
  const renew = async (): Promise<Running> => {
    if (!running) return begin(await open(), terminal)
    const { places, load: loadProject } = running
    return { ...running, session: await renewSession(running.session, { places, loadProject }) }
  }
  return {
    root,
    async check(unsaved) {
      try {
        running = await renew()
      } catch (error) {
        if (error instanceof UsageError && error.mistakes)
          return { problems: error.mistakes.problems, linked: null }
        throw error
      }
      return checkEdited(running.session, unsaved, pipeline)
    },
    async headings(file, text) {
      if (!running) return []
      const { session } = running
      const job = parseJobOf(file, { ...session, config: session.project.config })
      return job === null ? [] : (await session.workers.inline()).headings(text, job)
    },
    planMoved: async (moves) => (running ? planMoved(moves, running.session, pipeline) : null),
    async close() {
      await running?.session.workers.close()
      running?.release()
    },
  }
}

interface Running extends Opened {
  readonly session: Session
  readonly release: () => void
}

async function begin(opened: Opened, terminal: Terminal): Promise<Running> {
  const { places, project } = opened
  const release = await lockBuild(places.cacheFolder, null, terminal, { isWatch: true })
  onInterrupt(release)
  process.once('exit', release)
  onStrayError((error) => terminal.error(strayErrorMessage(error)))
  ageStore(storeFolderOf(places.cacheFolder), limitOf(places.cacheFolder))
  const session = openSession({ ...places, project, threads: threadCount() })
  return { ...opened, session, release }
}

async function checkEdited(session: Session, unsaved: Unsaved, { build }: Pipeline): Promise<CheckedSite> {
  let linked: LinkedSite | null = null
  const { problems } = await build(
    { ...session, unsaved },
    {
      checkOnly: true,
      scanned: scanEdited(session, unsaved),
      onLinked: (site) => {
        linked = site
      },
    },
  )
  return { problems, linked }
}

/** All files of the site, with stats that belong to the unsaved texts. */
function scanEdited({ project, outDir, hashes }: Session, unsaved: Unsaved): Scan {
  const found = scan(project.root, project.config, outDir)
  const files = new Map(found.files)
  for (const [source, text] of unsaved) {
    if (!files.has(source)) continue
    // No file has this inode, and such a time is not trusted later.
    const stat = { size: text.length, mtime: found.startedAt, ctime: found.startedAt, inode: -1 }
    files.set(source, stat)
    hashes.set(source, stat, hashOf(Buffer.from(text)))
  }
  return { ...found, files }
}

/** The plan of the site as if its files had other names. */
async function planMoved(
  moves: ReadonlyMap<SourcePath, SourcePath>,
  session: Session,
  pipeline: Pipeline,
): Promise<MovedSite> {
  const input = await pipeline.planInput(await pipeline.withPlugins(session))
  const moved = (source: SourcePath): SourcePath => moves.get(source) ?? source
  const next = {
    ...input,
    pages: new Map([...input.pages].map(([source, facts]) => [moved(source), facts])),
    files: new Set([...input.files].map(moved)),
  }
  const site = await planWithFunctions(next, session.project.root, (one) => planSite(one, contentKinds))
  return { site, index: indexLinks(site, next) }
}
