// Colored code as lines of tokens, for components that show lines.
import { expect, it } from 'vitest'
import { codeTokens } from '../../../theme/markup/codeTokens.ts'

it('splits tokens at the ends of lines, and keeps their classes', () => {
  expect(codeTokens('a <span class="x">b\nc <span class="y">&lt;d</span></span>\n')).toEqual([
    [
      { content: 'a ', types: [] },
      { content: 'b', types: ['x'] },
    ],
    [
      { content: 'c ', types: ['x'] },
      { content: '<d', types: ['x', 'y'] },
    ],
  ])
})

it('reads lines that are elements, and keeps empty ones', () => {
  expect(codeTokens('<span class="code-line marked" data-line="1">a\n</span>\nb')).toEqual([
    [{ content: 'a', types: [] }],
    [],
    [{ content: 'b', types: [] }],
  ])
})
