// The files of an output folder: a map, or a table of the cache that a build after an edit asks for a few of
// many thousand files.

import { byName } from '../../shared/byName.ts'
import type { OutputPath } from '../../shared/paths.ts'
import { type Row, rowAt, rowOf, type Table, tableOf, withRows } from '../cacheFiles/table.ts'
import { textsOf } from '../cacheFiles/textColumn.ts'
import { type EmittedFile, numbersOf } from './emittedFile.ts'

export interface Manifest extends ReadonlyMap<OutputPath, EmittedFile> {
  /** There when the manifest was read from a record, or made from one. */
  readonly table?: Table<OutputPath>
}

/** After so many questions, or a tenth of the files if that is more, all files are read. */
const mostSearches = 400

/** The table has rows that `tableOfManifest` made. */
export function tableManifest(table: Table<OutputPath>): Manifest {
  const { paths } = table
  const most = Math.max(mostSearches, paths.length / 10)
  let searches = 0
  let known: ReadonlyMap<OutputPath, EmittedFile> | null = null
  const all = () => (known ??= allFiles(table))
  const find = (path: OutputPath): EmittedFile | undefined => {
    if (known || ++searches > most) return all().get(path)
    const at = rowOf(paths, path)
    return at === -1 ? undefined : fileOf(rowAt(table, at))
  }
  return {
    table,
    size: paths.length,
    get: find,
    has: (path) => rowOf(paths, path) !== -1,
    keys: () => paths.values(),
    values: () => all().values(),
    entries: () => all().entries(),
    forEach: (act) => all().forEach(act),
    [Symbol.iterator]: () => all()[Symbol.iterator](),
  }
}

/** The manifest with other files in place of some, and without those that are null. */
export const withChanges = (
  manifest: Manifest,
  changes: ReadonlyMap<OutputPath, EmittedFile | null>,
): Manifest =>
  tableManifest(
    withRows(
      tableOfManifest(manifest),
      new Map([...changes].map(([path, file]) => [path, file && rowOfFile(file)])),
    ),
  )

export function tableOfManifest(manifest: Manifest): Table<OutputPath> {
  if (manifest.table) return manifest.table
  const files = [...manifest].sort(byName)
  return tableOf(
    files.map(([path, file]) => [path, rowOfFile(file)] as const),
    { numbers: 4, texts: 2 },
  )
}

const rowOfFile = (file: EmittedFile): Row => ({ numbers: numbersOf(file), texts: [file.key, file.hash] })

function fileOf({ numbers, texts }: Row): EmittedFile {
  const [size = 0, mtime = 0, ctime = 0, inode = 0] = numbers
  const [key = '', hash = ''] = texts
  return { key, hash, size, mtime, ctime, inode }
}

function allFiles({ paths, numbers, texts }: Table<OutputPath>): ReadonlyMap<OutputPath, EmittedFile> {
  const [keys = [], hashes = []] = texts.map(textsOf)
  const files = new Map<OutputPath, EmittedFile>()
  for (const [at, path] of paths.entries()) {
    const [size = 0, mtime = 0, ctime = 0, inode = 0] = numbers.subarray(4 * at, 4 * at + 4)
    files.set(path, { key: keys[at] ?? '', hash: hashes[at] ?? '', size, mtime, ctime, inode })
  }
  return files
}
