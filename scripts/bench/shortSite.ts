// A very large site of short pages, in the same folders as `generateSite` has: enough to measure what a browser
// loads of it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const pagesPerFolder = 25
const foldersPerPart = 20

/** Words of the vocabulary are spread over the pages: each page has five of them, common ones more often. */
export function shortSite(root: string, pages: number, vocabulary: readonly string[]): void {
  for (let page = 0; page < pages; page++) {
    const section = Math.floor(page / pagesPerFolder)
    const folder = join(root, 'docs', `part-${Math.floor(section / foldersPerPart)}`, `section-${section}`)
    if (page % pagesPerFolder === 0) mkdirSync(folder, { recursive: true })
    const words = [1, 2, 3, 4, 5].map((power) => vocabulary[((page * 7919) % 9 ** power) % vocabulary.length])
    writeFileSync(
      join(folder, `page-${page}.md`),
      `---\ntitle: Page ${page}\nsidebar_position: ${page % pagesPerFolder}\n---\n\n${words.join(' ')}\n\n## Part of ${page}\n\n${words[4]}\n`,
    )
  }
}
