// A piece of text as the search index has it.
import { furtherTerms, isStopWord, searchTerms } from '../../shared/searchTerms.ts'
import type { SectionText } from '../page.ts'
import { eachTerm } from './asciiTerms.ts'

const beginLength = 110

/** As in `searchTerms`, which a test compares. */
const maxTermLength = 32

/** How a text begins, and its words with their numbers. */
export function sectionText(content: string): SectionText {
  let terms = ''
  const add = (term: string, count: number): void => {
    if (isStopWord(term)) return
    if (terms !== '') terms += ' '
    terms += count === 1 ? term : `${term}*${count}`
  }
  if (isAscii.test(content)) eachTerm(content.toLowerCase(), maxTermLength, add)
  else for (const [term, count] of countsOf(searchTerms(inLine(content)))) add(term, count)
  for (const [term, count] of countsOf(furtherTerms(content))) add(term, count)
  return [beginOf(content), terms]
}

const inLine = (text: string): string => text.replace(/\s\s+|[^\S ]/g, ' ').trim()

function countsOf(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const isAscii = /^[\x00-\x7f]*$/

/** In one line. Of a long text, only the first characters are read. */
function beginOf(content: string): string {
  const first = inLine(content.slice(0, 4 * beginLength))
  return shorten(first.length > beginLength ? first : inLine(content))
}

const shorten = (text: string): string =>
  text.length <= beginLength ? text : `${text.slice(0, beginLength).replace(/[.,;:]*\s+\S*$/, '')}…`
