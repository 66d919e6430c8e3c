// The store returns what was stored, in every thread. Damaged values and values in another format are
// missing.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { open } from 'lmdb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type StoreKey, storeKey } from '../../../build/reuse/keys.ts'
import { ageStore, openStore, type Store } from '../../../build/reuse/store.ts'

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
    const file = readdirSync(folder).find((name) => name.endsWith('.mdb')) as string
    const database = open<Buffer, string>({
      path: join(folder, file),
      encoding: 'binary',
      noSubdir: true,
      compression: { threshold: 4096 },
    })
    const bytes = database.getBinary(key('small')) as Buffer
    const damaged = Buffer.from(bytes)
    damaged[20] = (damaged[20] ?? 0) ^ 1
    await database.put(key('small'), damaged)
    await database.put(key('short'), Buffer.from([1, 2]))
    await database.close()
    store = openStore(folder)
    for (const name of ['small', 'short']) {
      expect(store.get(key(name))).toBeUndefined()
      expect(store.has(key(name))).toBe(false)
    }
    store.put(key('small'), 'whole')
    await reopen()
    expect(store.get(key('small'))).toBe('whole')
  })
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
  await store.close()
  const file = readdirSync(folder).find((name) => name.endsWith('.mdb')) as string
  for (const name of ['values.mdb', 'values.mdb-lock', 'values-old.mdb', 'values-1.mdb', 'letter.txt'])
    writeFileSync(join(folder, name), 'from elsewhere')
  ageStore(folder)
  expect(readdirSync(folder).filter((name) => !name.startsWith(file.replace('.mdb', '')))).toEqual([
    'letter.txt',
  ])
  expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('from elsewhere')
  expect(existsSync(join(folder, file))).toBe(true)
  store = openStore(folder)
})
