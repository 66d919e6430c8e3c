// Parts of a text without spaces are found as an expression finds them.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { longRuns } from '../../../build/model/text/longRuns.ts'

it('finds what the expression of such parts finds', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'é', '-', ' ', '"', '\n', '<', '\0', '`'),
    maxLength: 60,
  })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 6 }), (text, least) => {
      const parts = text.matchAll(new RegExp(`[^\\0-\\x20"'\`<>]{${least},}`, 'g'))
      const expected = [...parts].map(({ index, 0: part }) => ({ from: index, to: index + part.length }))
      expect([...longRuns(text, least)]).toEqual(expected)
    }),
  )
})
