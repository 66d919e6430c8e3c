// Where a value stands that was read without its place.
import { expect, it } from 'vitest'
import { placeOf } from '../../../build/problems/findInFile.ts'

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
  expect(placeOf(find as string[], text)).toEqual(place)
})
