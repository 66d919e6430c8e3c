// Runs something that changes the cache or the output while no build is running there.
import { lockBuild } from '../../io/buildLock.ts'
import type { Terminal } from '../../io/terminal.ts'

export interface LockedFolders {
  readonly cacheFolder: string
  /** Null for an action that does not touch the output. */
  readonly outDir: string | null
  readonly terminal: Terminal
}

export async function withLock<Result>(
  { cacheFolder, outDir, terminal }: LockedFolders,
  act: () => Result | Promise<Result>,
): Promise<Result> {
  const release = await lockBuild(cacheFolder, outDir, terminal)
  try {
    return await act()
  } finally {
    release()
  }
}
