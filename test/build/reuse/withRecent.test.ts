// Bodies that were just parsed are read from memory, once, and within a limit.
import { expect, test } from 'vitest'
import { pageBodyKey, pageFactsKey, pageSectionsKey, type StoreKey } from '../../../build/reuse/keys.ts'
import type { Store } from '../../../build/reuse/store.ts'
import { withRecent } from '../../../build/reuse/withRecent.ts'

/** A store of JSON that counts how often it is read. */
function jsonStore() {
  const values = new Map<string, string>()
  const reads: string[] = []
  const store = {
    get<T>(key: StoreKey<T>) {
      reads.push(key)
      const json = values.get(key)
      return json === undefined ? undefined : (JSON.parse(json) as T)
    },
    put: (key: string, value: unknown) => void values.set(key, JSON.stringify(value)),
  }
  return { store: store as unknown as Store, reads, values }
}

test('a body is read from memory once, and from the store afterwards', () => {
  const { store, reads } = jsonStore()
  const recent = withRecent(store)
  const body = ['<p>', 0, '</p>']
  recent.put(pageBodyKey('a'), body)
  expect(recent.get(pageBodyKey('a'))).toBe(body)
  expect(reads).toEqual([])
  expect(recent.get(pageBodyKey('a'))).toEqual(body)
  expect(reads).toEqual([pageBodyKey('a')])
})

test('everything is put into the store, and no more is kept than there is room for', () => {
  const { store, reads, values } = jsonStore()
  const recent = withRecent(store, 20)
  recent.put(pageBodyKey('a'), ['x'.repeat(12)])
  recent.put(pageSectionsKey('a'), [['begin', 'words']])
  recent.put(pageFactsKey('a'), { bodyKey: 'a' } as never)
  expect(values.size).toBe(3)
  recent.get(pageSectionsKey('a'))
  recent.get(pageFactsKey('a'))
  expect(reads).toEqual([pageSectionsKey('a'), pageFactsKey('a')])
  recent.get(pageBodyKey('a'))
  recent.put(pageSectionsKey('b'), [['begin', 'words']])
  recent.get(pageSectionsKey('b'))
  expect(reads).toHaveLength(2)
})
