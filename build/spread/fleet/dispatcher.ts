// The coordinator's side of the queue: adds jobs, and waits for their results. Redis may go away and come
// back, and workers may be killed: nothing here depends on a message that could be lost.
import type { Queue } from 'bullmq'
import pLimit from 'p-limit'
import { settledWithin } from '../../io/settledWithin.ts'
import { counted } from '../../model/text/counted.ts'
import { attempts, type FleetJob, type FleetResult, jobName, timing } from './fleetJob.ts'

export interface Dispatcher {
  /** Resolves with null when no worker can do the job: the coordinator does it itself. */
  readonly run: (job: FleetJob) => Promise<FleetResult | null>
  /** The workers that did something, with their number of jobs and their seconds of work. */
  readonly workers: () => ReadonlyMap<string, { readonly jobs: number; readonly seconds: number }>
  readonly close: () => Promise<void>
}

export interface DispatcherOptions {
  readonly queue: Queue<FleetJob, FleetResult>
  /** Seconds without any worker after which the coordinator works alone. */
  readonly patience: number
  /** Prints a line for people. */
  readonly say: (line: string) => void
}

/** Jobs in the queue at a time: enough for many workers, and Redis stays small. */
const mostJobs = 64
/** Milliseconds between two looks at the jobs: less when one of them has just ended, more while none does. */
const soonest = 50
const latest = 1000
/** Milliseconds between two looks at the workers. */
const countEvery = 1000
/** Milliseconds that Redis may take for an answer. Its client waits for ever while it is away. */
const slowest = 5000

interface Waiting {
  readonly job: FleetJob
  /** Whether the queue has it. Until then, what is found there is of an earlier build. */
  isAdded: boolean
  readonly settle: (result: FleetResult | null) => void
}

interface Dispatching extends DispatcherOptions {
  /** By the name of the job. */
  readonly waiting: Map<string, Waiting>
  readonly done: Map<string, { readonly jobs: number; readonly seconds: number }>
  /** Why jobs have failed, as far as it was said. */
  readonly reasons: Set<string>
  isAlone: boolean
  isClosed: boolean
}

export function openDispatcher(options: DispatcherOptions): Dispatcher {
  const limit = pLimit(mostJobs)
  const state: Dispatching = {
    ...{ ...options, waiting: new Map(), done: new Map(), reasons: new Set() },
    ...{ isAlone: false, isClosed: false },
  }
  const { queue } = state
  const loops = [repeat(state, watchJobs(state)), repeat(state, watchWorkers(state))]
  return {
    run: (job) => limit(() => (state.isAlone ? null : dispatch(job, state))),
    workers: () => state.done,
    async close() {
      state.isClosed = true
      await Promise.all(loops)
      await settledWithin(slowest, queue.close()).catch(() => void queue.disconnect().catch(() => {}))
    },
  }
}

/** Resolves also when Redis is away: `giveUp` settles what is waiting. */
function dispatch(job: FleetJob, state: Dispatching): Promise<FleetResult | null> {
  const { queue, waiting } = state
  const id = jobName(job)
  const enqueue = async (): Promise<void> => {
    const before = await queue.getJob(id)
    if (before?.failedReason && before.finishedOn) await before.remove()
    await add(job, queue)
  }
  return new Promise((settle) => {
    const one: Waiting = { job, settle, isAdded: false }
    waiting.set(id, one)
    enqueue().then(
      () => {
        one.isAdded = true
      },
      (error: Error) => {
        if (waiting.delete(id)) refuse(error.message, one, state)
      },
    )
  })
}

/** The coordinator does the job. The reason is said once. */
function refuse(message: string, { settle }: Waiting, { reasons, say }: Dispatching): void {
  const reason = message.replace(/\.$/, '')
  if (!reasons.has(reason)) say(`No worker could do a job: ${reason}. The coordinator does it.`)
  reasons.add(reason)
  settle(null)
}

/** Does nothing for a job that the queue has already. */
const add = (job: FleetJob, queue: DispatcherOptions['queue']): Promise<unknown> =>
  queue.add(job.kind, job, {
    jobId: jobName(job),
    attempts,
    backoff: { type: 'fixed', delay: timing.backoff },
    removeOnComplete: { age: timing.keep },
    removeOnFail: { age: timing.keep },
  })

async function look(id: string, one: Waiting, state: Dispatching): Promise<void> {
  const { queue, waiting, done } = state
  if (!one.isAdded) return
  const found = await queue.getJob(id)
  // Redis was started again without its last data.
  if (!found) return void (await add(one.job, queue))
  if (!found.finishedOn || !waiting.delete(id)) return
  const result = found.returnvalue as FleetResult | null
  if (found.failedReason || !result) return refuse(found.failedReason ?? 'it gave no result', one, state)
  const { worker, took } = result
  const known = done.get(worker) ?? { jobs: 0, seconds: 0 }
  done.set(worker, { jobs: known.jobs + 1, seconds: known.seconds + took / 1000 })
  one.settle(result)
}

/** From now on, everything is done here. */
function giveUp(state: Dispatching): void {
  const { queue, waiting } = state
  state.isAlone = true
  for (const [id, { settle }] of waiting) {
    waiting.delete(id)
    queue.remove(id).catch(() => {})
    settle(null)
  }
}

/**
 * Calls it again and again, never twice at a time. It returns the milliseconds to wait before the next call.
 * After an error, Redis is away: the next call may succeed.
 */
async function repeat(state: { readonly isClosed: boolean }, act: () => Promise<number>): Promise<void> {
  while (!state.isClosed) {
    const pause = await settledWithin(2 * slowest, act()).catch(() => countEvery)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function watchJobs(state: Dispatching): () => Promise<number> {
  const { waiting } = state
  let pause = soonest
  return async () => {
    const before = waiting.size
    await Promise.all([...waiting].map(([id, one]) => look(id, one, state)))
    pause = waiting.size < before ? soonest : Math.min(pause * 1.5, latest)
    return pause
  }
}

/** Says how many workers there are when that changes, and gives up when there is none for too long. */
function watchWorkers(state: Dispatching): () => Promise<number> {
  const { queue, patience, say } = state
  /** Null: Redis does not answer. */
  let count: number | null = -1
  let since = Date.now()
  return async () => {
    if (state.isAlone) return countEvery
    const now = await settledWithin(slowest, queue.getWorkersCount()).catch(() => null)
    if (now !== null && now > 0) since = Date.now()
    if (now !== count) say(presence(now))
    count = now
    if (now || Date.now() - since < patience * 1000) return countEvery
    const why = now === null ? 'Redis has not answered for' : 'No worker connected within'
    say(`${why} ${patience} seconds. The build continues without workers.`)
    giveUp(state)
    return countEvery
  }
}

function presence(workers: number | null): string {
  if (workers === null) return 'Redis does not answer. Waiting for it …'
  return workers === 0 ? 'Waiting for workers …' : `Connected: ${counted(workers, 'worker')}.`
}
