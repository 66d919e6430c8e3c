// Files that were written for MDX 1: one message for each, not one for each line.
import { expect, it } from 'vitest'
import type { Diagnostic } from '../../../build/model/diagnostics.ts'
import { joinSyntax } from '../../../build/problems/joinSyntax.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { parser } from '../../support/memorySite.ts'

const found = (path: string, text: string): readonly Diagnostic[] => {
  const file = sourcePath(path)
  return parser.page(text, 'mdx').facts.diagnostics.map((one) => ({ ...one, file }))
}

it('names the lines of each kind', () => {
  const old = '# A\n\n1 <2 and {\n\nb <3\n\n<br>\n\nd <4\n\nf <5\n\nh <6\n\nj <7\n'
  const few = found('docs/few.mdx', 'a <2\n\nc {\n')
  const all = joinSyntax([...found('docs/old.mdx', old), ...few])
  expect(all.slice(1)).toEqual(few)
  const [one] = all
  expect(one).toMatchObject({ file: 'docs/old.mdx', line: 3 })
  expect(one?.message).toMatch(/^\d+ places in this file are not MDX: /)
  expect(one?.message).toContain('an angle bracket that begins no tag (lines 3, 5, 9, 11, 13 and 1 more)')
  expect(one?.message).toMatch(/a tag that is not closed \(line 7\)/)
  expect(one?.hint).toContain('rename the file to .md')
})

it('leaves other problems, and those without a file', () => {
  const other = (line: number): Diagnostic => ({
    ...{ code: 'brokenLink', file: sourcePath('docs/a.md'), line, column: 1 },
    ...{ message: `x${line}`, hint: null },
  })
  const list = [1, 2, 3, 4, 5, 6, 7, 8].map(other)
  expect(joinSyntax(list)).toBe(list)
})
