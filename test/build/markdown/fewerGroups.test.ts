// An expression with fewer groups matches the same texts, and its groups the same parts.
import { expect, it } from 'vitest'
import { withFewerGroups } from '../../../build/markdown/colors/fewerGroups.ts'

it('leaves out groups that are not kept, whatever looks like one', () => {
  const source = String.raw`(a(b)*)|(\((c)[()](?=(d))(?:e)(?<!f))|(x)`
  const fewer = withFewerGroups(source, (group) => group === 1 || group === 4 || group === 6)
  expect(fewer?.source).toBe(String.raw`(a(?:b)*)|(?:\((c)[()](?=(?:d))(?:e)(?<!f))|(x)`)
  expect([...(fewer?.numbers ?? [])]).toEqual([
    [1, 1],
    [4, 2],
    [6, 3],
  ])
})

it('leaves expressions alone whose groups have names or are referred to', () => {
  for (const source of [String.raw`(a)\1`, '(?<name>a)(b)', String.raw`(a)\k<b>`])
    expect(withFewerGroups(source, () => true)).toBe(null)
})
