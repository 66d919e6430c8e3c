// What findings are about, in words that a cause and its consequences share. A mistake in one place makes
// others unknowable: the URL of a page that cannot be read, the ids of a page without one of its parts.
import { fileNameOf, folderOf, type SourcePath } from '../shared/paths.ts'

/**
 * `code`: what the code of a page does. `doc`: a document's id. `file`: whether a Markdown file has a page.
 * `ids`: the ids on the page of a file. `import`: the file and the specifier. `segment`: pages whose URL has
 * this part; `?` stands for first parts that no page has. `text`: how the text of a file is read.
 */
export type Subject = `${'code' | 'doc' | 'file' | 'ids' | 'import' | 'segment' | 'text'} ${string}`

/** The subjects of a file that has no page because of an error. */
export const pageOf = (source: SourcePath): readonly Subject[] => [
  `file ${source}`,
  `ids ${source}`,
  `segment ${segmentOf(source)}`,
]

/** The last part that its URL usually has. */
function segmentOf(source: SourcePath): string {
  const stem = fileNameOf(source)
    .replace(/\.\w+$/, '')
    .replace(/^\d+\s*[-_.]+\s*/, '')
  return /^(?:index|readme)$/i.test(stem) ? fileNameOf(folderOf(source)) : stem
}

/** The subjects of a reference to a document by its id. */
export const aboutDoc = (id: string): readonly Subject[] => [`doc ${id}`, `segment ${fileNameOf(id)}`]
