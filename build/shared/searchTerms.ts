// Text → the words that a search compares. The build and the browser use the same function.

const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+|[\p{L}\p{M}\p{N}_]+/gu
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const isAscii = /^[\x00-\x7f]*$/

/** Longer words are cut. */
const maxLength = 32

const segmenters = new Map<string, Intl.Segmenter>()

function words(run: string, language: string): readonly string[] {
  // A browser without it finds such text by single characters.
  if (typeof Intl.Segmenter !== 'function') return [...run]
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return piecesOf(run).flatMap((piece) =>
    [...segmenter.segment(piece)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])),
  )
}

/** V8 copies the whole input for each of its words. Sentences without a mark are shorter than this. */
const longestPiece = 500

const piecesOf = (run: string): readonly string[] =>
  run.length <= longestPiece ? [run] : (run.match(new RegExp(`.{1,${longestPiece}}`, 'gsu')) ?? [])

/** Lower case, without accents on Latin letters; Chinese, Japanese and the like cut into words. */
export function searchTerms(text: string, language = 'und'): string[] {
  // Most text is English or code, and needs none of this.
  if (isAscii.test(text))
    return (text.toLowerCase().match(/\w+/g) ?? []).map((run) => run.slice(0, maxLength))
  const plain = text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] as string)
  return (plain.match(runs) ?? []).flatMap((run) =>
    unspaced.test(run) ? words(run, language) : [run.slice(0, maxLength)],
  )
}

/** Letters that are no other letter with an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
}

/** `--strict`, a word of its own. */
const flags = /(^|[^\w-])(--[a-z][\w-]*)/gi

/** The words of a query. A flag stays one. */
export function queryTerms(query: string, language?: string): string[] {
  const found: string[] = []
  const rest = query.replace(flags, (_, before: string, flag: string) => {
    found.push(termOf(flag))
    return `${before} `
  })
  return [...searchTerms(rest, language), ...found]
}

/**
 * Flags, the parts of names in code (`HTTPServer`, `sidebar_position`), and words with an umlaut in the
 * spelling of keyboards without one.
 */
export function furtherTerms(text: string): string[] {
  const terms = text.includes('--') ? [...text.matchAll(flags)].map(([, , flag = '']) => termOf(flag)) : []
  for (const name of namesIn(text))
    for (const part of name.match(parts) ?? []) if (part.length > 1) terms.push(termOf(part))
  if (!isAscii.test(text))
    for (const word of text.normalize('NFC').toLowerCase().match(letters) ?? [])
      if (/[äöü]/.test(word))
        terms.push(...searchTerms(word.replace(/[äöü]/g, (letter) => umlauts[letter] as string)))
  return terms
}

const termOf = (word: string): string => word.toLowerCase().slice(0, maxLength)

/** Words of several parts. Searched for by what is between two parts: most words have nothing of it. */
function namesIn(text: string): readonly string[] {
  const names: string[] = []
  seam.lastIndex = 0
  for (let match = seam.exec(text); match; match = seam.exec(text)) {
    let from = match.index
    while (from > 0 && isOfWord[text.charCodeAt(from - 1)] === 1) from--
    let to = seam.lastIndex
    while (to < text.length && isOfWord[text.charCodeAt(to)] === 1) to++
    names.push(text.slice(from, Math.min(to, from + longestName)))
    seam.lastIndex = to
  }
  return names
}

const seam = /[a-z\d][A-Z]|[A-Z]{2}[a-z]|_/g
const isOfWord = Uint8Array.from({ length: 128 }, (_, code) => (/\w/.test(String.fromCharCode(code)) ? 1 : 0))
const parts = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g
/** Longer ones are data. */
const longestName = 64

const letters = /[\p{L}\p{N}]+/gu
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Words too common to index in text. They count in titles and headings. */
const stopWords = new Set(
  'a an and are as at be but by for from if in into is it its no not of on or so such that the their then there these they this to was were will with you your'.split(
    ' ',
  ),
)

export const isStopWord = (term: string): boolean => stopWords.has(term)

/** The group of a term in a block: its first three characters, or one in languages with short words. */
export const shardPrefix = (term: string): string =>
  /^[\p{ASCII}]/u.test(term) ? term.slice(0, 3) : ([...term][0] ?? '')

/** Names of shards have at most this many characters of their words. */
export const longestPrefix = 16

/** The shard with the longest prefix of a word. */
export function fileOf(files: Readonly<Record<string, string>>, word: string): string | undefined {
  const start = [...word].slice(0, longestPrefix)
  for (let length = start.length; length > 0; length--) {
    const name = files[start.slice(0, length).join('')]
    if (name !== undefined) return name
  }
  return undefined
}

/** Names the list of best pages for a beginning of very many words. No word has such a character. */
export const listName = (beginning: string): string => `${beginning}*`
/** Names the file that lists the words of a group whose words are in several shards. */
export const groupName = (beginning: string): string => `${beginning}~`

/**
 * The key of a word in the second list: its fourth and fifth letter, which are right when the mistake is in
 * the first three. Empty for words too short for typing mistakes.
 */
export const tailOf = (word: string): string => word.slice(3, 5)

/** Keys of the intended word if one of its first letters is wrong, swapped, added or missing. */
export const tailsNear = (typed: string): readonly string[] => [
  ...new Set(
    [typed.slice(3, 5), typed.slice(2, 3) + typed.slice(4, 5), typed.slice(4, 6), typed.slice(2, 4)].filter(
      (tail) => tail !== '',
    ),
  ),
]

/** Pages whose results count more or less are in a part of their own: `docs-default-1.0@@0.5`. */
export const weightedTag = (tag: string, weight: number): string => (weight === 1 ? tag : `${tag}@@${weight}`)

/** The tag without the weight, and the weight. */
export function weightOf(part: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', weight] = part.split('@@')
  return { tag, weight: weight === undefined ? 1 : Number(weight) }
}

/** `search-index/<language>.<tag>.json`: the manifest, which the browser loads first. */
export interface SearchManifest {
  /** The number of all pages. */
  readonly pages: number
  /** Prefix → name of the shard. A term is in the shard with its longest prefix. Lists have names as well. */
  readonly shards: FileNames
  /** Fourth and fifth letter → name of the file that lists these words, separated by spaces. */
  readonly tails: FileNames
  /** Block → how the names of its files with results begin. Empty in a large index. */
  readonly records: readonly string[]
  /** In a large index, names of files with such names, for `blocksPerList` blocks each. */
  readonly recordLists?: readonly string[]
}

export const blocksPerList = 32

/** Beginning → name of a file. In a large index, the names of files are in files by the first character. */
export type FileNames = Readonly<Record<string, string>> | readonly string[]

/** Place in the list of a large index: the file with the names for a beginning. */
export const folderOf = (beginning: string): number => (beginning.codePointAt(0) ?? 0) % 64

/** Terms with their postings, one after the other; a long list of postings is in two parts. */
export type SearchShard = readonly (string | LongPostings)[]

/** Postings of the best pages, and facts about the others, whose postings are in a file of their own. */
export type LongPostings = readonly [
  best: string,
  /** Name of the file with the other postings: of each page, only its best section. */
  rest: string,
  /** The number of all pages with the word. */
  pages: number,
  /** No other page has a better section. */
  most: number,
]

/** The number of all pages with a word that begins so, and the best of them in the order of the results. */
export type BestPages = readonly [pages: number, ...best: number[]]

/** For each of the best pages: block, page, section, score of the section, sum of all sections. */
export const numbersPerPage = 5

/** Few, because each hit loads such a file. */
export const pagesPerRecordFile = 4

/** Name of the file with the results of a page. `block` is from the manifest. */
export const recordFile = (block: string, page: number): string =>
  `${block}-${Math.floor(page / pagesPerRecordFile)}.json`

export interface SearchRecord {
  readonly title: string
  readonly href: string
  /** Section → text and id of its heading, and the start of its text. The first has no heading. */
  readonly sections: readonly (readonly [heading: string, id: string, text: string])[]
}
