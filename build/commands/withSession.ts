// Runs a build in its own session, and ends the session in every case: success, exception, Ctrl-C, and
// errors that the site's code throws on its own. What was not published is removed.
import { abandon } from '../emit/publish.ts'
import { lockBuild } from '../io/buildLock.ts'
import { onInterrupt, onStrayError } from '../io/process.ts'
import type { Terminal } from '../io/terminal.ts'
import { strayErrorMessage } from '../problems/explainFailure.ts'
import { ageStore } from '../reuse/store.ts'
import type { Folders } from '../workers/buildPlace.ts'
import { type Session, storeFolderOf } from '../workers/session.ts'

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
  ageStore(storeFolderOf(cacheFolder))
  const session = open()
  const stop = async () => {
    // The workers end first: they must not go on writing into the stage folder that is removed here.
    await session.workers.stop()
    abandon(outDir)
  }
  const stopAndRelease = () => stop().finally(release)
  const removeInterrupt = onInterrupt(stopAndRelease)
  const removeStray = onStrayError((error) => {
    terminal.error(`The build stopped: ${strayErrorMessage(error)}`)
    void stopAndRelease().finally(() => process.exit(1))
  })
  try {
    return await act(session)
  } catch (error) {
    await stop()
    throw error
  } finally {
    removeInterrupt()
    removeStray()
    await session.workers.close()
    release()
  }
}
