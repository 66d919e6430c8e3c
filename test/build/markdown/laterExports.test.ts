// Statements after a text belong to the same module as those before it.
import { expect, it } from 'vitest'
import { readModule } from '../../../build/markdown/mdx/javascript.ts'
import { declare, emptyScope } from '../../../build/markdown/mdx/scope.ts'

it('export names that earlier statements import or declare', () => {
  const scope = emptyScope()
  for (const text of [
    "import { D } from './d.jsx'",
    'export const B = () => <b />',
    'export { D, B as C }',
    'export { C as E }',
  ]) {
    const read = readModule(text, scope)
    expect(read).toMatchObject({ ok: true })
    if (read.ok) declare(scope, text, read.program)
  }
  expect([...scope.exports]).toEqual(['B', 'D', 'C', 'E'])
  expect(readModule('export { other }', scope)).toMatchObject({
    message: "Export 'other' is not defined",
    position: 9,
  })
  expect(readModule('export const C = 1', scope)).toMatchObject({ message: "Duplicate export 'C'" })
})
