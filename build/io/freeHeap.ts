// Collects the garbage of this process, before something that needs much memory.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Smaller heaps are not worth a collection: in megabytes. */
const largeHeap = 200

/**
 * Plugins can leave hundreds of megabytes of garbage, such as the syntax trees of a whole program. V8 would
 * let the heap grow to several times of that before it looks.
 */
export function freeHeap(least = largeHeap): void {
  if (process.memoryUsage().heapUsed < least * 1024 * 1024) return
  // The function exists in contexts that are made while the flag is on. Compiled code is kept for the flags.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  collect()
}
