// One problem in the terminal: position, marker below the column, hint.
import { expect, it } from 'vitest'
import type { Problem } from '../../../build/model/diagnostics.ts'
import { formatProblem } from '../../../build/problems/formatProblem.ts'
import { sourcePath } from '../../../build/shared/paths.ts'

const problem: Problem = {
  code: 'brokenLink',
  severity: 'error',
  file: sourcePath('docs/a.md'),
  line: 3,
  column: 5,
  message: '/b/ does not lead to any page.',
  hint: 'Did you mean /c/?',
}
const first = (text: string) => text.split('\n')[0]

it('shows the line, the column and the hint', () => {
  expect(formatProblem(problem, '\t[x](/b/)')).toBe(
    [
      'docs/a.md:3:5  error  brokenLink  /b/ does not lead to any page.',
      '     [x](/b/)',
      '        ^',
      '    Did you mean /c/?',
    ].join('\n'),
  )
})

it.each([
  [{ line: 0, column: 0 }, 'docs/a.md  '],
  [{ column: 0 }, 'docs/a.md:3  '],
  [{ file: null, line: 0, column: 0 }, '(site)  '],
])('names the place of %j', (place, start) => {
  expect(first(formatProblem({ ...problem, ...place }, null))).toMatch(
    new RegExp(`^${start.replace(/[().]/g, '\\$&')}error`),
  )
})

it('cuts a long line around the column', () => {
  const line = `${'a'.repeat(500)}LINK${'b'.repeat(500)}`
  const [, shown = '', mark = ''] = formatProblem({ ...problem, column: 501 }, line).split('\n')
  expect(shown.length).toBe(124)
  expect(shown.slice(mark.indexOf('^')).startsWith('LINK')).toBe(true)
})
