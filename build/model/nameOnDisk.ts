// File systems keep the Unicode form in which a name was typed, or have one of their own: a path in another
// form is the same file.
import { inOneForm, type SourcePath, sourcePath } from '../shared/paths.ts'

/** The name of a file of the site as it is on the disk; the path itself if there is none. */
export function nameOnDisk(path: string, files: ReadonlySet<SourcePath>): SourcePath {
  const source = sourcePath(path)
  if (files.has(source) || !beyondAscii.test(path)) return source
  return otherNames(files).get(inOneForm(path)) ?? source
}

/** The same for a folder. */
export function folderOnDisk(path: string, files: ReadonlySet<SourcePath>): string {
  if (!beyondAscii.test(path)) return path
  const start = inOneForm(`${path}/`)
  for (const [name, file] of otherNames(files))
    if (name.startsWith(start)) return file.split('/').slice(0, path.split('/').length).join('/')
  return path
}

const beyondAscii = /[^\0-\x7f]/

const known = new WeakMap<ReadonlySet<SourcePath>, ReadonlyMap<string, SourcePath>>()

/** Names with more than ASCII in the one form. Made when a path is not found. */
function otherNames(files: ReadonlySet<SourcePath>): ReadonlyMap<string, SourcePath> {
  const before = known.get(files)
  if (before) return before
  const names = new Map<string, SourcePath>()
  for (const file of files) if (beyondAscii.test(file)) names.set(inOneForm(file), file)
  known.set(files, names)
  return names
}
