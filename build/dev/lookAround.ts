// Looks for changes that no event told: a file renamed over another with the same time, a second save within the 50 milliseconds in
// which chokidar tells of one, what was made in a folder before it was followed, events that the system dropped.
export interface LookAround {
  /** Looks again soon: after a build, when most of what gets lost gets lost. */
  readonly soon: () => void
}

/** Time between looks is this many times what a look takes: a large site is looked at less often. */
const rest = 100
const shortest = 1000

/** Calls `onDifference` after the first look, and whenever `look` gives another answer than the time before; never looks twice at once. */
export function lookAround(look: () => Promise<string>, onDifference: () => void): LookAround {
  let seen: string | null = null
  let looking = false
  let timer: NodeJS.Timeout
  const plan = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(again, milliseconds)
    // The server keeps the process alive, not this.
    timer.unref()
  }
  const again = async () => {
    looking = true
    const start = performance.now()
    const found = await look()
    const took = performance.now() - start
    looking = false
    const other = found !== seen
    seen = found
    plan(Math.max(shortest, rest * took))
    if (other) onDifference()
  }
  plan(0)
  return {
    soon() {
      if (!looking) plan(100)
    },
  }
}
