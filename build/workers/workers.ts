// The workers of a run: they do jobs in this thread or, when there are enough of them, on threads that are
// then kept.
import { join } from 'node:path'
import { LeftOutCode, wasAskedFor } from '../io/leftOutCode.ts'
import { pageLimit } from '../io/limits.ts'
import type { BlockSummary } from '../model/searchBlocks.ts'
import type { IndexJob } from '../outputs/search/searchBlocks.ts'
import type { ParseResult } from '../read/parseFile.ts'
import type { ContentJob, ContentResult, PageJob } from '../render/pageJob.ts'
import type { RenderContext } from '../render/renderRoute.ts'
import type { ParseJob } from '../reuse/parseJob.ts'
import type { Store } from '../reuse/store.ts'
import { unsliced } from '../shared/unsliced.ts'
import { createGuardedThread } from './guardedThread.ts'
import { inFlight } from './inFlight.ts'
import { createInlineWork } from './inlineWork.ts'
import { threadFile } from './threadData.ts'
import { createThreads, type Threads } from './threads.ts'
import type { PageText, SiteFunctions, Work, WorkOptions } from './work.ts'
import type { RenderJob, RenderResult } from './writePage.ts'

export interface Workers {
  readonly parse: (jobs: readonly ParseJob[]) => Promise<readonly ParseResult[]>
  /** The facts of files without storing anything, for a build that needs only some of the pages. */
  readonly facts: (jobs: readonly ParseJob[]) => Promise<readonly ParseResult[]>
  /** Leaves what blocks of pages add to the search in the store. */
  readonly index: (jobs: readonly IndexJob[]) => Promise<readonly BlockSummary[]>
  /** Sets what all routes of a build share, before `render`, `content` and `inline`. */
  readonly prepare: (context: RenderContext) => void
  readonly render: (jobs: readonly RenderJob[]) => Promise<readonly RenderResult[]>
  /** Renders pages without writing them. */
  readonly pages: (jobs: readonly PageJob[]) => Promise<readonly PageText[]>
  /** Renders a page with code for the first time, in a thread that can be ended. */
  readonly content: (job: ContentJob) => Promise<ContentResult>
  /** Ends the thread of `content` until it is called again. */
  readonly endContent: () => Promise<void>
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
  readonly functions: SiteFunctions
  /** Threads in all, this one included. */
  readonly threads: number
  /** Whether this one takes no share of what the others can do. */
  readonly onlyThreads: boolean
  /** Folder with the file of a thread. */
  readonly engineFolder: string
  /** Called with the number of files that were parsed or pages that were rendered since the last call. */
  readonly onDone: (count: number) => void
}

export function openWorkers(options: WorkersOptions): Workers {
  const { workOptions, store, threads, engineFolder, onDone } = options
  const inline = createInlineWork({ ...options.workOptions, store, functions: options.functions })
  const pool = createThreads({
    workerFile: join(engineFolder, threadFile),
    workOptions,
    count: threads,
    isOnly: options.onlyThreads,
    onDone,
  })
  const guarded = contentRendering(engineFolder)
  let context: RenderContext | null = null
  const here = inlineRendering(onDone)
  /** The work of this thread, with the theme loaded here and, for many jobs, in all threads. */
  const prepared = async (jobs: readonly unknown[]): Promise<Work> => {
    const others = pool.pays(jobs.length) ? pool.prepare(context) : null
    const [work] = await Promise.all([inline.prepared(context), others])
    return work
  }
  const stop = async () => {
    await Promise.all([pool.stop(), guarded.close(), here.stop()])
  }
  return {
    parse: (jobs) => parse(jobs, 'parse', { inline: inline.work, pool, store, onDone }),
    facts: (jobs) => parse(jobs, 'facts', { inline: inline.work, pool, store, onDone }),
    async index(jobs) {
      const summaries = (await pool.index(jobs)) ?? jobs.map((await inline.work()).index)
      await Promise.all([pool.finish(), store.flush()])
      return summaries
    },
    prepare(next) {
      context = next
    },
    content: (job) => whole(guarded.render(job, context), context),
    endContent: guarded.end,
    inline: () => inline.prepared(context),
    async render(jobs) {
      if (jobs.length === 0) return []
      const { render } = await prepared(jobs)
      return whole(pool.pays(jobs.length) ? pool.render(jobs, render) : here.each(jobs, render), context)
    },
    async pages(jobs) {
      if (jobs.length === 0) return []
      const { page } = await prepared(jobs)
      return whole(pool.pays(jobs.length) ? pool.pages(jobs, page) : here.each(jobs, page), context)
    },
    async flush() {
      await store.flush()
      await pool.finish()
    },
    stop,
    async close() {
      await stop()
      await inline.keepCode()
      await store.flush()
      await store.close()
    },
  }
}

/** What was rendered, unless code was asked for that is not in the bundle. */
async function whole<Result>(rendering: Promise<Result>, context: RenderContext | null): Promise<Result> {
  const rendered = await rendering
  if (context && wasAskedFor(context.serverBundle)) throw new LeftOutCode()
  return rendered
}

/** Pages with code, in a thread that gets the context before the first of them. */
function contentRendering(engineFolder: string) {
  const guarded = createGuardedThread(join(engineFolder, threadFile), pageLimit())
  let known: RenderContext | null = null
  return {
    async render(job: ContentJob, context: RenderContext | null): Promise<ContentResult> {
      if (!context) throw new Error('Rendering was asked for before prepare.')
      if (known !== context) guarded.setUp({ context })
      known = context
      return guarded.ask<ContentResult>({ job })
    },
    end: guarded.end,
    close: guarded.close,
  }
}

/** Pages are rendered one after the other; `stop` waits for the one that is being written. */
function inlineRendering(onDone: (count: number) => void) {
  let isStopped = false
  let rendering: Promise<unknown> = Promise.resolve()
  const inOrder = async <Job, Result>(jobs: readonly Job[], act: (job: Job) => Promise<Result>) => {
    const results: Result[] = []
    for (const job of jobs) {
      if (isStopped) throw new Error('The build was stopped.')
      results.push(await act(job))
      onDone(1)
    }
    return results
  }
  const each = <Job, Result>(
    jobs: readonly Job[],
    act: (job: Job) => Promise<Result>,
  ): Promise<readonly Result[]> => {
    const results = inOrder(jobs, act)
    rendering = results
    return results
  }
  return {
    each,
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
  kind: 'parse' | 'facts',
  { inline, pool, store, onDone }: ParseParts,
): Promise<readonly ParseResult[]> {
  // The parser and its languages are half of the engine's code: a build that parses nothing does not load
  // them.
  if (jobs.length === 0) {
    await store.flush()
    return []
  }
  const usesThreads = pool.pays(jobs.length)
  if (usesThreads) pool.start()
  const work = await inline()
  const here = work[kind]
  const limit = pageLimit()
  const all = (count: typeof onDone) =>
    inFlight(jobs, {
      run: here,
      stuck: (job) => work.stuck(job, limit),
      limit,
      release: work.release,
      onDone: count,
    })
  // Results of other threads are copies.
  const results = usesThreads
    ? await pool.parse(jobs, async (job) => unsliced(await here(job)), kind)
    : await all(onDone)
  // Files that wait for each other must be read by one thread.
  const whole = usesThreads && results.some(({ isStuck }) => isStuck) ? await all(() => {}) : results
  await Promise.all([...(usesThreads ? [pool.finish()] : []), store.flush()])
  return whole
}
