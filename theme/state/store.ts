// A value that components read with useSyncExternalStore. The server reads its initial value.
import { useSyncExternalStore } from 'react'

export interface Store<T> {
  readonly get: () => T
  readonly set: (value: T) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly serverValue: T
}

export function createStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>()
  let current = first
  return {
    serverValue: first,
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, () => store.serverValue)
