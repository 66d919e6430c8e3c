// Highlighted code that is asked for again is kept, however often other code was asked for in between.
import { expect, it } from 'vitest'
import { createHighlighter } from '../../../build/markdown/highlight.ts'
import { loadLanguages } from '../../../build/workers/loadLanguages.ts'

it('keeps code while the same other code is shown many times', () => {
  const printed: string[] = []
  const colors = (code: string): string => {
    printed.push(code.slice(0, 3))
    return code
  }
  const { highlight } = createHighlighter({ ...loadLanguages(), ofSite: { names: ['mine'], colors } })
  const first = `one ${'a '.repeat(1_500)}`
  const other = `two ${'b '.repeat(1_500)}`
  highlight(first, 'mine')
  for (let times = 0; times < 1_000; times++) highlight(other, 'mine')
  highlight(first, 'mine')
  expect(printed).toEqual(['one', 'two'])
})
