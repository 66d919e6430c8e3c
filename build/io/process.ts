// The process around a run: how many threads it may use, what happens on Ctrl-C and when code of the site fails on its own.
import { availableParallelism } from 'node:os'

/** Threads for parsing and rendering; TROODON_THREADS=1 runs everything inline. */
export const threadCount = (): number =>
  Math.max(1, Number.parseInt(process.env['TROODON_THREADS'] ?? '', 10) || availableParallelism())

/** Seconds that a page with code may take to render. */
export const pageLimit = (): number => Number.parseFloat(process.env['TROODON_PAGE_SECONDS'] ?? '') || 30

/** Ctrl-C and TERM leave dist/ as it was; returns the function that takes the handlers off. */
export function onInterrupt(clean: () => void | Promise<void>): () => void {
  const handler = (signal: NodeJS.Signals) => {
    void Promise.resolve(clean()).finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
  }
  process.once('SIGINT', handler).once('SIGTERM', handler)
  return () => void process.off('SIGINT', handler).off('SIGTERM', handler)
}

/**
 * What code of the site throws when nobody waits for it any more: a promise that is rejected, a timer that fails. Node would end the
 * process where it stands. Returns the function that takes the handlers off.
 */
export function onStrayFailure(tell: (error: unknown) => void): () => void {
  process.on('unhandledRejection', tell).on('uncaughtException', tell)
  return () => void process.off('unhandledRejection', tell).off('uncaughtException', tell)
}

/** Exit codes of ours, with which something was told. */
const told = new Set([1, 130, 143])
/** What Node gives when nothing is left that could finish a program. */
const unfinished = 13

/** Tells why the process ends before `work` did: code of the site waits for ever, or ends the process itself. That is never a success. */
export async function unlessEnded<Result>(
  work: Promise<Result>,
  tell: (why: string) => void,
): Promise<Result> {
  const onExit = (given: number) => {
    const code = process.exitCode === unfinished ? unfinished : given
    if (told.has(code)) return
    tell(
      `code of the site ${code === unfinished ? 'waits for something that never comes' : 'ended the process'}`,
    )
    if (code === 0) process.exitCode = 1
  }
  process.once('exit', onExit)
  try {
    return await work
  } finally {
    process.off('exit', onExit)
  }
}
