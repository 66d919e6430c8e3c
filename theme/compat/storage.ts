// Values in the browser's storage under the site's key suffix, as Docusaurus names them.
import { useCallback, useSyncExternalStore } from 'react'
import { useSite } from '../context/site.tsx'
import { type SiteStorage, siteStorageName } from './siteStorage.ts'

export type StorageType = 'localStorage' | 'sessionStorage' | 'none'

export interface StorageSlot {
  readonly get: () => string | null
  readonly set: (value: string) => void
  readonly del: () => void
  /** Calls the function when this page or another tab changes the value. */
  readonly listen: (onChange: (event: StorageEvent) => void) => () => void
}

export interface StorageOptions {
  /** Default: `storage.type` of the configuration. */
  readonly persistence?: StorageType
}

const none: StorageSlot = { get: () => null, set: () => {}, del: () => {}, listen: () => () => {} }

/**
 * A value of the browser's storage; nothing on the server. `key` is stored as given, with the suffix that the
 * site's pages have.
 */
export function createStorageSlot(key: string, { persistence }: StorageOptions = {}): StorageSlot {
  if (typeof window === 'undefined' || persistence === 'none') return none
  const [type, suffix] = siteStorage()
  const name = key + suffix
  const attempt = <Value>(act: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return act(window[persistence ?? type])
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
  const persistence = options?.persistence
  const slotOf = useCallback(
    () => (key === null ? none : createStorageSlot(key, persistence === undefined ? {} : { persistence })),
    [key, persistence],
  )
  const subscribe = useCallback((changed: () => void) => slotOf().listen(changed), [slotOf])
  const slot = slotOf()
  const value = useSyncExternalStore(subscribe, slot.get, () => null)
  return [value, slot]
}

export function listStorageKeys(type?: StorageType): string[] {
  if (typeof window === 'undefined' || type === 'none') return []
  try {
    return Object.keys(window[type ?? siteStorage()[0]])
  } catch {
    return []
  }
}

const siteStorage = (): SiteStorage =>
  (window as unknown as Partial<Record<typeof siteStorageName, SiteStorage>>)[siteStorageName] ?? [
    'localStorage',
    '',
  ]
