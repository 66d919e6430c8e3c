// The words of a section are those that `searchTerms` finds, with their numbers.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sectionText } from '../../../build/model/text/sectionText.ts'
import { furtherTerms, isStopWord, searchTerms } from '../../../build/shared/searchTerms.ts'

test('texts in ASCII and others have the words that a search compares', () => {
  const word = fc.constantFrom(
    'The',
    'site',
    'Site',
    'snake_case',
    'x'.repeat(40),
    'naïve',
    '日本語',
    'a-b',
    '3.10',
  )
  const space = fc.constantFrom(' ', '  ', '\n', '\t', '\u00a0', ', ', '(', '')
  const text = fc.array(fc.tuple(word, space)).map((parts) => parts.flat().join(''))
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (content) => {
      const counted = (found: readonly string[]) => {
        const counts = new Map<string, number>()
        for (const term of found) if (!isStopWord(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
        return [...counts].map(([term, count]) => (count === 1 ? term : `${term}*${count}`))
      }
      const terms = counted(searchTerms(content.replace(/\s+/g, ' ').trim()))
      expect(sectionText(content)[1]).toBe([...terms, ...counted(furtherTerms(content))].join(' '))
    }),
  )
})

test('a section begins with its text in one line', () => {
  expect(sectionText(' One\n\n two\u00a0three. ')[0]).toBe('One two three.')
})

test('a long text has all of its words', () => {
  const words = Array.from({ length: 3_000 }, (_, index) => `w${index % 1_100}`)
  const expected = Array.from({ length: 1_100 }, (_, index) => `w${index}*${index < 800 ? 3 : 2}`)
  expect(sectionText(words.join(' '))[1]).toBe(expected.join(' '))
})

test('the beginning is that of the whole text', () => {
  const piece = fc.constantFrom('word', 'x'.repeat(120), ' ', ' '.repeat(300), '\n', '. ', 'ß')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('').replace(/\s+/g, ' ').trim()
      const expected = text.length <= 110 ? text : `${text.slice(0, 110).replace(/[.,;:]*\s+\S*$/, '')}…`
      expect(sectionText(pieces.join(''))[0]).toBe(expected)
    }),
  )
})
