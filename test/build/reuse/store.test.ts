// The store returns what was stored, in every thread. Damaged values and values in another format are
// missing.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type StoreKey, storeKey } from '../../../build/reuse/keys.ts'
import { ageStore, limitOf, openStore, type Store } from '../../../build/reuse/store.ts'

let folder: string
let store: Store

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troodon-store-'))
  store = openStore(folder)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const key = (...parts: string[]): StoreKey<unknown> => storeKey('value', ...parts)

async function reopen(): Promise<void> {
  await store.flush()
  await store.close()
  store = openStore(folder)
}

describe('a value', () => {
  it('is what was stored, even after the store was closed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(fc.string(), fc.jsonValue()), {
          selector: ([name]) => name,
          maxLength: 20,
        }),
        async (values) => {
          for (const [name, value] of values) store.put(key(name), value)
          await reopen()
          for (const [name, value] of values) {
            expect(store.get(key(name))).toEqual(JSON.parse(JSON.stringify(value)))
            expect(store.has(key(name))).toBe(true)
          }
          expect(store.get(key('never', 'put'))).toBeUndefined()
          expect(store.has(key('never', 'put'))).toBe(false)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('stored by its content has the same key as equal values', async () => {
    const hashes = [{ a: '1' }, { a: '1' }, { a: '2' }].map((value) =>
      store.putByContent((hash) => storeKey<typeof value>('terms', hash), value),
    )
    await reopen()
    expect(hashes[0]).toBe(hashes[1])
    expect(hashes[0]).not.toBe(hashes[2])
    expect(store.get(storeKey('terms', hashes[2] as string))).toEqual({ a: '2' })
  })

  it('that is damaged is missing and can be stored again', async () => {
    store.put(key('small'), { text: 'x'.repeat(100) })
    await store.flush()
    await store.close()
    const file = valuesFile()
    const bytes = readFileSync(file)
    bytes[20] = (bytes[20] ?? 0) ^ 1
    writeFileSync(file, bytes)
    store = openStore(folder)
    expect(store.get(key('small'))).toBeUndefined()
    expect(store.has(key('small'))).toBe(false)
    store.put(key('small'), 'whole')
    await reopen()
    expect(store.get(key('small'))).toBe('whole')
  })
})

it('that was unused for a generation is dropped, and the others are kept', async () => {
  const age = async (used: readonly string[]) => {
    await store.close()
    ageStore(folder, 1)
    store = openStore(folder)
    const found = used.map((name) => store.get(key(name)))
    await store.flush()
    return found
  }
  for (const name of ['kept', 'gone']) store.put(key(name), name)
  await store.flush()
  expect(await age(['kept'])).toEqual(['kept'])
  expect(await age(['kept', 'gone'])).toEqual(['kept', undefined])
  await store.close()
  expect(readdirSync(folder).length).toBe(2)
  // Below the limit, nothing is dropped.
  ageStore(folder, 2 ** 30)
  store = openStore(folder)
  expect(store.get(key('kept'))).toBe('kept')
})

it('that is used keeps its dependencies when its generation ends', async () => {
  for (const name of ['facts', 'body', 'other']) store.put(key(name), name)
  await store.flush()
  await store.close()
  ageStore(folder, 1)
  store = openStore(folder)
  expect(store.get(key('facts'), () => [key('body')])).toBe('facts')
  await store.flush()
  await store.close()
  ageStore(folder, 1)
  store = openStore(folder)
  expect(['facts', 'body', 'other'].map((name) => store.get(key(name)))).toEqual(['facts', 'body', undefined])
})

it('files of another format are removed, others are not', async () => {
  store.put(key('kept'), 'kept')
  await store.close()
  const own = readdirSync(folder)
  for (const name of ['values.mdb', 'values-3.mdb', 'values-3.mdb-lock', 'values-3-old.mdb', 'values-3.json'])
    writeFileSync(join(folder, name), 'from elsewhere')
  mkdirSync(join(folder, 'values-2-old'))
  writeFileSync(join(folder, 'letter.txt'), 'from elsewhere')
  ageStore(folder)
  expect(readdirSync(folder).sort()).toEqual(['letter.txt', ...own])
  store = openStore(folder)
  expect(store.get(key('kept'))).toBe('kept')
})

it('a generation of a large site has room for more than one build', () => {
  const limit = limitOf(folder)
  expect(limit).toBe(512 * 2 ** 20)
  writeFileSync(join(folder, 'files-01234567.bin'), 'x'.repeat(10_000_000))
  expect(limitOf(folder)).toBe(4_000_000_000)
})

describe('values of another thread', () => {
  it.each([null, new SharedArrayBuffer(4)])('are found after it has written them', async (writes) => {
    const [one, other] = [openStore(folder, writes), openStore(folder, writes)]
    for (let round = 0; round < 3; round++) {
      expect(other.get(key(`${round}`))).toBeUndefined()
      one.put(key(`${round}`), { round })
      await one.flush()
      expect(other.get(key(`${round}`))).toEqual({ round })
      other.put(key('answer', `${round}`), [round])
      await other.flush()
      expect(one.get(key('answer', `${round}`))).toEqual([round])
    }
    await Promise.all([one.close(), other.close()])
  })

  it('replace older ones, whichever was opened first', async () => {
    const other = openStore(folder)
    for (const [place, value] of [
      [store, 1],
      [other, 2],
      [store, 3],
    ] as const) {
      place.put(key('record'), value)
      await place.flush()
    }
    await other.close()
    await reopen()
    expect(store.get(key('record'))).toBe(3)
  })
})

it('large and empty values are kept beside small ones', async () => {
  const large = 'x'.repeat(700_000)
  store.put(key('before'), 'small')
  store.put(key('large'), large)
  store.putBytes(key('empty'), Buffer.alloc(0))
  store.put(key('after'), 'é')
  const check = () => {
    expect(store.get(key('before'))).toBe('small')
    expect(store.get(key('large'))).toBe(large)
    expect(store.bytesOf(key('empty'))?.length).toBe(0)
    expect(store.get(key('after'))).toBe('é')
  }
  check()
  await store.flush()
  check()
  await reopen()
  check()
})

/** The values of the only segment. */
function valuesFile(): string {
  const generation = join(folder, readdirSync(folder)[0] as string)
  return join(generation, readdirSync(generation).find((name) => name.endsWith('.values')) as string)
}
