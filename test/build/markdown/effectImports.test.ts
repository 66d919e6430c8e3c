// Imports without names, for style sheets and modules that change something.
import { expect, it } from 'vitest'
import { parser } from '../../support/memorySite.ts'

const codeOf = (text: string) => parser.page(text, 'mdx').facts.code

it('make a page with code, which loads them', () => {
  expect(codeOf("import './a.css'\n\n# A\n")).toEqual({ reason: 'it imports ./a.css', line: 1, column: 1 })
  expect(codeOf("# A\n\nimport B from './b'\nimport './a.css'\n")).toMatchObject({ line: 4 })
})

it('make a page with code where it exports what another module has', () => {
  for (const names of ['*', '{ b }', '{ default as c }'])
    expect(codeOf(`# A\n\nexport ${names} from './b.js'\n`)).toMatchObject({
      reason: 'it imports ./b.js',
      line: 3,
    })
  expect(codeOf("import B from './b'\nexport { B }\n\n# A\n")).toBeUndefined()
})

it('does not make one of a page whose imports have names that it does not use', () => {
  expect(codeOf("import B from './b'\n\n# A\n")).toBeUndefined()
})
