// How much memory V8 takes before it collects garbage.
import { setFlagsFromString } from 'node:v8'

/**
 * From this many files on, the heap may grow by this percentage before a collection, instead of up to 300.
 * Measured with `npm run bench`.
 */
const steps = [
  [10_000, 50],
  [4_000, 100],
] as const
const asUsual = 0

let limited = 0

/** The purpose for which the heap of this process is limited. */
export const heapLimitedFor = (): number => limited

/** On large sites, garbage would take hundreds of megabytes: a third of the memory at 20,000 pages. */
export function limitHeap(files: number): void {
  const percentFor = (count: number) => steps.find(([least]) => count >= least)?.[1] ?? asUsual
  if (percentFor(files) !== percentFor(limited))
    setFlagsFromString(`--heap-growing-percent=${percentFor(files)}`)
  limited = files
}
