// Values in the browser's storage under the site's key suffix, as Docusaurus names them.
import { useCallback, useSyncExternalStore } from 'react'
import { useSite } from '../context/site.tsx'
import { storageSuffixName } from './storageSuffix.ts'

export type StorageType = 'localStorage' | 'sessionStorage' | 'none'

export interface StorageSlot {
  readonly get: () => string | null
  readonly set: (value: string) => void
  readonly del: () => void
  /** Calls the function when this page or another tab changes the value. */
  readonly listen: (onChange: (event: StorageEvent) => void) => () => void
}

export interface StorageOptions {
  readonly persistence?: StorageType
}

const none: StorageSlot = { get: () => null, set: () => {}, del: () => {}, listen: () => () => {} }

/**
 * A value of the browser's storage; nothing on the server. `key` is stored as given, with the suffix that the
 * site's pages have.
 */
export function createStorageSlot(
  key: string,
  { persistence = 'localStorage' }: StorageOptions = {},
): StorageSlot {
  if (typeof window === 'undefined' || persistence === 'none') return none
  const name = key + suffix()
  const attempt = <Value>(act: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return act(window[persistence])
    } catch {
      return otherwise
    }
  }
  const change = (newValue: string | null) =>
    attempt((storage) => {
      const oldValue = storage.getItem(name)
      if (newValue === null) storage.removeItem(name)
      else storage.setItem(name, newValue)
      // Browsers send this event only to other tabs.
      window.dispatchEvent(
        new StorageEvent('storage', { key: name, oldValue, newValue, storageArea: storage }),
      )
    }, undefined)
  return {
    get: () => attempt((storage) => storage.getItem(name), null),
    set: change,
    del: () => change(null),
    listen(onChange) {
      const heard = (event: StorageEvent) => event.key === name && onChange(event)
      window.addEventListener('storage', heard)
      return () => window.removeEventListener('storage', heard)
    },
  }
}

/** The stored value as state, null on the server; and its slot. */
export function useStorageSlot(key: string | null, options?: StorageOptions): [string | null, StorageSlot] {
  useSite()
  const persistence = options?.persistence ?? 'localStorage'
  const subscribe = useCallback(
    (changed: () => void) =>
      key === null ? () => {} : createStorageSlot(key, { persistence }).listen(changed),
    [key, persistence],
  )
  const slot = key === null ? none : createStorageSlot(key, { persistence })
  const value = useSyncExternalStore(subscribe, slot.get, () => null)
  return [value, slot]
}

export function listStorageKeys(type: StorageType = 'localStorage'): string[] {
  if (typeof window === 'undefined' || type === 'none') return []
  try {
    return Object.keys(window[type])
  } catch {
    return []
  }
}

/** Appended to every key of the site. */
const suffix = (): string =>
  (window as unknown as Partial<Record<typeof storageSuffixName, string>>)[storageSuffixName] ?? ''
