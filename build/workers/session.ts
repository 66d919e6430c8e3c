// What one run of the builder works with: the project, where things lie, the store, the threads. Made by main.ts.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadedProject } from '../config/loadProject.ts'
import { findPackage } from '../io/findPackage.ts'
import { hashOf } from '../io/hash.ts'
import { pageLimit } from '../io/process.ts'
import type { KnownComponents } from '../markdown/mdx/components.ts'
import type { BlockSummary, IndexJob } from '../outputs/search/searchBlocks.ts'
import type { ParseJob, ParseResult } from '../read/parseFile.ts'
import type { RenderContext } from '../render/renderRoute.ts'
import { type FileHashes, openFileHashes } from '../reuse/manifest.ts'
import { openStore, type Store } from '../reuse/store.ts'
import { formatTheme } from '../shared/formatTheme.ts'
import { createGuardedThread } from './guardedThread.ts'
import type { ContentJob, ContentResult } from './pageContent.ts'
import { createPool, type Pool } from './pool.ts'
import type { RenderJob, RenderResult, Work, WorkOptions } from './work.ts'

export interface Places {
  readonly cacheFolder: string
  readonly outDir: string
  readonly engineRoot: string
  /** Folder of the bundled engine, with worker.js. */
  readonly engineFolder: string
  /** Identity of the engine's code. */
  readonly engine: string
}

export interface Session extends Places {
  readonly project: LoadedProject
  readonly store: Store
  readonly hashes: FileHashes
  /** Part of the keys of parsed texts. */
  readonly parseIdentity: string
  readonly workers: Workers
  /** Told when a stage begins. */
  readonly onStage: (stage: string) => void
}

/** Does work inline or, when there is enough of it, on threads that are then kept. */
export interface Workers {
  readonly parse: (jobs: readonly ParseJob[]) => Promise<readonly ParseResult[]>
  /** What blocks of pages add to the search is in the store afterwards. */
  readonly index: (jobs: readonly IndexJob[]) => Promise<readonly BlockSummary[]>
  readonly prepare: (context: RenderContext) => void
  readonly render: (jobs: readonly RenderJob[]) => Promise<readonly RenderResult[]>
  /** Renders a page with code for the first time, where it can do no harm. */
  readonly content: (job: ContentJob) => Promise<ContentResult>
  /** The inline worker, theme loaded. */
  readonly inline: () => Promise<Work>
  readonly flush: () => Promise<void>
  /** Ends the threads at once: nothing is written after it. */
  readonly stop: () => Promise<void>
  readonly close: () => Promise<void>
}

export const storeFolderOf = (cacheFolder: string): string => join(cacheFolder, 'store')

export interface SessionOptions extends Places {
  readonly project: LoadedProject
  readonly threads: number
  readonly onStage?: (stage: string) => void
}

export function openSession({ project, threads, onStage = () => {}, ...places }: SessionOptions): Session {
  const storeFolder = storeFolderOf(places.cacheFolder)
  const store = openStore(storeFolder)
  const workOptions: WorkOptions = {
    root: project.root,
    storeFolder,
    engine: parseIdentity(places, project),
    markdown: project.config.markdown,
    knownComponents: knownComponents(project, places.engineRoot),
  }
  return {
    ...places,
    project,
    store,
    parseIdentity: workOptions.engine,
    hashes: openFileHashes(places.cacheFolder),
    workers: openWorkers({
      workOptions,
      store,
      threads,
      workerFile: join(places.engineFolder, 'worker.js'),
      contentFile: join(places.engineFolder, 'contentWorker.js'),
    }),
    onStage,
  }
}

/** What a parsed text depends on beside its file: the engine, the settings for Markdown, the site's own components, what prints formulas. */
export const parseIdentity = (
  { engine, engineRoot }: Pick<Places, 'engine' | 'engineRoot'>,
  project: LoadedProject,
): string => {
  const { config } = project
  const { any, replaced } = knownComponents(project, engineRoot)
  const katex = config.markdown.math ? findPackage('katex', project.root)?.version : null
  return hashOf(engine, JSON.stringify([config.markdown, any, [...replaced], katex]))
}

/** Components that the site's theme folder adds or replaces. */
function knownComponents({ root, config }: LoadedProject, engineRoot: string): KnownComponents {
  const folder = join(root, config.themePath, 'public')
  const names =
    folder === join(engineRoot, 'theme/public') || !existsSync(folder)
      ? []
      : readdirSync(folder).map((name) => name.replace(/\.\w+$/, ''))
  const inFormat = existsSync(join(root, formatTheme)) ? readdirSync(join(root, formatTheme)) : []
  return {
    any: [...names, ...inFormat].some((name) => /^MDXComponents(?:\.\w+)?$/.test(name)),
    replaced: new Set(names.sort()),
  }
}

/** Below this many jobs, starting threads costs more than they save (measured with npm run bench). */
const inlineLimit = 120

interface WorkersOptions {
  readonly workOptions: WorkOptions
  readonly store: Store
  readonly threads: number
  readonly workerFile: string
  readonly contentFile: string
}

function openWorkers({ workOptions, store, threads, workerFile, contentFile }: WorkersOptions): Workers {
  let pool: Pool | null = null
  let stopped = false
  let work: Promise<Work> | null = null
  let context: RenderContext | null = null
  const prepared = {
    inline: null as RenderContext | null,
    pool: null as RenderContext | null,
    guarded: null as RenderContext | null,
  }
  const guarded = createGuardedThread(contentFile, pageLimit())
  // The parser and its languages are half of the engine's code: a build with nothing to do does without.
  const inlineWork = () =>
    (work ??= import('./work.ts').then(({ createWork }) => createWork(workOptions, store)))
  const worthPool = (count: number) => threads > 1 && (pool !== null || count > inlineLimit)
  const openPool = () => {
    // Work that was on its way when another part failed must not start threads that nobody ends.
    if (stopped) throw new Error('The build was stopped.')
    return (pool ??= createPool({ workerFile, workerData: workOptions, threads: threads - 1 }))
  }
  const inline = async () => {
    const own = await inlineWork()
    if (context && prepared.inline !== context) await own.prepare(context)
    prepared.inline = context
    return own
  }
  const stop = async () => {
    stopped = true
    await Promise.all([pool?.close(), guarded.close()])
    pool = null
  }
  return {
    inline,
    async parse(jobs) {
      // What was parsed is read again by whichever thread renders it: it must be in the store by then.
      if (!worthPool(jobs.length)) {
        const results = jobs.length === 0 ? [] : jobs.map((await inlineWork()).parse)
        await store.flush()
        return results
      }
      const here = (await inlineWork()).parse
      const results = await openPool().run<ParseJob, ParseResult>('parse', jobs, {
        batchSize: batchSize(jobs.length, threads),
        here,
      })
      await Promise.all([openPool().all('finish', null), store.flush()])
      return results
    },
    async index(jobs) {
      const summaries = pool
        ? await pool.run<IndexJob, BlockSummary>('index', jobs, { batchSize: 1 })
        : jobs.map((await inlineWork()).index)
      await Promise.all([pool?.all('finish', null), store.flush()])
      return summaries
    },
    prepare(next) {
      context = next
    },
    content(job) {
      if (context && prepared.guarded !== context) guarded.tell({ context })
      prepared.guarded = context
      return guarded.ask<ContentResult>({ job })
    },
    async render(jobs) {
      if (!worthPool(jobs.length)) {
        const work = await inline()
        const results: RenderResult[] = []
        for (const job of jobs) results.push(await work.render(job))
        return results
      }
      if (context && prepared.pool !== context) await openPool().all('prepare', context)
      prepared.pool = context
      const { render: here } = await inline()
      return openPool().run<RenderJob, RenderResult>('render', jobs, {
        batchSize: batchSize(jobs.length, threads),
        here,
      })
    },
    async flush() {
      await store.flush()
      await pool?.all('finish', null)
    },
    stop,
    async close() {
      await stop()
      await store.flush()
      await store.close()
    },
  }
}

/** Small enough that the threads end together, large enough that messages do not matter. */
const batchSize = (jobs: number, threads: number): number =>
  Math.max(1, Math.min(50, Math.ceil(jobs / (threads * 8))))
