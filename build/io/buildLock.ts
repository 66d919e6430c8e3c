// One build at a time in a cache folder, and in an output folder, whichever cache it uses.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf } from './hash.ts'
import { acquireLock } from './lock.ts'
import type { Terminal } from './terminal.ts'

/**
 * Waits for other builds and says so. `outDir` is null for a command that writes no output. Returns the
 * function that releases the locks.
 */
export async function lockBuild(
  cacheFolder: string,
  outDir: string | null,
  terminal: Pick<Terminal, 'info'>,
): Promise<() => void> {
  const onWait = (pid: number) =>
    terminal.info(`Another build (process ${pid}) is running here; waiting for it.`)
  // lmdb trusts its file: a damaged one may end the process before a message can be printed.
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

/** Outside of the output, which is published. It belongs to one user: others may not remove it. */
const outputLock = (outDir: string): string =>
  join(tmpdir(), `troodon-${process.getuid?.() ?? ''}-${hashOf(outDir).slice(0, 16)}.lock`)
