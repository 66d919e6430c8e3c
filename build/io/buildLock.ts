// One build at a time in a cache folder, and in an output folder, whichever cache it uses.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf } from './hash.ts'
import { acquireLock, isHeldByWatch } from './lock.ts'
import type { Terminal } from './terminal.ts'

/**
 * Waits for other builds and says so; throws at once when `watch` is running. `outDir` is null for a command
 * that writes no output. Returns the function that releases the locks.
 */
export async function lockBuild(
  cacheFolder: string,
  outDir: string | null,
  terminal: Pick<Terminal, 'info'>,
  { isWatch = false } = {},
): Promise<() => void> {
  const onWait = (pid: number) =>
    terminal.info(`Another build (process ${pid}) is running here. Waiting for it.`)
  const releaseCache = await acquireLock({ file: cacheLock(cacheFolder), isWatch, onWait })
  hideFromGit(cacheFolder)
  if (outDir === null) return releaseCache
  try {
    const releaseOutput = await acquireLock({ file: outputLock(outDir), isWatch, onWait })
    return () => {
      releaseOutput()
      releaseCache()
    }
  } catch (error) {
    releaseCache()
    throw error
  }
}

/** Whether there is a lock, of a build that runs or of one that was killed. */
export const isBuildLocked = (cacheFolder: string, outDir: string): boolean =>
  existsSync(cacheLock(cacheFolder)) || existsSync(outputLock(outDir))

/** Whether `watch` is using this cache. */
export const isWatched = (cacheFolder: string): boolean => isHeldByWatch(cacheLock(cacheFolder))

/**
 * Tools that scan the files that git knows, such as Tailwind, leave a new cache out too. In a folder with
 * other files, git keeps seeing them.
 */
function hideFromGit(cacheFolder: string): void {
  if (readdirSync(cacheFolder).every((name) => name === 'lock'))
    writeFileSync(join(cacheFolder, '.gitignore'), '*\n')
}

/** The lock file of a cache folder. */
export const cacheLock = (cacheFolder: string): string => join(cacheFolder, 'lock')

/** Outside of the output, which is published. It belongs to one user: others may not remove it. */
const outputLock = (outDir: string): string =>
  join(tmpdir(), `troodon-${process.getuid?.() ?? ''}-${hashOf(outDir).slice(0, 16)}.lock`)
