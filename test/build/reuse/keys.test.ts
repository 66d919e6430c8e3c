// Keys of the store: two different lists of parts never have the same key, and the database accepts every
// key.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as keys from '../../../build/reuse/keys.ts'

const { storeKey } = keys

const kind = fc.constantFrom('page', 'pageFacts', 'image.4', 'searchTerms')
/** Parts that imitate the separators between parts. */
const part = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[0-9:/#]{0,8}$/),
  fc.string({ minLength: 500, maxLength: 700 }),
)
const list = fc.tuple(kind, fc.array(part, { maxLength: 4 }))

describe('a key', () => {
  it('identifies one list of parts', () => {
    fc.assert(
      fc.property(list, list, ([kindA, a], [kindB, b]) => {
        const equal = kindA === kindB && a.length === b.length && a.every((one, at) => one === b[at])
        expect(storeKey(kindA, ...a) === storeKey(kindB, ...b)).toBe(equal)
      }),
      { numRuns: 2000 },
    )
  })

  it('differs if the same string is split differently', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 4 }), fc.nat(3), (parts, at) => {
        const joined = [
          ...parts.slice(0, at % (parts.length - 1)),
          parts.slice(at % (parts.length - 1), (at % (parts.length - 1)) + 2).join(''),
          ...parts.slice((at % (parts.length - 1)) + 2),
        ]
        expect(storeKey('page', ...joined)).not.toBe(storeKey('page', ...parts))
      }),
    )
  })

  it('of several parts differs from that of one part that contains what is written between parts', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 4 }), (parts) => {
        const [first = '', ...others] = parts
        for (const one of [
          parts.join('/'),
          [first, ...others.map((each) => `${each.length}:${each}`)].join('/'),
        ])
          expect(storeKey('page', one)).not.toBe(storeKey('page', ...parts))
      }),
    )
  })

  it('is short enough for the database', () => {
    fc.assert(
      fc.property(list, ([name, parts]) => {
        expect(Buffer.byteLength(storeKey(name, ...parts))).toBeLessThan(1978)
      }),
    )
  })

  it('of one kind of value never equals that of another, whatever the parts', () => {
    const parts = new Proxy({}, { get: () => 'same' })
    const made = Object.entries(keys).flatMap(([name, make]) => {
      const key = make as (...parts: readonly unknown[]) => string
      if (!name.endsWith('Key') || name === 'storeKey') return []
      return [
        /^(?:renderedPage|commits|inputRecord|pageRecord|searchIndex|siteSidebar|sitePages|siteTexts)Key$/.test(
          name,
        )
          ? key(parts)
          : key(...Array.from({ length: make.length }, () => 'same')),
      ]
    })
    const kinds = made.map((key) => /^[\w.]+/.exec(key)?.[0])
    expect(new Set(kinds).size).toBe(Object.keys(keys).filter((name) => name.endsWith('Key')).length - 1)
  })
})
