// The folders of a command that writes no site.
import { join } from 'node:path'
import { isWatched } from '../../io/buildLock.ts'
import type { Folders } from '../../workers/buildPlace.ts'

/** A watch that runs keeps the cache for itself: beside it, other commands have a cache of their own. */
export const checkFolders = ({ cacheFolder, outDir }: Folders): Folders =>
  isWatched(cacheFolder) ? { outDir, cacheFolder: join(cacheFolder, 'check') } : { outDir, cacheFolder }
