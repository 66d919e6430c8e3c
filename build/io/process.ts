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

/**
 * Errors of the site's code outside any call by Troodon: an unhandled rejection, a timer that throws. Node
 * would end the process at once. Returns the function that removes the handlers.
 */
export function onStrayError(handle: (error: unknown) => void): () => void {
  const onRejection = (error: unknown) => {
    // Where this asks for code that was left out, the build starts again.
    if (!isOfLateImport(error)) handle(error)
  }
  process.on('unhandledRejection', onRejection).on('uncaughtException', handle)
  return () => void process.off('unhandledRejection', onRejection).off('uncaughtException', handle)
}

/**
 * For a process or thread in which nothing reports stray errors: imports that fail late do not end it, other
 * errors do, as without this handler.
 */
export function ignoreLateImports(): void {
  process.on('unhandledRejection', (error) => {
    if (!isOfLateImport(error)) throw error
  })
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
