// Searches the index that the build wrote: fetches the files that the words of a query need, each once, and
// ranks the results.
import { isStopWord, queryTerms, searchTerms, weightOf } from '../../build/shared/searchTerms.ts'
import { withAliases } from './aliases.ts'
import { withExcerpts } from './excerpts.ts'
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
  const aliases = Object.entries(data.aliases ?? {}).map(([word, other]) => ({
    word: withoutStopWords(searchTerms(word, language)),
    other: searchTerms(other, language),
  }))
  return {
    withExcerpts: (hits, query) => withExcerpts(hits, query, load),
    async search(query, { tags, offset, limit }) {
      const known = Object.keys(data.indexes).filter((part) => tags.includes(weightOf(part).tag))
      const parts = await Promise.all(
        known.map(async (tag) => ({ tag, manifest: await reader.manifestOf(tag) })),
      )
      const index = { reader, parts }
      const end = offset + limit
      const find = (terms: readonly string[]) =>
        answerTo(withAliases(withoutStopWords(terms), aliases), index, end)
      const asWritten = queryTerms(query, language)
      const first = await find(asWritten)
      // No page has a flag of this name: its words are searched.
      const isPlain = first.total > 0 || asWritten.every((term) => !term.startsWith('--'))
      const { found, total } = isPlain ? first : await find(searchTerms(query, language))
      return { hits: await Promise.all(found.slice(offset, end).map((one) => hitOf(one, index))), total }
    },
  }
}

const withoutStopWords = (all: readonly string[]): readonly string[] =>
  all.filter((term, index) => index === all.length - 1 || !isStopWord(term))

/** The best of the answers to several queries. */
async function answerTo(queries: readonly (readonly string[])[], index: Index, end: number): Promise<Answer> {
  const [only = []] = queries
  if (only.length === 0) return { found: [], total: 0 }
  if (queries.length === 1) return answerToOne(only, index, end)
  const pages = new Map<string, Found>()
  for (const terms of queries) {
    const { found: all } = await wholeAnswer(terms, index)
    for (const found of all) {
      if (found.words < (all[0]?.words ?? 0)) break
      const key = `${found.tag} ${found.key}`
      const score = found.score / terms.length
      if (score > (pages.get(key)?.score ?? 0)) pages.set(key, { ...found, score })
    }
  }
  const found = [...pages.values()].sort((a, b) => b.score - a.score)
  return { found, total: found.length }
}

/** The first `end` pages at least. One word often needs only the postings of its best pages. */
async function answerToOne(terms: readonly string[], index: Index, end: number): Promise<Answer> {
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
    tag: weightOf(tag).tag,
  }
}
