// Runs a build in its own session, and ends the session: after success, an exception, and errors that the
// site's code throws on its own. What was not published is removed. A signal ends the process at once, also
// while this thread is busy: the next build removes what is left.
import { abandon } from '../../emit/publish.ts'
import { cacheLock, lockBuild } from '../../io/buildLock.ts'
import { CacheRemoved, noteRemoval } from '../../io/cacheRemoval.ts'
import { onStrayError } from '../../io/process.ts'
import type { Terminal } from '../../io/terminal.ts'
import { strayErrorMessage } from '../../problems/explainFailure.ts'
import { ageStore, limitOf } from '../../reuse/store.ts'
import type { Folders } from '../../workers/buildPlace.ts'
import { type Session, storeFolderOf } from '../../workers/session.ts'

export interface WithSessionOptions {
  readonly folders: Folders
  /** Whether the output folder is locked too. */
  readonly writes: boolean
  readonly open: () => Session
  readonly terminal: Terminal
}

export async function withSession<Result>(
  { folders: { cacheFolder, outDir }, writes, open, terminal }: WithSessionOptions,
  act: (session: Session) => Promise<Result>,
): Promise<Result> {
  const release = await lockBuild(cacheFolder, writes ? outDir : null, terminal)
  ageStore(storeFolderOf(cacheFolder), limitOf(cacheFolder))
  const session = open()
  const isRemoved = noteRemoval([cacheFolder, storeFolderOf(cacheFolder), cacheLock(cacheFolder)])
  const stop = async () => {
    // The workers end first: they must not go on writing into the stage folder that is removed here.
    await session.workers.stop()
    abandon(outDir)
  }
  let isStopped = false
  const removeStray = onStrayError((error) => {
    // What the end of the first one breaks says nothing more.
    if (isStopped) return
    isStopped = true
    terminal.error(`The build stopped: ${strayErrorMessage(error)}`)
    void stop()
      .finally(release)
      .finally(() => process.exit(1))
  })
  const run = async (): Promise<Result> => {
    try {
      return await act(session)
    } catch (error) {
      await stop()
      throw error
    } finally {
      removeStray()
      await session.workers.close()
    }
  }
  try {
    return await run()
  } catch (error) {
    // Stopping and closing fail without it, too.
    throw isRemoved() ? new CacheRemoved(cacheFolder, error) : error
  } finally {
    release()
  }
}
