// A piece of text as the search index has it.
import { isStopWord, searchTerms } from '../shared/searchTerms.ts'
import type { SectionText } from './page.ts'

const beginLength = 110

/** As in `searchTerms`, which a test compares. */
const maxTermLength = 32

/** How a text begins, and its words with their numbers. */
export function sectionText(content: string): SectionText {
  const text = content.replace(/\s\s+|[^\S ]/g, ' ').trim()
  const counts = new Map<string, number>()
  if (!countAscii(text, counts))
    for (const term of searchTerms(text)) counts.set(term, (counts.get(term) ?? 0) + 1)
  let terms = ''
  for (const [term, count] of counts) {
    if (isStopWord(term)) continue
    if (terms !== '') terms += ' '
    terms += count === 1 ? term : `${term}*${count}`
  }
  return [shorten(text), terms]
}

/**
 * Counts the words as `searchTerms` finds them in ASCII, in one pass without lists; false for other text,
 * which counts nothing.
 */
function countAscii(text: string, counts: Map<string, number>): boolean {
  if (!isAscii.test(text)) return false
  const lower = text.toLowerCase()
  for (let at = 0; at < lower.length; ) {
    while (at < lower.length && isWord[lower.charCodeAt(at)] === 0) at++
    const start = at
    while (at < lower.length && isWord[lower.charCodeAt(at)] === 1) at++
    if (at === start) break
    const term = lower.slice(start, Math.min(at, start + maxTermLength))
    counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return true
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const isAscii = /^[\x00-\x7f]*$/

/** By character of ASCII: 1 for `\w`. */
const isWord = Uint8Array.from({ length: 128 }, (_, code) => (/\w/.test(String.fromCharCode(code)) ? 1 : 0))

const shorten = (text: string): string =>
  text.length <= beginLength ? text : `${text.slice(0, beginLength).replace(/[.,;:]*\s+\S*$/, '')}…`
