// The files of a folder, found without asking all others: a site has as many folders of versions as versions.
import type { SourcePath } from '../shared/paths.ts'

const sorted = new WeakMap<ReadonlyMap<SourcePath, unknown>, readonly SourcePath[]>()

/** The keys of a map that are below a folder, sorted by path. */
export function sourcesIn(folder: string, files: ReadonlyMap<SourcePath, unknown>): readonly SourcePath[] {
  const known = sorted.get(files)
  const all = known ?? [...files.keys()].sort((a, b) => (a < b ? -1 : 1))
  if (!known) sorted.set(files, all)
  if (folder === '') return all
  // A zero follows a slash.
  return all.slice(firstFrom(`${folder}/`, all), firstFrom(`${folder}0`, all))
}

/** The index of the first path that is not before `start`. */
function firstFrom(start: string, all: readonly SourcePath[]): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle] as string) < start) low = middle + 1
    else high = middle
  }
  return low
}
