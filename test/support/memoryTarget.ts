// A target in memory that can be killed: after a number of changes, the process that uses it makes no more.
import type { State, StateName, Target } from '../../build/publish/target/target.ts'

interface StoredObject {
  readonly bytes: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/** The stored objects, shared by all users of the target. */
export interface Store {
  readonly objects: Map<string, StoredObject>
  readonly states: Map<StateName, State>
  /** Requests by name. */
  readonly requests: Map<string, number>
  versions: number
}

export const newStore = (): Store => ({
  objects: new Map(),
  states: new Map(),
  requests: new Map(),
  versions: 0,
})

export class Killed extends Error {}

export interface MemoryOptions {
  /** Changes before the process is killed. */
  readonly changes?: number
  /** Called after each change of objects. */
  readonly onChange?: () => void
  /** False: a store that ignores conditions. `new`: it only refuses to make what is there. */
  readonly enforces?: boolean | 'new'
}

export function memoryTarget(store: Store, options: MemoryOptions = {}): Target {
  const { changes = Number.POSITIVE_INFINITY, onChange = () => {}, enforces = true } = options
  let left = changes
  const alive = () => {
    if (left <= 0) throw new Killed()
  }
  const change = async (name: string, act: () => void) => {
    store.requests.set(name, (store.requests.get(name) ?? 0) + 1)
    await Promise.resolve()
    alive()
    left--
    act()
    onChange()
  }
  const readState = async (name: StateName): Promise<State | null> => {
    alive()
    return store.states.get(name) ?? null
  }
  return {
    name: 'memory',
    keepsHeaders: true,
    put: (key, content, headers) =>
      change('put', () => {
        if (!(content instanceof Uint8Array)) throw new Error('Memory is for small files.')
        store.objects.set(key, { bytes: content, headers })
      }),
    copy: (from, to, headers) =>
      change('copy', () => {
        const found = store.objects.get(from)
        if (!found) throw new Error(`${from} is not there.`)
        store.objects.set(to, { bytes: found.bytes, headers })
      }),
    has: async (key) => {
      alive()
      return store.objects.has(key)
    },
    read: async (key) => {
      alive()
      return store.objects.get(key)?.bytes ?? null
    },
    remove: (keys) =>
      change('remove', () => {
        for (const key of keys) store.objects.delete(key)
      }),
    inTheWay: async (paths, isOwn) => paths.filter((path) => !isOwn(path) && store.objects.has(path)),
    readState,
    async writeState(name, text, version) {
      alive()
      left--
      const isIgnored = enforces === false || (enforces === 'new' && version !== null)
      if (!isIgnored && (store.states.get(name)?.version ?? null) !== version) return null
      const next = String(++store.versions)
      store.states.set(name, { text, version: next, age: 0 })
      return next
    },
    explain: (error) => error,
    close: () => {},
  }
}
