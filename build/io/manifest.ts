// The files of an output folder, in columns: a build after an edit asks for a few of many thousand files, and
// records them with as many changes.
import type { OutputPath } from '../shared/paths.ts'
import type { EmittedFile, FileStats } from './emittedFile.ts'
import { type TextColumn, textAt, textColumn, widened } from './sections.ts'

export interface Manifest extends ReadonlyMap<OutputPath, EmittedFile> {
  /** There when the manifest was read from a record, or made from one. */
  readonly columns?: FileColumns
}

export interface FileColumns extends FileStats {
  /** Sorted. */
  readonly paths: readonly OutputPath[]
  readonly stats: Float64Array
  readonly keys: TextColumn
  readonly hashes: TextColumn
}

/** After so many questions, all files are read. */
const mostSearches = 400

export function columnManifest(columns: FileColumns): Manifest {
  const { paths } = columns
  let searches = 0
  let known: ReadonlyMap<OutputPath, EmittedFile> | null = null
  const all = () => (known ??= new Map(paths.map((path, at) => [path, fileAt(columns, at)] as const)))
  const find = (path: OutputPath): EmittedFile | undefined => {
    if (known || ++searches > mostSearches) return all().get(path)
    const at = placeIn(paths, path)
    return paths[at] === path ? fileAt(columns, at) : undefined
  }
  return {
    columns,
    size: paths.length,
    get: find,
    has: (path) => find(path) !== undefined,
    keys: () => paths.values(),
    values: () => all().values(),
    entries: () => all().entries(),
    forEach: (act) => all().forEach(act),
    [Symbol.iterator]: () => all()[Symbol.iterator](),
  }
}

/** The manifest with other files in place of some, and without those that are null. */
export function withChanges(
  manifest: Manifest,
  changes: ReadonlyMap<OutputPath, EmittedFile | null>,
): Manifest {
  const { paths, stats, keys, hashes } = columnsOf(manifest)
  const files = [...changes.values()].filter((file) => file !== null)
  const added = { keys: pieces(keys, files, 'key'), hashes: pieces(hashes, files, 'hash') }
  const next: OutputPath[] = []
  const numbers = new Float64Array(stats.length + 3 * files.length)
  let from = 0
  const keep = (to: number): void => {
    numbers.set(stats.subarray(3 * from, 3 * to), 3 * next.length)
    for (let at = from; at < to; at++) next.push(paths[at] as OutputPath)
    for (const column of [added.keys, added.hashes]) column.keep(from, to)
  }
  for (const [path, file] of [...changes].sort(byPath)) {
    const at = placeIn(paths, path)
    keep(at)
    from = paths[at] === path ? at + 1 : at
    if (!file) continue
    numbers.set([file.size, file.mtime, file.inode], 3 * next.length)
    next.push(path)
    added.keys.add(file.key)
    added.hashes.add(file.hash)
  }
  keep(paths.length)
  return columnManifest({
    paths: next,
    stats: numbers.subarray(0, 3 * next.length),
    keys: added.keys.column(),
    hashes: added.hashes.column(),
  })
}

/** A column as ranges of another and new texts. */
function pieces(column: TextColumn, files: readonly EmittedFile[], member: 'key' | 'hash') {
  const { text, width } = widened(column, Math.max(0, ...files.map((file) => file[member].length)))
  const texts: string[] = []
  return {
    keep: (from: number, to: number) => texts.push(text.slice(from * width, to * width)),
    add: (value: string) => texts.push(value.padEnd(width)),
    column: (): TextColumn => ({ text: texts.join(''), width }),
  }
}

export function columnsOf(manifest: Manifest): FileColumns {
  if (manifest.columns) return manifest.columns
  const files = [...manifest].sort(byPath)
  return {
    paths: files.map(([path]) => path),
    stats: Float64Array.from(files.flatMap(([, { size, mtime, inode }]) => [size, mtime, inode])),
    keys: textColumn(files.map(([, { key }]) => key)),
    hashes: textColumn(files.map(([, { hash }]) => hash)),
  }
}

const byPath = ([a]: readonly [OutputPath, unknown], [b]: readonly [OutputPath, unknown]): number =>
  a < b ? -1 : 1

function fileAt({ stats, keys, hashes }: FileColumns, at: number): EmittedFile {
  const [size = 0, mtime = 0, inode = 0] = [stats[3 * at], stats[3 * at + 1], stats[3 * at + 2]]
  return { key: textAt(keys, at), hash: textAt(hashes, at), size, mtime, inode }
}

/** The place of a path in a sorted list, or where it would be. */
export function placeIn(paths: readonly string[], path: string): number {
  let [from, to] = [0, paths.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((paths[middle] as string) < path) from = middle + 1
    else to = middle
  }
  return from
}
