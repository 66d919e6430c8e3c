// Rebuilds a site after each change, as long as the process runs. Events only say that something happened,
// and they get lost: polling finds what no event reported. After edits, a build looks at the edited files
// alone; all other builds look at all files.
import { lstatSync } from 'node:fs'
import { relative } from 'node:path'
import { statOf } from '../../io/fileStat.ts'
import type { Terminal } from '../../io/terminal.ts'
import { sourcePath } from '../../shared/paths.ts'
import type { Session } from '../../workers/session.ts'
import type { SiteBuilder } from '../siteBuilder.ts'
import { createChangeQueue } from './changeQueue.ts'
import { type Contents, openContents } from './contents.ts'
import { editedAgain } from './editedAgain.ts'
import { configuredPaths, followedPaths, isIgnored, watchedFolders } from './followedPaths.ts'
import { createIdleCheck, type LeftFiles } from './idleCheck.ts'
import { type Polling, startPolling } from './polling.ts'
import { snapshot } from './snapshot.ts'
import { watchFailure } from './watchFailure.ts'

/** Two watchers report a change within this many milliseconds. */
const sameChange = 50

/** Returns a function that builds the site now. */
export async function watchChanges(
  { session, folder, built, rebuild, showEdit }: SiteBuilder,
  terminal: Terminal,
): Promise<() => void> {
  // Loading chokidar takes some milliseconds that the first build does not need.
  const { openFileWatcher } = await import('./fileWatcher.ts')
  let followed: ReadonlySet<string> = new Set()
  let polling: Polling | null = null
  const say = once((error: unknown) => terminal.error(watchFailure(error)))
  const contents = openContents()
  const ignored = (path: string) => isIgnored(path, session())
  /** Watches the files that the last build read. True if some of them were not watched before. */
  const follow = (): boolean => {
    const before = followed
    followed = followedPaths({ ...session(), outDir: folder() }, built()?.scan.links)
    watcher.add(followed)
    return [...followed].some((path) => !before.has(path))
  }
  const left = () => leftFiles(session(), folder())
  const outputs = createIdleCheck(left, () => queue.rebuildAfter(0))
  const queue = createChangeQueue({
    rebuild(options) {
      outputs.stop()
      return rebuild(options)
    },
    isSame: (files) => built() === null && contents.areSeen(files) && areBuilt(files, session(), contents),
    showEdit,
    afterBuild(edited) {
      if (edited === null) polling?.soon()
      else outputs.restart()
      for (const path of editedAgain(edited ?? [], built())) queue.changed(path, true)
      // A file that was saved before its path was watched caused no event. Another build finds it.
      return follow()
    },
  })
  const poll = () => {
    polling ??= startPolling(
      () => snapshot([...watchedFolders(session()), ...followed], ignored, built() ?? contents),
      queue.rebuildPolled,
    )
  }
  const watcher = openFileWatcher({
    paths: watchedFolders(session()),
    root: session().project.root,
    isIgnored: ignored,
    onChange: queue.changed,
    onRootEntry(path) {
      if (configuredPaths(session().project).includes(path)) queue.rebuildAfter(sameChange)
    },
    // The first check also finds files that were saved since the first build.
    onReady: poll,
    onError(error) {
      say(error)
      poll()
    },
  })
  follow()
  return () => queue.rebuildAfter(0)
}

/** Whether the last build has read content files as they are. A file can have changed twice while it ran. */
const areBuilt = (files: readonly string[], { project, hashes }: Session, { of }: Contents): boolean =>
  files.every((path) => {
    const read = hashes.before(sourcePath(relative(project.root, path)))
    const stat = lstatSync(path, { throwIfNoEntry: false })
    return read === undefined || (stat?.isFile() === true && of(path, statOf(stat)) === read)
  })

/** Reports the first of many errors. */
function once(report: (error: unknown) => void): (error: unknown) => void {
  let isDone = false
  return (error) => {
    if (!isDone) report(error)
    isDone = true
  }
}

function leftFiles({ lastBuilds }: Session, outDir: string): LeftFiles | null {
  const last = lastBuilds.read(outDir)
  return last && { outDir, outputs: last.outputs }
}
