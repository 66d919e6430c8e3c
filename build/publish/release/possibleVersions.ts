// What a target may have at a path, from the records of its releases. It is certain, unless the removal of
// old releases was interrupted.
import { type ReleaseFiles, versionOf } from './release.ts'
import { isTakenAway } from './writeOrder.ts'

export interface KnownTarget {
  /** Files of complete releases, newest first. */
  readonly releases: readonly ReleaseFiles[]
  /** Those of releases that are being removed, or were never completed. */
  readonly dropped: readonly ReleaseFiles[]
}

export const absent = ''

/** Versions of release files, and `absent`. */
export function possibleVersions(path: string, { releases, dropped }: KnownTarget): ReadonlySet<string> {
  for (const files of releases) {
    const file = files.get(path)
    if (file) return new Set([versionOf(file)])
    if (isTakenAway(path, files)) return new Set([absent])
  }
  const old = dropped.flatMap((files) => files.get(path) ?? [])
  return new Set([absent, ...old.map(versionOf)])
}
