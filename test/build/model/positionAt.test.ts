// Converts offsets to lines and columns, and finds quoted values.
import { describe, expect, it } from 'vitest'
import { positionAt, positionOfQuoted } from '../../../build/model/text/positionAt.ts'

const text = 'one\n\n  "/docs/a/" \'/docs/\' `/b?c`\n'

it.each([
  [0, { line: 1, column: 1 }],
  [3, { line: 1, column: 4 }],
  [4, { line: 2, column: 1 }],
  [7, { line: 3, column: 3 }],
])('offset %i', (offset, position) => {
  expect(positionAt(text, offset)).toEqual(position)
})

describe('a quoted value', () => {
  it.each([
    ['/docs/', true, { line: 3, column: 15 }],
    ['/docs/', false, { line: 3, column: 4 }],
    ['/b?c', true, { line: 3, column: 24 }],
    ['/b', true, null],
    ['one', false, null],
  ])('%s, whole: %s', (value, whole, position) => {
    expect(positionOfQuoted(text, value, { whole })).toEqual(position)
  })
})
