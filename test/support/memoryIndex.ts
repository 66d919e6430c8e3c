// A search index of pages in memory, with the browser's search code on it.
import type { BlockTerms } from '../../build/model/searchBlocks.ts'
import { sectionText } from '../../build/model/text/sectionText.ts'
import type { FileOutput } from '../../build/outputs/output.ts'
import { fileNames, recordNames } from '../../build/outputs/search/fileNames.ts'
import { type Buckets, indexBlock, recordFiles } from '../../build/outputs/search/indexBlock.ts'
import { joinBlocks } from '../../build/outputs/search/joinBlocks.ts'
import { joinTails } from '../../build/outputs/search/joinTails.ts'
import type { SearchPage } from '../../build/outputs/search/searchPages.ts'
import type { ShardFile } from '../../build/outputs/search/shardFile.ts'
import { split } from '../../build/outputs/search/splitPostings.ts'
import {
  type FileNames,
  pagesPerRecordFile,
  recordFile,
  type SearchManifest,
} from '../../build/shared/searchTerms.ts'
import { localProvider } from '../../theme/search/local.ts'

export interface MemoryIndex {
  readonly search: (query: string, limit?: number) => Promise<readonly string[]>
  /** The files that were fetched so far. */
  readonly fetched: readonly string[]
}

export interface MemoryPage {
  readonly title: string
  readonly headings: readonly string[]
  /** The text before the first heading, and that of each heading. */
  readonly sections: readonly string[]
}

export interface IndexSizes {
  /** Characters of terms in a file. */
  readonly limit?: number
  /** Characters of terms that begin alike: more have a list of the best pages. */
  readonly listed?: number
  /** Pages in such a list. */
  readonly pages?: number
  /** Postings of a word in the first of two files; without it, no word has two. */
  readonly first?: number
  readonly blocks?: number
  /** Names of files in the manifest itself, of words and of blocks. */
  readonly names?: number
}

export function memoryIndex(
  all: readonly MemoryPage[],
  { limit = 16_000, listed = 1_000_000, pages = 100, first, blocks: count = 2, names }: IndexSizes = {},
): MemoryIndex {
  const files = new Map<string, unknown>()
  const fetched: string[] = []
  const blocks = Array.from({ length: count }, (_, block) =>
    all.filter((_, index) => index % count === block).map(searchPage),
  )
  const indexed = blocks.map((block) =>
    indexBlock(
      block.map(({ texts }) => texts()),
      () => [],
    ),
  )
  function written<T>(outputs: Generator<FileOutput, T>): T {
    for (;;) {
      const { done, value } = outputs.next()
      if (done) return value
      if (value.type === 'text') files.set(`/f/${value.path.split('/').at(-1)}`, JSON.parse(value.text))
    }
  }
  const named = (
    kind: string,
    buckets: readonly Buckets[],
    join: (blocks: readonly BlockTerms[]) => readonly ShardFile[],
  ): FileNames => {
    const parts = [...new Set(buckets.flatMap((one) => [...one.keys()]))].flatMap((bucket) =>
      join(buckets.map((one): BlockTerms => one.get(bucket) ?? {})),
    )
    for (const { prefix, text, rests = [] } of parts) {
      files.set(`/f/${kind}${prefix}`, JSON.parse(text))
      for (const [name, rest] of rests) files.set(`/f/${name}`, JSON.parse(rest))
    }
    const entries = parts.map(({ prefix }) => [prefix, `${kind}${prefix}`] as const)
    return written(fileNames(entries, names))
  }
  const recordsOf = () =>
    indexed.map(({ records }, b) => {
      for (const [r, text] of recordFiles(records, blocks[b] ?? []).entries())
        files.set(`/f/${recordFile(`r${b}`, r * pagesPerRecordFile)}`, JSON.parse(text))
      return `r${b}`
    })
  const manifest: SearchManifest = {
    pages: all.length,
    shards: named(
      's',
      indexed.map(({ terms }) => terms),
      (terms) =>
        joinBlocks(terms, { file: limit, listed, pages }, (postings) =>
          first === undefined ? null : split(postings, 0, first),
        ),
    ),
    tails: named(
      't',
      indexed.map(({ tails }) => tails),
      (tails) => joinTails(tails, limit),
    ),
    ...written(recordNames(recordsOf(), names)),
  }
  files.set('/m', manifest)
  const provider = localProvider({ indexes: { default: '/m' }, files: '/f/' }, 'en', async (address) => {
    fetched.push(address)
    if (!files.has(address)) throw new Error(`${address} is not in the index.`)
    return files.get(address)
  })
  return {
    fetched,
    async search(query, limit = 100) {
      const { hits } = await provider.search(query, { tags: ['default'], offset: 0, limit })
      return hits.map(({ href }) => href.replace(/#.*$/, ''))
    },
  }
}

const searchPage = ({ title, headings, sections }: MemoryPage): SearchPage => ({
  href: `/${title}/`,
  name: title,
  identity: () => title,
  texts: () => ({
    title,
    description: null,
    headings: headings.map((text) => ({ text, id: text })),
    text: sections.length === 0 ? null : sections.map(sectionText),
    language: 'en',
  }),
})
