// `llms-full.txt` after an edit of words: the texts of all other pages are taken from the file as it is.

import type { TextList } from '../render/siteRecord.ts'
import type { OutputPath } from '../shared/paths.ts'
import { fullText, fullTextPath, headOf, titleOf } from './llmsFull.ts'
import type { FileOutput, FoundFiles } from './output.ts'

interface Folders {
  readonly files: FoundFiles
  /** The files of the last build. */
  readonly last: FoundFiles
  /** The content of a file of this build, else of the last one. */
  readonly read: (path: OutputPath) => Buffer
}

/** As a whole build makes it. */
export function* editFullText(texts: TextList, folders: Folders): Generator<FileOutput> {
  const { files, last, read } = folders
  for (const output of fullText(texts).make(files, (path) => String(read(path))))
    yield output.type === 'made' && last.get(fullTextPath)
      ? { ...output, make: async (tools) => spliced(texts, folders) ?? output.make(tools) }
      : output
}

/** Null when the file does not have the texts where they should be. */
function spliced({ title, pages }: TextList, { files, last, read }: Folders): Buffer | null {
  const before = read(fullTextPath)
  const begin = Buffer.from(titleOf(title))
  if (!before.subarray(0, begin.length).equals(begin)) return null
  const pieces: Buffer[] = [begin]
  let at = begin.length
  for (const [path, url] of pages) {
    const [was, now] = [last.get(path), files.get(path)]
    if (!was !== !now) return null
    if (!was || !now) continue
    const head = Buffer.from(headOf(url))
    if (!before.subarray(at, at + head.length).equals(head)) return null
    const end = at + head.length + was.size
    if (was.hash === now.hash) pieces.push(before.subarray(at, end))
    else pieces.push(head, read(path))
    at = end
  }
  return at === before.length ? Buffer.concat(pieces) : null
}
