// Whether the files of an output folder are as they were written. Those of a large site are divided between
// this thread and another one, which begins while this one looks for the files of the site.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { areIntact, type FileStats } from './emittedFile.ts'

export interface OutputCheck {
  readonly areIntact: () => boolean
}

/** The input of the other thread. */
export interface CheckJob {
  readonly outDir: string
  /** Separated by zeros. */
  readonly paths: string
  readonly stats: Float64Array
  readonly state: Int32Array
}

/** Name of the other thread's script in the folder of the engine. */
const script = 'checkThread.cjs'

/** With fewer files, starting a thread takes longer than asking for their stats. */
const manyFiles = 20_000
const chunkSize = 500
/** Milliseconds after which the other thread is not waited for. */
const patience = 200

/** Numbers of a check that both threads change. */
const next = 0
const done = 1
const changed = 2

/** From `many` files on, another thread begins at once. */
export function beginCheck(
  outDir: string,
  files: FileStats,
  engineFolder: string,
  many = manyFiles,
): OutputCheck {
  const file = join(engineFolder, script)
  const isShared = files.paths.length >= many && existsSync(file)
  if (!isShared) return { areIntact: () => areIntact(outDir, files) }
  const state = new Int32Array(new SharedArrayBuffer(12))
  const stats = Float64Array.from(files.stats)
  const workerData: CheckJob = { outDir, paths: files.paths.join('\0'), stats, state }
  const thread = new Worker(file, { workerData, transferList: [stats.buffer] })
  thread.unref()
  // This thread does the rest.
  thread.on('error', () => {})
  return {
    areIntact() {
      checkChunks(outDir, files, state)
      return isEnded(state, chunksOf(files)) ? state[changed] === 0 : areIntact(outDir, files)
    },
  }
}

/** Checks chunks that no thread has begun yet, until there are none, or a file is not as it was. */
export function checkChunks(outDir: string, files: FileStats, state: Int32Array): void {
  const chunks = chunksOf(files)
  for (;;) {
    const chunk = Atomics.add(state, next, 1)
    if (chunk >= chunks || Atomics.load(state, changed) !== 0) return
    const from = chunk * chunkSize
    if (!areIntact(outDir, files, from, from + chunkSize)) Atomics.store(state, changed, 1)
    Atomics.add(state, done, 1)
    Atomics.notify(state, done)
  }
}

const chunksOf = ({ paths }: FileStats): number => Math.ceil(paths.length / chunkSize)

/** Waits for chunks that the other thread has begun. False when it does not end them. */
function isEnded(state: Int32Array, chunks: number): boolean {
  for (;;) {
    const now = Atomics.load(state, done)
    if (now === chunks || Atomics.load(state, changed) !== 0) return true
    if (Atomics.wait(state, done, now, patience) === 'timed-out') return false
  }
}
