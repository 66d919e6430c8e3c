// `llms-full.txt` after an edit of words: the texts of all other pages are taken from the file as it is.
import type { Manifest } from '../../io/output/manifest.ts'
import type { TextList } from '../../render/siteRecord.ts'
import { siteTextsKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import type { OutputPath } from '../../shared/paths.ts'
import type { FileOutput, FoundFiles } from '../output.ts'
import { fullText, headOf, titleOf } from './llmsFull.ts'

export interface FullTextEdit {
  /** The files that are made again. */
  readonly gone: readonly OutputPath[]
  /** The files as a whole build makes them. `read` returns a file of this build, else of the last one. */
  readonly make: (files: FoundFiles, read: (path: OutputPath) => Buffer) => Iterable<FileOutput>
}

/**
 * `edited`: files with the texts of edited pages. `last`: the files of the last build. Null when the store
 * does not have the lists.
 */
export function editFullText(
  edited: readonly OutputPath[],
  last: Manifest,
  structure: string,
  store: Store,
): FullTextEdit | null {
  const lists: TextList[] = []
  for (const file of new Set(edited)) {
    const texts = store.get(siteTextsKey({ structure, file }))
    if (texts === undefined) return null
    lists.push(texts)
  }
  return {
    gone: lists.map(({ path }) => path),
    *make(files, read) {
      for (const texts of lists) yield* spliced(texts, { files, last, read })
    },
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
    yield output.type === 'made' && last.get(texts.path)
      ? { ...output, make: async (tools) => splicedText(texts, folders) ?? output.make(tools) }
      : output
}

/** Null when the file does not have the texts where they should be. */
function splicedText({ path: file, title, pages }: TextList, { files, last, read }: Folders): Buffer | null {
  const before = read(file)
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
