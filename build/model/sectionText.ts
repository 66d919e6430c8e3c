// A piece of text as the search index has it.
import { isStopWord, searchTerms } from '../shared/searchTerms.ts'
import type { SectionText } from './page.ts'

const beginLength = 110

/** How a text begins, and its words with their numbers. */
export function sectionText(content: string): SectionText {
  const text = content.replace(/\s+/g, ' ').trim()
  const counts = new Map<string, number>()
  for (const term of searchTerms(text)) if (!isStopWord(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return [
    shorten(text),
    [...counts].map(([term, count]) => (count === 1 ? term : `${term}*${count}`)).join(' '),
  ]
}

const shorten = (text: string): string =>
  text.length <= beginLength ? text : `${text.slice(0, beginLength).replace(/[.,;:]*\s+\S*$/, '')}…`
