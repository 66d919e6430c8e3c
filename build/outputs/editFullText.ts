// `llms-full.txt` after an edit of words: the texts of all other pages are taken from the file as it is.
import type { Manifest } from '../io/output/manifest.ts'
import type { TextList } from '../render/siteRecord.ts'
import { siteTextsKey } from '../reuse/keys.ts'
import type { Store } from '../reuse/store.ts'
import type { OutputPath } from '../shared/paths.ts'
import { fullText, fullTextPath, headOf, largestText, titleOf } from './llmsFull.ts'
import type { FileOutput, FoundFiles } from './output.ts'

interface LastTexts {
  /** The files of the last build. */
  readonly manifest: Manifest
  /** Bytes of all texts. */
  readonly textSize: number
}

export interface FullTextEdit {
  /** The file, unless it is made again. */
  readonly gone: readonly OutputPath[]
  /** The file as a whole build makes it. `read` returns a file of this build, else of the last one. */
  readonly make: (files: FoundFiles, read: (path: OutputPath) => Buffer) => Iterable<FileOutput>
  /** Bytes of all texts in these files. */
  readonly sizeIn: (files: FoundFiles) => number
}

/** `edited`: Markdown files of pages that are in the list. Null when the store does not have the list. */
export function editFullText(
  edited: readonly OutputPath[],
  { manifest: last, textSize }: LastTexts,
  structure: string,
  store: Store,
): FullTextEdit | null {
  if (edited.length === 0) return { gone: [], make: () => [], sizeIn: () => textSize }
  const sizeOf = (files: FoundFiles) => edited.reduce((sum, path) => sum + (files.get(path)?.size ?? 0), 0)
  const others = textSize - sizeOf(last)
  // Where the others alone are too large, the list is not read: it is as long as the site.
  const texts = others <= largestText ? store.get(siteTextsKey(structure)) : null
  if (texts === undefined) return null
  const sizeIn = (files: FoundFiles) => others + sizeOf(files)
  return {
    gone: [fullTextPath],
    make: (files, read) =>
      texts && sizeIn(files) <= largestText ? spliced(texts, { files, last, read }) : [],
    sizeIn,
  }
}

interface Folders {
  readonly files: FoundFiles
  readonly last: FoundFiles
  readonly read: (path: OutputPath) => Buffer
}

function* spliced(texts: TextList, folders: Folders): Generator<FileOutput> {
  const { files, last, read } = folders
  for (const output of fullText(texts).make(files, (path) => String(read(path))))
    yield output.type === 'made' && last.get(fullTextPath)
      ? { ...output, make: async (tools) => splicedText(texts, folders) ?? output.make(tools) }
      : output
}

/** Null when the file does not have the texts where they should be. */
function splicedText({ title, pages }: TextList, { files, last, read }: Folders): Buffer | null {
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
