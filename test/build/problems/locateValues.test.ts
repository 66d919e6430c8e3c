// Finds the positions of values that were parsed without them.
import { expect, it } from 'vitest'
import { findInOrder } from '../../../build/model/text/findInOrder.ts'

const text = '---\ntitle: About tags\ntags:\n  - one-two\n  - one\n---\n\none\n'

it.each([
  [['tags:', 'one'], { line: 5, column: 5 }],
  [['tags:', 'one-two'], { line: 4, column: 5 }],
  [['title:'], { line: 2, column: 1 }],
  [[/ta\w+/], { line: 2, column: 14 }],
  [['tags:', 'two'], null],
  [['authors:', 'one'], null],
  [['(tags'], null],
])('%j', (find, place) => {
  expect(findInOrder(find as string[], text)).toEqual(place)
})

it('begins at an offset', () => {
  expect(findInOrder(['one'], text, text.indexOf('  - one\n'))).toEqual({ line: 5, column: 5 })
})
