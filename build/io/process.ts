// Events of the process around a run: Ctrl-C, errors that nothing catches, an exit before the work is done.
import { isOfLateImport } from './leftOutCode.ts'

/** Ctrl-C and TERM: cleans up, then exits with 130 or 143. Returns the function that removes the handlers. */
export function onInterrupt(cleanUp: () => void | Promise<void>): () => void {
  const handler = (signal: NodeJS.Signals) => {
    void Promise.resolve(cleanUp()).finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
  }
  process.once('SIGINT', handler).once('SIGTERM', handler)
  return () => void process.off('SIGINT', handler).off('SIGTERM', handler)
}

/**
 * Nobody reads the output any more (`troodon watch | head`): cleans up, then exits with 141, as a program
 * does that a closed pipe ends.
 */
export function onClosedOutput(cleanUp: () => void): void {
  const handler = () => {
    cleanUp()
    process.exit(141)
  }
  for (const stream of [process.stdout, process.stderr]) stream.once('error', handler)
}

/** What reports stray errors; null: the process or thread ends, as without any handler. */
let reportStray: ((error: unknown) => void) | null = null
let isListening = false

/**
 * Imports of pages that fail late do not end this process or thread: where one asks for code that was left
 * out, the build starts again, and others may still be waiting when the session is closed.
 */
export function ignoreLateImports(): void {
  if (isListening) return
  isListening = true
  process.on('unhandledRejection', (error) => {
    if (isOfLateImport(error) || isOfNode(error)) return
    if (!reportStray) throw error
    reportStray(error)
  })
}

/**
 * Node compiles its reader of CommonJS to WebAssembly, and takes another one where there is too little memory
 * (`ulimit -v`). Nobody waits for this error, and no frame of its stack is one of the site.
 */
const isOfNode = (error: unknown): boolean =>
  error instanceof RangeError &&
  error.message.startsWith('WebAssembly.instantiate(): Out of memory') &&
  !/\n\s+at /.test(error.stack ?? '')

/**
 * Errors of the site's code outside any call by Troodon: an unhandled rejection, a timer that throws. Node
 * would end the process at once. Returns the function that ends the handling.
 */
export function onStrayError(handle: (error: unknown) => void): () => void {
  ignoreLateImports()
  reportStray = handle
  process.on('uncaughtException', handle)
  return () => {
    reportStray = null
    process.off('uncaughtException', handle)
  }
}

/** Our own exit codes: a message was printed before each. */
const ownCodes = new Set([1, 130, 141, 143])
/** Node's exit code when a promise is pending and nothing is left that could settle it. */
const pendingCode = 13

/**
 * Reports that the process exits before `work` has ended: the site's code waits for ever, or called
 * `process.exit`. Such an exit is never a success.
 */
export async function unlessEnded<Result>(
  work: () => Promise<Result>,
  report: (why: string) => void,
): Promise<Result> {
  const onExit = (given: number) => {
    const code = process.exitCode === pendingCode ? pendingCode : given
    if (ownCodes.has(code)) return
    report(
      code === pendingCode
        ? "the site's code waits for something that never happens"
        : "the site's code ended the process",
    )
    if (code === 0) process.exitCode = 1
  }
  process.once('exit', onExit)
  try {
    return await work()
  } finally {
    process.off('exit', onExit)
  }
}
