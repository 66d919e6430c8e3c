// Jobs that may wait for each other: a plugin of Markdown can wait until it has seen another file, since all
// files are in flight at once in Docusaurus.

interface InFlight<Job, Result> {
  readonly run: (job: Job) => Result | Promise<Result>
  /** The result of a job that nothing settles. */
  readonly stuck: (job: Job) => Result
  /** Seconds without any result after which those that wait are stuck. */
  readonly limit: number
  /** Called when no job ends for a while: lets jobs begin that wait for an equal one. */
  readonly release?: () => void
  readonly onDone?: (count: number) => void
}

/** Jobs in flight while others end: they need memory. */
const usual = 8
/** Milliseconds without a result after which more jobs begin. */
const patience = 50
/** Seconds without a result after which jobs that wait for an equal one begin. */
const stillness = 1

/** Results in the order of the jobs. The next job begins while others wait. */
export async function inFlight<Job, Result>(
  jobs: readonly Job[],
  { run, stuck, limit, release = () => {}, onDone = () => {} }: InFlight<Job, Result>,
): Promise<Result[]> {
  const results = new Array<Result>(jobs.length)
  const waiting = new Map<number, Promise<void>>()
  const finish = (at: number, result: Result) => {
    results[at] = result
    onDone(1)
  }
  let allowed = usual
  for (const [at, job] of jobs.entries()) {
    const result = run(job)
    if (!(result instanceof Promise)) {
      finish(at, result)
      continue
    }
    const settled = result.then((value) => {
      waiting.delete(at)
      finish(at, value)
    })
    // Whoever waits for the first of them gets its error.
    settled.catch(() => {})
    waiting.set(at, settled)
    while (waiting.size >= allowed) if (!(await firstWithin(patience, waiting))) allowed *= 2
  }
  const still = Math.min(stillness, limit / 2)
  while (waiting.size > 0) {
    if (await firstWithin(still * 1000, waiting)) continue
    release()
    if (!(await firstWithin((limit - still) * 1000, waiting))) {
      for (const at of waiting.keys()) finish(at, stuck(jobs[at] as Job))
      break
    }
  }
  return results
}

/** Whether one of the jobs ends in this time. */
async function firstWithin(
  milliseconds: number,
  waiting: ReadonlyMap<number, Promise<void>>,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  try {
    return (await Promise.race([late, ...waiting.values()])) !== false
  } finally {
    clearTimeout(timer)
  }
}
