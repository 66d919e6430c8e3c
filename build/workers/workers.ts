// The workers of a run: they do jobs in this thread or, when there are enough of them, on threads that are
// then kept.
import { join } from 'node:path'
import { pageLimit } from '../io/limits.ts'
import type { Config } from '../model/project.ts'
import type { BlockSummary } from '../model/searchBlocks.ts'
import type { IndexJob } from '../outputs/search/searchBlocks.ts'
import type { ParseResult } from '../read/parseFile.ts'
import type { ContentJob, ContentResult } from '../render/pageJob.ts'
import type { RenderContext } from '../render/renderRoute.ts'
import type { ParseJob } from '../reuse/parseJob.ts'
import type { Store } from '../reuse/store.ts'
import { createGuardedThread } from './guardedThread.ts'
import { createInlineWork } from './inlineWork.ts'
import { createThreads, type Threads } from './threads.ts'
import type { RenderResult, Work, WorkOptions } from './work.ts'
import type { RenderJob } from './writePage.ts'

export interface Workers {
  readonly parse: (jobs: readonly ParseJob[]) => Promise<readonly ParseResult[]>
  /** Leaves what blocks of pages add to the search in the store. */
  readonly index: (jobs: readonly IndexJob[]) => Promise<readonly BlockSummary[]>
  /** Sets what all routes of a build share, before `render`, `content` and `inline`. */
  readonly prepare: (context: RenderContext) => void
  readonly render: (jobs: readonly RenderJob[]) => Promise<readonly RenderResult[]>
  /** Renders a page with code for the first time, in a thread that can be ended. */
  readonly content: (job: ContentJob) => Promise<ContentResult>
  /** The work of this thread, theme loaded. */
  readonly inline: () => Promise<Work>
  readonly flush: () => Promise<void>
  /** Ends the threads at once: nothing is written after it. */
  readonly stop: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface WorkersOptions {
  readonly workOptions: WorkOptions
  readonly store: Store
  /** The configuration with its functions. */
  readonly loadConfig: () => Promise<Config>
  /** Threads in all, this one included. */
  readonly threads: number
  /** Folder with worker.js and contentWorker.js. */
  readonly engineFolder: string
  /** Called with the number of files that were parsed or pages that were rendered since the last call. */
  readonly onDone: (count: number) => void
}

export function openWorkers(options: WorkersOptions): Workers {
  const { workOptions, store, threads, engineFolder, onDone } = options
  const inline = createInlineWork({ ...options.workOptions, store, loadConfig: options.loadConfig })
  const pool = createThreads({
    workerFile: join(engineFolder, 'worker.js'),
    workOptions,
    count: threads,
    onDone,
  })
  const guarded = createGuardedThread(join(engineFolder, 'contentWorker.js'), pageLimit())
  let context: RenderContext | null = null
  let guardedContext: RenderContext | null = null
  const here = inlineRendering(onDone)
  const stop = async () => {
    await Promise.all([pool.stop(), guarded.close(), here.stop()])
  }
  return {
    parse: (jobs) => parse(jobs, { inline: inline.work, pool, store, onDone }),
    async index(jobs) {
      const summaries = (await pool.index(jobs)) ?? jobs.map((await inline.work()).index)
      await Promise.all([pool.finish(), store.flush()])
      return summaries
    },
    prepare(next) {
      context = next
    },
    async content(job) {
      if (!context) throw new Error('Rendering was asked for before prepare.')
      if (guardedContext !== context) guarded.setUp({ context })
      guardedContext = context
      return guarded.ask<ContentResult>({ job })
    },
    inline: () => inline.prepared(context),
    async render(jobs) {
      if (jobs.length === 0) return []
      if (pool.pays(jobs.length)) {
        const [work] = await Promise.all([inline.prepared(context), pool.prepare(context)])
        return pool.render(jobs, work.render)
      }
      return here.render(jobs, inline.prepared(context))
    },
    async flush() {
      await store.flush()
      await pool.finish()
    },
    stop,
    async close() {
      await stop()
      await store.flush()
      await store.close()
    },
  }
}

/** Pages are rendered one after the other; `stop` waits for the one that is being written. */
function inlineRendering(onDone: (count: number) => void) {
  let isStopped = false
  let rendering: Promise<unknown> = Promise.resolve()
  const renderAll = async (jobs: readonly RenderJob[], prepared: Promise<Work>) => {
    const { render } = await prepared
    const results: RenderResult[] = []
    for (const job of jobs) {
      if (isStopped) throw new Error('The build was stopped.')
      results.push(await render(job))
      onDone(1)
    }
    return results
  }
  return {
    render(jobs: readonly RenderJob[], prepared: Promise<Work>): Promise<readonly RenderResult[]> {
      const results = renderAll(jobs, prepared)
      rendering = results
      return results
    },
    async stop(): Promise<void> {
      isStopped = true
      await rendering.catch(() => {})
    },
  }
}

interface ParseParts {
  readonly inline: () => Promise<Work>
  readonly pool: Threads
  readonly store: Store
  readonly onDone: (count: number) => void
}

/** Whichever thread renders a page reads what was parsed from the store, so it must be there at the end. */
async function parse(
  jobs: readonly ParseJob[],
  { inline, pool, store, onDone }: ParseParts,
): Promise<readonly ParseResult[]> {
  // The parser and its languages are half of the engine's code: a build that parses nothing does not load
  // them.
  if (jobs.length === 0) {
    await store.flush()
    return []
  }
  if (pool.pays(jobs.length)) pool.start()
  const here = (await inline()).parse
  if (!pool.pays(jobs.length)) {
    const results: ParseResult[] = []
    for (const job of jobs) {
      const result = here(job)
      results.push(result instanceof Promise ? await result : result)
      onDone(1)
    }
    await store.flush()
    return results
  }
  const results = await pool.parse(jobs, here)
  await Promise.all([pool.finish(), store.flush()])
  return results
}
