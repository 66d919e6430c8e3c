// Who may build: one process in a cache folder, and one in an output folder, whichever cache it has.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf } from './hash.ts'
import { acquireLock } from './lock.ts'
import type { Terminal } from './terminal.ts'

/** `outDir` is null for what writes no output. Waits, says so, and gives both back with the function it returns. */
export async function lockBuild(
  cacheFolder: string,
  outDir: string | null,
  terminal: Terminal,
): Promise<() => void> {
  const onWait = (pid: number) =>
    terminal.info(`Another build (process ${pid}) is running here; waiting for it.`)
  // lmdb believes its file: one with wrong pages inside may end the process before anything can be said.
  const onTaken = () =>
    terminal.info(
      'The build before this one was killed, or crashed. If that happens again, build with --no-cache.',
    )
  const releaseCache = await acquireLock({ file: join(cacheFolder, 'lock'), onWait, onTaken })
  if (outDir === null) return releaseCache
  try {
    const releaseOutput = await acquireLock({ file: outputLock(outDir), onWait })
    return () => {
      releaseOutput()
      releaseCache()
    }
  } catch (error) {
    releaseCache()
    throw error
  }
}

/** Beside nothing that is published, and of one user: others may not remove it. */
const outputLock = (outDir: string): string =>
  join(tmpdir(), `troodon-${process.getuid?.() ?? ''}-${hashOf(outDir).slice(0, 16)}.lock`)
