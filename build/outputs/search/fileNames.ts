// The names of index files by the beginning of words: in the manifest, or for a large index in files by the
// first character, so that the manifest does not grow with the site.
import { type FileNames, folderOf } from '../../shared/searchTerms.ts'
import { type FileOutput, textOutput } from '../output.ts'
import { fileName, filePath } from './fileName.ts'

const mostNames = 200

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
