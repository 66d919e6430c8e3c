// A store that remembers which values of some kinds were read or written: the work of a shard that no other
// stage could name.
import type { StoreKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'

export interface RecordingStore {
  readonly store: Store
  readonly used: ReadonlySet<StoreKey<unknown>>
}

/** Facts about images, rendered pages with code, fonts, and the history of files. */
const carried = /^(?:image|renderedPage|fontProblem|commits)[./#]/

export function recordingStore(store: Store): RecordingStore {
  const used = new Set<StoreKey<unknown>>()
  const note = (key: StoreKey<unknown>) => {
    if (carried.test(key)) used.add(key)
  }
  return {
    used,
    store: {
      ...store,
      get(key, along) {
        note(key)
        return store.get(key, along)
      },
      put(key, value) {
        note(key)
        store.put(key, value)
      },
    },
  }
}
