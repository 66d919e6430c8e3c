// Which name a message suggests for one that is misspelled.
import { expect, it } from 'vitest'
import { nearest } from '../../../build/model/text/nearest.ts'

it.each([
  ['tpi', ['note', 'tip'], 'tip'],
  ['npo', ['npm'], 'npm'],
  ['abc', ['cab', 'acb'], 'acb'],
  ['xyz', ['tip'], null],
  ['tip', ['tip'], 'tip'],
  ['', ['ab'], null],
])('%j among %j is %j', (word, candidates, wanted) => {
  expect(nearest(word, candidates)).toBe(wanted)
})
