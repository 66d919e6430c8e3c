// The place of a name that a Markdown page does not define.
import { expect, it } from 'vitest'
import { unknownName } from '../../../build/outputs/pages/unknownName.ts'

const hint = 'Import or export it, or write \\{ for a brace.'
const places = ['id is not defined', 'ReferenceError: id is not defined']

it.each(places)('is that of its braces: %s', (error) => {
  expect(unknownName(error, '# A\n\nThe path is /users/{id}.\n')).toEqual({ line: 3, column: 20, hint })
  expect(unknownName(error, '# A\n\n{list[id]}\n')).toEqual({ line: 3, column: 1, hint })
})

it('is not in code, in other names, or known for other errors', () => {
  const text = '`{id}` and ``{id}``\n\n```js\n{id}\n```\n\n{hidden} {a.id}\n'
  expect(unknownName('id is not defined', text)).toBeNull()
  expect(unknownName('id is not defined', `${text}\n{id}\n`)).toEqual({ line: 9, column: 1, hint })
  expect(unknownName('x is not a function', '{x}')).toBeNull()
})
