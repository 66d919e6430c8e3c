// A worker thread: answers batches of jobs. Errors of our own code end the thread; the pool reports them.
import { parentPort, workerData } from 'node:worker_threads'
import { configLoader } from '../config/configLoader.ts'
import { ignoreLateImports } from '../io/process.ts'
import type { IndexJob } from '../outputs/search/searchBlocks.ts'
import { openLinkTargets } from '../read/unified/linkTargets.ts'
import type { PageJob } from '../render/pageJob.ts'
import type { RenderContext } from '../render/renderRoute.ts'
import type { ParseJob } from '../reuse/parseJob.ts'
import { inFlight } from './inFlight.ts'
import type { Answer } from './pool.ts'
import { createWork, type WorkOptions } from './work.ts'
import type { RenderJob } from './writePage.ts'

export type Batch =
  | { readonly kind: 'parse' | 'facts'; readonly jobs: readonly ParseJob[] }
  | { readonly kind: 'page'; readonly jobs: readonly PageJob[] }
  | { readonly kind: 'render'; readonly jobs: readonly RenderJob[] }
  | { readonly kind: 'index'; readonly jobs: readonly IndexJob[] }
  | { readonly kind: 'prepare'; readonly jobs: readonly RenderContext[] }
  | { readonly kind: 'finish'; readonly jobs: readonly null[] }

const { options } = workerData as { readonly options: WorkOptions }
const work = createWork(options, { loadConfig: configLoader(options.configSource), openLinkTargets })

ignoreLateImports()

parentPort?.on('message', async (batch: Batch & { readonly id: number }) => {
  const results = await answer(batch)
  // Lets the store write between two messages. Otherwise its values wait in memory, and its lock stops other
  // threads.
  await new Promise(setImmediate)
  parentPort?.postMessage({ id: batch.id, results } satisfies Answer)
})

/** The main thread then reads these files with all others. */
const stuckSeconds = 5
const { release } = work
const stuck = (job: ParseJob) => work.stuck(job, stuckSeconds)

async function answer(batch: Batch): Promise<unknown[]> {
  switch (batch.kind) {
    case 'parse':
    case 'facts':
      return inFlight(batch.jobs, { run: work[batch.kind], stuck, limit: stuckSeconds, release })
    case 'page':
      return inOrder(batch.jobs, work.page)
    case 'render':
      return inOrder(batch.jobs, work.render)
    case 'index':
      return batch.jobs.map(work.index)
    case 'prepare':
      for (const context of batch.jobs) await work.prepare(context)
      return []
    case 'finish':
      await work.finish()
      return []
  }
}

/** One after the other. Results that are there at once are not waited for. */
async function inOrder<Job, Result>(
  jobs: readonly Job[],
  run: (job: Job) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const job of jobs) {
    const result = run(job)
    results.push(result instanceof Promise ? await result : result)
  }
  return results
}
