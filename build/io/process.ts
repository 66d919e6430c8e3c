// The process around a run: how many threads it may use, what happens on Ctrl-C.
import { availableParallelism } from 'node:os'

/** Threads for parsing and rendering; TROODON_THREADS=1 runs everything inline. */
export const threadCount = (): number => Math.max(1, Number.parseInt(process.env['TROODON_THREADS'] ?? '', 10) || availableParallelism())

/** Ctrl-C and TERM leave dist/ as it was; returns the function that takes the handlers off. */
export function onInterrupt(clean: () => void | Promise<void>): () => void {
  const handler = (signal: NodeJS.Signals) => {
    void Promise.resolve(clean()).finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
  }
  process.once('SIGINT', handler).once('SIGTERM', handler)
  return () => void process.off('SIGINT', handler).off('SIGTERM', handler)
}
