// The document that `watch` serves in place of a page that cannot be rendered.
import { expect, it } from 'vitest'
import { codePlaceOf } from '../../../build/model/codePlace.ts'
import { codeFrame, errorDocument } from '../../../build/problems/errorDocument.ts'

it('marks the column below its line, between the lines around it', () => {
  const source = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')
  expect(codeFrame(source, 9, 3).split('\n')).toEqual([
    '   6 | line 6',
    '   7 | line 7',
    '   8 | line 8',
    '>  9 | line 9',
    '     |   ^',
    '  10 | line 10',
    '  11 | line 11',
    '  12 | line 12',
  ])
  expect(codeFrame('only', 1, 0)).toBe('> 1 | only')
})

it('shows the message as text', () => {
  const html = errorDocument(
    { code: 'pageFailed', file: null, line: 0, column: 0, message: '<script>', hint: null },
    { title: 'a.jsx', lines: '<b>' },
  )
  expect(html).toContain('<p class="message">&lt;script&gt;</p>')
  expect(html).toContain('<p class="place">a.jsx</p>\n<pre>&lt;b&gt;</pre>')
})

it('finds the place in bundled code', () => {
  const error = Object.assign(new Error('x'), {
    stack:
      'Error: x\n    at map (<anonymous>)\n    at Boom (file:///a%20b/chunks/C.mjs:12:34)\n    at z (node:vm:1:1)',
  })
  expect(codePlaceOf(error)).toEqual({ file: '/a b/chunks/C.mjs', line: 12, column: 34, callers: [] })
  expect(codePlaceOf('x')).toBe(null)
})
