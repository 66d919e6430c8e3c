// Browser storage with the site's suffix. If storage is unavailable, Troodon warns once and works without it.

export interface Storage_ {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
  /** The stored key with its suffix. Storage events of other tabs contain it. */
  readonly keyOf: (key: string) => string
}

/** Keys that older versions stored without a suffix. */
const migratedKeys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
]

export function openStorage(
  suffix: string,
  open: () => Storage,
  warn: (message: string) => void = console.warn,
): Storage_ {
  const storage = tryOpen(open, warn)
  const keyOf = (key: string) => key + suffix
  if (storage && suffix !== '') for (const key of migratedKeys) migrate(key, keyOf(key), storage)
  const attempt = <T>(act: (opened: Storage) => T, otherwise: T): T => {
    if (!storage) return otherwise
    try {
      return act(storage)
    } catch (error) {
      console.error('Browser storage failed.', error)
      return otherwise
    }
  }
  return {
    keyOf,
    get: (key) => attempt((opened) => opened.getItem(keyOf(key)), null),
    set: (key, value) =>
      attempt((opened) => {
        const name = keyOf(key)
        const oldValue = opened.getItem(name)
        if (oldValue === value) return
        opened.setItem(name, value)
        // Browsers send this event only to other tabs.
        window.dispatchEvent(
          new StorageEvent('storage', { key: name, oldValue, newValue: value, storageArea: opened }),
        )
      }, undefined),
    remove: (key) => attempt((opened) => opened.removeItem(keyOf(key)), undefined),
  }
}

function tryOpen(open: () => Storage, warn: (message: string) => void): Storage | null {
  try {
    return open()
  } catch {
    warn('Browser storage is not available: choices are not kept (private window, iframe, strict settings?)')
    return null
  }
}

function migrate(plain: string, suffixed: string, storage: Storage): void {
  try {
    const value = storage.getItem(plain)
    if (value === null) return
    console.info(`Moving the stored ${plain} to ${suffixed}.`)
    storage.setItem(suffixed, value)
    storage.removeItem(plain)
  } catch {
    // If the storage is full or locked, the old value remains.
  }
}
