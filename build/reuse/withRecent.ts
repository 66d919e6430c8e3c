// What a thread has parsed and is likely to need once more: it renders and indexes many of the pages that it
// has parsed. Reading a body from the store means to read, check, decode and parse it.
import type { Body, BodyPart, SectionText } from '../model/page.ts'
import type { StoreKey } from './keys.ts'
import type { Store } from './store.ts'

/** Characters of text that are kept. */
const limit = 16 * 2 ** 20

/**
 * The same store. The first bodies and sections that are put are kept in memory until they are read once, or
 * until there is no room.
 */
export function withRecent(store: Store, most = limit): Store {
  const kept = new Map<string, { readonly value: unknown; readonly size: number }>()
  let room = most
  return {
    ...store,
    get<T>(key: StoreKey<T>, along?: () => readonly StoreKey<unknown>[]) {
      const recent = kept.get(key)
      if (!recent) return store.get(key, along)
      kept.delete(key)
      room += recent.size
      return recent.value as T
    },
    put<T>(key: StoreKey<T>, value: NoInfer<T>) {
      store.put(key, value)
      if (!/^page(?:Body|Sections)\//.test(key) || kept.has(key)) return
      const size = sizeOf(value as Body | readonly SectionText[])
      if (size > room) return
      kept.set(key, { value, size })
      room -= size
    },
  }
}

function sizeOf(parts: readonly (BodyPart | SectionText)[]): number {
  let size = 0
  for (const part of parts)
    if (typeof part === 'string') size += part.length
    else if (Array.isArray(part)) size += part[0].length + part[1].length
  return size
}
