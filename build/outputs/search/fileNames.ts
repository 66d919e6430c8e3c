// The names of index files, by the beginning of words or by block: in the manifest, or for a large index in
// files of their own, so that the manifest does not grow with the site.
import { blocksPerList, type FileNames, folderOf, type SearchManifest } from '../../shared/searchTerms.ts'
import { type FileOutput, textOutput } from '../output.ts'
import { fileName, filePath } from './fileName.ts'

const mostNames = 200
const mostRecords = 256

/** Yields the files with names, if there are some. Returns the part of the manifest. */
export function* fileNames(
  names: readonly (readonly [beginning: string, name: string])[],
  most = mostNames,
): Generator<FileOutput, FileNames> {
  if (names.length <= most) return Object.fromEntries(names)
  const folders: Record<string, string>[] = []
  for (const [beginning, name] of names) (folders[folderOf(beginning)] ??= {})[beginning] = name
  const files: string[] = []
  for (let index = 0; index < folders.length; index++) {
    const folder = folders[index]
    const text = JSON.stringify(folder ?? {})
    files.push(folder ? fileName(text) : '')
    if (folder) yield textOutput(filePath(fileName(text)), text)
  }
  return files
}

/** The same for the results of blocks. `most`: in the manifest itself. */
export function* recordNames(
  records: readonly string[],
  most = mostRecords,
): Generator<FileOutput, Pick<SearchManifest, 'records' | 'recordLists'>> {
  if (records.length <= most) return { records }
  const recordLists: string[] = []
  for (let first = 0; first < records.length; first += blocksPerList) {
    const text = JSON.stringify(records.slice(first, first + blocksPerList))
    recordLists.push(fileName(text))
    yield textOutput(filePath(fileName(text)), text)
  }
  return { records: [], recordLists }
}
