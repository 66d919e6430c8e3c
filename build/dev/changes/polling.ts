// Looks for changes at intervals, for those that no event reports: a file renamed over another with the same
// time, a second save within the 50 milliseconds in which chokidar reports one, files made in a folder before
// it was watched, events that the system dropped.
export interface Polling {
  /** Looks again soon: most events are lost while a build runs. */
  readonly soon: () => void
}

/** The time between two looks is this many times what a look takes: a large site is looked at less often. */
const restFactor = 100
/** Milliseconds. */
const shortestRest = 1000
const afterBuild = 100

/**
 * Calls `onDifference` after the first look, and whenever `look` gives another answer than before. Never
 * looks twice at once.
 */
export function startPolling(look: () => Promise<string>, onDifference: () => void): Polling {
  let seen: string | null = null
  let isLooking = false
  let timer: NodeJS.Timeout
  const schedule = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(poll, milliseconds)
    // Polling must not keep the process alive; the server does.
    timer.unref()
  }
  const poll = async () => {
    isLooking = true
    const start = performance.now()
    const found = await look()
    const duration = performance.now() - start
    isLooking = false
    const isDifferent = found !== seen
    seen = found
    schedule(Math.max(shortestRest, restFactor * duration))
    if (isDifferent) onDifference()
  }
  schedule(0)
  return {
    soon() {
      if (!isLooking) schedule(afterBuild)
    },
  }
}
