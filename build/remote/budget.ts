// The time that a build may wait for the server in all.
import { RemoteError } from './blobs.ts'

export interface Budget {
  /** Aborted when the time is used up. */
  readonly signal: AbortSignal
  /** Counts the time until the work is done. Work at the same time counts once. */
  readonly spend: <T>(work: () => Promise<T>) => Promise<T>
}

export function openBudget(seconds: number): Budget {
  const controller = new AbortController()
  let left = seconds * 1000
  let active = 0
  let began = 0
  let timer: NodeJS.Timeout | undefined
  const end = () => controller.abort(new RemoteError(`took more than ${seconds} s in all`))
  return {
    signal: controller.signal,
    async spend(work) {
      if (active++ === 0) {
        began = performance.now()
        timer = setTimeout(end, left)
      }
      try {
        return await work()
      } finally {
        if (--active === 0) {
          clearTimeout(timer)
          left -= performance.now() - began
        }
      }
    },
  }
}
