// YAML whose aliases make it large or endless is refused, in time that its text decides.
import { expect, it } from 'vitest'
import { expansionProblem } from '../../../build/model/text/expandedSize.ts'
import { readYaml } from '../../../build/model/text/yaml.ts'

const bomb = [...'abcdefghijklmnop']
  .map((name, index, all) => `${name}: &${name} [${Array(9).fill(index === 0 ? 'x' : `*${all[index - 1]}`)}]`)
  .join('\n')

it.each([
  ['a: 1\nb: [x, { c: d }]', null],
  ['a: &a [x]\nb: [*a, *a]\nc: *a', null],
  ['a: &a [*a]', 'an alias repeats a value that contains the alias itself'],
  ['a: &a { b: [c, { d: *a }] }', 'an alias repeats a value that contains the alias itself'],
  [bomb, 'its aliases make more than 5000000 characters of it'],
])('%s', (yaml, problem) => {
  expect(expansionProblem(readYaml(yaml))).toBe(problem)
})

it('reads each value once', () => {
  let reads = 0
  const shared = new Proxy(['x'], {
    ownKeys(target) {
      reads++
      return Reflect.ownKeys(target)
    },
  })
  expect(expansionProblem({ all: Array(1000).fill(shared) })).toBe(null)
  expect(reads).toBe(2)
})
