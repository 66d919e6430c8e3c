// Worker threads that take batches of jobs as they become free.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface PoolOptions {
  readonly workerFile: string
  readonly workerData: unknown
  /** Number of threads; default: one per core. */
  readonly threads?: number
}

/** The message that a thread sends back: the results of the batch with this number. */
export interface Answer {
  readonly id: number
  readonly results: readonly unknown[]
}

interface RunOptions<Job, Result> {
  /** Jobs in a message. */
  readonly batchSize: number
  /** Does a job in this thread, which takes a share between its other work. */
  readonly here?: (job: Job) => Result | Promise<Result>
  /** Called with the number of jobs that were done since the last call. */
  readonly onDone?: (count: number) => void
}

/** Jobs that this thread does before it looks at messages again. */
const hereSize = 8

export interface Pool {
  /** Runs jobs of one kind; results in the order of the jobs. */
  readonly run: <Job, Result>(
    kind: string,
    jobs: readonly Job[],
    options: RunOptions<Job, Result>,
  ) => Promise<Result[]>
  /** Sends the same job to every thread. */
  readonly all: (kind: string, job: unknown) => Promise<void>
  readonly close: () => Promise<void>
}

export function createPool({ workerFile, workerData, threads = availableParallelism() }: PoolOptions): Pool {
  let closed = false
  const workers = Array.from({ length: threads }, () => new Worker(workerFile, { workerData }))
  return {
    async run<Job, Result>(
      kind: string,
      jobs: readonly Job[],
      { batchSize, here, onDone = () => {} }: RunOptions<Job, Result>,
    ) {
      const results = new Array<Result>(jobs.length)
      let next = 0
      const serve = async (worker: Worker) => {
        while (next < jobs.length) {
          const from = next
          next += Math.min(batchSize, fairShare(jobs.length - from, workers.length))
          const answers = await ask<Result>(worker, { kind, jobs: jobs.slice(from, next) })
          for (const [index, answer] of answers.entries()) results[from + index] = answer
          onDone(answers.length)
        }
      }
      const help = async (act: NonNullable<typeof here>) => {
        while (next < jobs.length && !closed) {
          const from = next
          next += hereSize
          for (let at = from; at < Math.min(from + hereSize, jobs.length) && !closed; at++) {
            results[at] = await act(jobs[at] as Job)
            onDone(1)
          }
          await new Promise(setImmediate)
        }
      }
      // Each thread has its next batch before it answers the last one: it continues while this thread is
      // busy.
      await Promise.all([...[...workers, ...workers].map(serve), ...(here ? [help(here)] : [])])
      return results
    },
    async all(kind, job) {
      await Promise.all(workers.map((worker) => ask(worker, { kind, jobs: [job] })))
    },
    async close() {
      closed = true
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

/** Smaller at the end, so that no thread waits long for the last batches of another: each has two of them. */
const fairShare = (left: number, threads: number): number => Math.ceil(left / (4 * (threads + 1)))

let asked = 0

/** Sends one batch and waits for its answer. A thread that ends first is an error. */
function ask<Result>(worker: Worker, message: object): Promise<Result[]> {
  const id = ++asked
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      finish()
    }
    const onMessage = (answer: Answer) => {
      if (answer.id === id) settle(() => resolve(answer.results as Result[]))
    }
    const onError = (error: unknown) =>
      settle(() =>
        reject(new Error('A worker thread failed.', { cause: error ?? new Error('It threw null.') })),
      )
    const onExit = (code: number) =>
      settle(() => reject(new Error(`A worker thread ended with code ${code} before its work was done.`)))
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    try {
      worker.postMessage({ ...message, id })
    } catch (error) {
      settle(() => reject(error))
    }
  })
}
