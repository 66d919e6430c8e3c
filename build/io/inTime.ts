// Runs code of the site that may never end: a loop, or a promise that nothing settles. Without a limit, the
// command would wait for it, or end without a word.
import { Script } from 'node:vm'
import { Worker } from 'node:worker_threads'
import { settledWithin } from './settledWithin.ts'

/** Reads like the end of a sentence about a file: `does not finish within 60 seconds`. */
export class TimeLimitError extends Error {
  constructor(seconds: number) {
    super(`does not finish within ${seconds} seconds`)
    this.name = 'TimeLimitError'
  }
}

export const configLimitHint =
  'Look for a loop that never ends, or a promise that is never settled. TROODON_CONFIG_SECONDS sets another limit.'

const slot = Symbol.for('troodon.inTime')
let script: Script | null = null

/** Throws a TimeLimitError when the function is still running after this time. */
export function syncInTime<T>(run: () => T, seconds: number): T {
  let result: { readonly value: T } | null = null
  script ??= new Script('globalThis[Symbol.for("troodon.inTime")]()')
  Reflect.set(globalThis, slot, () => {
    result = { value: run() }
  })
  try {
    script.runInThisContext({ timeout: Math.max(1, Math.round(seconds * 1000)) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new TimeLimitError(seconds)
    throw error
  }
  return (result as unknown as { readonly value: T }).value
}

/**
 * The same for a function that may return a promise. A loop behind an `await` cannot be interrupted: then the
 * process is killed, after a message that begins with `name`.
 */
export async function inTime<T>(run: () => T | PromiseLike<T>, seconds: number, name: string): Promise<T> {
  const result = syncInTime(run, seconds)
  if (!isPromise(result)) return result
  const stopWatching = watch(name, seconds)
  try {
    return await settledWithin(seconds * 1000, result, () => new TimeLimitError(seconds))
  } finally {
    stopWatching()
  }
}

const isPromise = <T>(value: T | PromiseLike<T>): value is PromiseLike<T> =>
  typeof (value as PromiseLike<T> | null)?.then === 'function'

/** Later than the timer of the main thread, whose message contains more. */
const patience = 2

/** A thread that ends the process when the main thread is busy for too long. */
function watch(name: string, seconds: number): () => void {
  const shared = new Int32Array(new SharedArrayBuffer(4))
  const message = `${name} does not finish within ${seconds} seconds. ${configLimitHint}\n`
  const thread = new Worker(watchdog, {
    eval: true,
    workerData: { shared, milliseconds: (seconds + patience) * 1000, message },
    execArgv: [],
  })
  thread.on('error', () => {})
  thread.unref()
  return () => {
    Atomics.store(shared, 0, 1)
    Atomics.notify(shared, 0)
  }
}

const watchdog = `
const { workerData: { shared, milliseconds, message } } = require('node:worker_threads')
if (Atomics.wait(shared, 0, 0, milliseconds) === 'timed-out') {
  require('node:fs').writeSync(2, message)
  process.kill(process.pid, 'SIGKILL')
}
`
