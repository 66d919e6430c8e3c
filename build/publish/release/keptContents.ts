// The contents that a target keeps in its own folder: those of all files without a hash in their name, and of
// files with one as long as releases differ there, for example after `--compress` was switched on.
import { possibleVersions } from './possibleVersions.ts'
import { contentId, type ReleaseFile, type ReleaseFiles, sameFile, versionOf } from './release.ts'
import { isTakenAway, stageOf } from './writeOrder.ts'

/** By id. The target of these releases has all of them, so a rollback between them needs nothing else. */
export function keptContents(releases: readonly ReleaseFiles[]): ReadonlyMap<string, ReleaseFile> {
  const disputed = disputedPaths(releases)
  const found = new Map<string, ReleaseFile>()
  for (const files of releases)
    for (const [path, file] of files)
      if (stageOf(path) !== 'assets' || disputed.has(path)) found.set(contentId(file), file)
  return found
}

/** Files with a hash in their name that are not the same object in all releases that have or remove them. */
export function disputedPaths(releases: readonly ReleaseFiles[]): ReadonlySet<string> {
  const first = new Map<string, ReleaseFile>()
  const disputed = new Set<string>()
  for (const files of releases)
    for (const [path, file] of files) {
      const other = first.get(path)
      if (other === undefined && stageOf(path) === 'assets') first.set(path, file)
      else if (other !== undefined && !sameFile(other, file)) disputed.add(path)
    }
  for (const path of first.keys()) if (releases.some((files) => isTakenAway(path, files))) disputed.add(path)
  return disputed
}

/** Files whose content has to be kept before the wanted release replaces or removes them. */
export function contentsToKeep(wanted: ReleaseFiles, releases: readonly ReleaseFiles[]): ReleaseFiles {
  const kept = new Set(keptContents(releases).keys())
  const found = new Map<string, ReleaseFile>()
  for (const path of disputedPaths([wanted, ...releases])) {
    const versions = possibleVersions(path, { releases, dropped: [] })
    const there = releases.find((files) => files.has(path))?.get(path)
    if (!there || !versions.has(versionOf(there)) || kept.has(contentId(there))) continue
    kept.add(contentId(there))
    found.set(path, there)
  }
  return found
}
