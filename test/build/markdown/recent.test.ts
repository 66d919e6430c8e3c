// What is remembered for a while: bounded, and never another answer than was given.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRecent } from '../../../build/markdown/recent.ts'

it('gives what was set last for a key, or nothing, and keeps at least what fits into one generation', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), fc.stringMatching(/^[0-9]{1,3}$/)), {
        maxLength: 60,
      }),
      (entries) => {
        const recent = createRecent(12)
        const all = new Map<string, string>()
        for (const [key, value] of entries) {
          recent.set(key, value)
          all.set(key, value)
          expect(recent.get(key)).toBe(value)
        }
        for (const key of all.keys()) expect([undefined, all.get(key)]).toContain(recent.get(key))
      },
    ),
  )
})

it('forgets what was not asked for while twice as much came', () => {
  const recent = createRecent(12)
  for (const [index, key] of ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee'].entries()) {
    recent.set(key, String(index))
    recent.get('aaaa')
  }
  expect(['aaaa', 'bbbb', 'eeee'].map(recent.get)).toEqual(['0', undefined, '4'])
})
