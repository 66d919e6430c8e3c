// Whether the cache of a build was removed under it: then files are missing in any place, and no message
// about one of them would help.
import { statSync } from 'node:fs'

/** The error of a build that failed because of it. */
export class CacheRemoved extends Error {
  constructor(cacheFolder: string, cause: unknown) {
    super(`${cacheFolder} was removed while the build was running. Build again.`, { cause })
  }
}

/** The answer is yes when one of the paths is not there any more, or another one. All must exist now. */
export function noteRemoval(paths: readonly string[]): () => boolean {
  const before = paths.map(inodeOf)
  return () => paths.some((path, at) => inodeOf(path) !== before[at])
}

const inodeOf = (path: string): bigint | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false })?.ino
