// Searches the index that the build wrote: fetches the files that the words of a query need, each once, and
// ranks the results.
import { isStopWord, searchTerms } from '../../build/shared/searchTerms.ts'
import { createReader, type IndexFiles } from './indexReader.ts'
import { quickAnswer } from './quickAnswer.ts'
import { type Answer, type Found, type Index, type Part, ranked } from './ranking.ts'
import type { SearchHit, SearchProvider } from './searchProvider.ts'
import { placeOf, scoresOf } from './wordScores.ts'

export type { LocalData } from './indexReader.ts'

/** `load` returns the JSON of a URL: tests read files. */
export function localProvider(
  data: IndexFiles,
  language: string,
  load?: (url: string) => Promise<unknown>,
): SearchProvider {
  const reader = createReader(data, load)
  return {
    async search(query, { tags, offset, limit }) {
      const all = searchTerms(query, language)
      const terms = all.filter((term, index) => index === all.length - 1 || !isStopWord(term))
      if (terms.length === 0) return { hits: [], total: 0 }
      const known = tags.filter((tag) => tag in data.indexes)
      const parts = await Promise.all(
        known.map(async (tag) => ({ tag, manifest: await reader.manifestOf(tag) })),
      )
      const index = { reader, parts }
      const end = offset + limit
      const { found, total } = await answerTo(terms, index, end)
      return { hits: await Promise.all(found.slice(offset, end).map((one) => hitOf(one, index))), total }
    },
  }
}

/** The first `end` pages at least. One word often needs only the postings of its best pages. */
async function answerTo(terms: readonly string[], index: Index, end: number): Promise<Answer> {
  const [term] = terms
  if (term === undefined || terms.length > 1) return wholeAnswer(terms, index)
  return (
    (await quickAnswer(index, term, end, 'rests')) ??
    (await quickAnswer(index, term, end, 'longest')) ??
    wholeAnswer(terms, index)
  )
}

/** All pages with the words. */
async function wholeAnswer(terms: readonly string[], { reader, parts }: Index): Promise<Answer> {
  const manifests = parts.map(({ manifest }) => manifest)
  const perTerm = await Promise.all(
    terms.map((term, index) =>
      scoresOf(
        reader,
        manifests,
        { term, isLast: index === terms.length - 1, isAlone: terms.length === 1 },
        'none',
      ),
    ),
  )
  const pages = manifests.reduce((sum, manifest) => sum + manifest.pages, 0)
  const rarities = perTerm.map((perPart) =>
    Math.log(1 + pages / (1 + perPart.reduce((sum, { pages: own }) => sum + own, 0))),
  )
  const found = ranked(parts, perTerm, rarities)
  return { found, total: found.length }
}

async function hitOf({ tag, key, section }: Found, { reader, parts }: Index): Promise<SearchHit> {
  const { manifest } = parts.find((part) => part.tag === tag) as Part
  const { block, page } = placeOf(key)
  const record = await reader.recordOf(manifest, block, page)
  const [heading = '', id = '', text = ''] = record?.sections[section] ?? []
  return {
    href: (record?.href ?? '') + (id === '' ? '' : `#${id}`),
    title: record?.title ?? '',
    heading,
    text,
    tag,
  }
}
