// A cache of recent values: its size is bounded, and it never returns a wrong value.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRecent } from '../../../build/markdown/recent.ts'

it('returns the last value of a key, or nothing, and keeps at least one generation', () => {
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

it('forgets values that were unused while twice its size was added', () => {
  const recent = createRecent(12)
  for (const [index, key] of ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee'].entries()) {
    recent.set(key, String(index))
    recent.get('aaaa')
  }
  expect(['aaaa', 'bbbb', 'eeee'].map(recent.get)).toEqual(['0', undefined, '4'])
})
