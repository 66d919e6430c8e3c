// Looks for changes at intervals, for those that no event reports: a file renamed over another with the same
// time, a second save within the 50 milliseconds in which chokidar reports one, files made in a folder before
// it was watched, events that the system dropped.
import type { Snapshot } from './snapshot.ts'

export interface Polling {
  /** Checks again soon: most events are lost while a build runs. */
  readonly soon: () => void
}

/**
 * The time between two looks is this many times the processor time of a look: a large site is looked at less
 * often, and a busy machine as often as another.
 */
const restFactor = 100
/** Milliseconds. */
const shortestRest = 1000
const afterBuild = 100
/** After this time, an edit was reported and built, unless its event was lost. */
const untilBuilt = 800

/**
 * Calls `onDifference` when the first look finds something newer than the last build, when two looks find the
 * same files in another state than the build, and when other files change. Never looks twice at once.
 */
export function startPolling(look: () => Promise<Snapshot>, onDifference: () => void): Polling {
  let seen: Snapshot | null = null
  let reported = ''
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
    const start = workTime()
    const found = await look()
    const duration = workTime() - start
    isLooking = false
    const isNew = seen ? found.others !== seen.others : found.hasNewer
    const mayBeLost = found.changed !== '' && found.changed !== reported
    const isLost = mayBeLost && found.changed === seen?.changed
    seen = found
    if (isLost) reported = found.changed
    schedule(mayBeLost && !isLost ? untilBuilt : Math.max(shortestRest, restFactor * duration))
    if (isNew || isLost) onDifference()
  }
  schedule(0)
  return {
    soon() {
      if (!isLooking) schedule(afterBuild)
    },
  }
}

/** Processor time of the process in milliseconds. */
function workTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
