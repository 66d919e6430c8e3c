// The threads besides the main one. They are started by the first call that is worth it and kept until the
// end.
import { jobsForThreads } from '../io/limits.ts'
import type { BlockSummary } from '../model/searchBlocks.ts'
import type { IndexJob } from '../outputs/search/searchBlocks.ts'
import type { ParseResult } from '../read/parseFile.ts'
import type { PageJob } from '../render/pageJob.ts'
import type { RenderContext } from '../render/renderRoute.ts'
import type { ParseJob } from '../reuse/parseJob.ts'
import { createPool, type Pool } from './pool.ts'
import { threadData } from './threadData.ts'
import type { PageText, Work, WorkOptions } from './work.ts'
import type { RenderJob, RenderResult } from './writePage.ts'

export interface Threads {
  /** Whether so many jobs are done faster with threads. */
  readonly pays: (jobs: number) => boolean
  /** Starts the threads, so that they load while this thread does. */
  readonly start: () => void
  /** `kind`: everything, or the facts alone. */
  readonly parse: (
    jobs: readonly ParseJob[],
    here: (job: ParseJob) => ParseResult | Promise<ParseResult>,
    kind: 'parse' | 'facts',
  ) => Promise<readonly ParseResult[]>
  /** Starts the threads and loads the theme of `context` in each. */
  readonly prepare: (context: RenderContext | null) => Promise<void>
  readonly render: (
    jobs: readonly RenderJob[],
    here: (job: RenderJob) => Promise<RenderResult>,
  ) => Promise<readonly RenderResult[]>
  readonly pages: (jobs: readonly PageJob[], here: Work['page']) => Promise<readonly PageText[]>
  /** Null when no thread was started yet. */
  readonly index: (jobs: readonly IndexJob[]) => Promise<readonly BlockSummary[]> | null
  /** Waits until the threads have written what they put into the store. */
  readonly finish: () => Promise<void>
  readonly stop: () => Promise<void>
}

export interface ThreadsOptions {
  readonly workerFile: string
  readonly workOptions: WorkOptions
  /** Threads in all, the main one included. */
  readonly count: number
  /** Whether the main one takes no share. */
  readonly isOnly: boolean
  /** Called with the number of files that were parsed or pages that were rendered since the last call. */
  readonly onDone: (count: number) => void
}

export function createThreads({ workerFile, workOptions, count, isOnly, onDone }: ThreadsOptions): Threads {
  let pool: Pool | null = null
  let stopped = false
  let prepared: RenderContext | null = null
  const open = () => {
    // Work that was under way when another part failed must not start threads that nobody ends.
    if (stopped) throw new Error('The build was stopped.')
    return (pool ??= createPool({
      ...{ workerFile, threads: count - 1 },
      workerData: { ...threadData('work'), options: workOptions },
    }))
  }
  const options = <Here>(jobs: readonly unknown[], here: Here) => ({
    ...{ batchSize: batchSize(jobs.length, count), onDone },
    ...(isOnly ? {} : { here }),
  })
  return {
    pays: (jobs) => count > 1 && (isOnly || pool !== null || jobs > jobsForThreads()),
    start: () => void open(),
    parse: (jobs, here, kind) => open().run<ParseJob, ParseResult>(kind, jobs, options(jobs, here)),
    async prepare(context) {
      const threads = open()
      if (context && prepared !== context) await threads.all('prepare', context)
      prepared = context
    },
    render: (jobs, here) => open().run<RenderJob, RenderResult>('render', jobs, options(jobs, here)),
    pages: (jobs, here) => open().run<PageJob, PageText>('page', jobs, options(jobs, here)),
    index: (jobs) => pool?.run<IndexJob, BlockSummary>('index', jobs, { batchSize: 1 }) ?? null,
    async finish() {
      await pool?.all('finish', null)
    },
    async stop() {
      stopped = true
      await pool?.close()
      pool = null
    },
  }
}

/** Small enough that the threads end together, large enough that messages do not matter. */
const batchSize = (jobs: number, threads: number): number =>
  Math.max(1, Math.min(50, Math.ceil(jobs / (threads * 8))))
