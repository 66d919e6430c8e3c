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

/**
 * A tree of remark, and the elements of a page of the site's own theme, are so large that they outlive many
 * small collections, and are garbage after their page.
 */
const withTrees = 100
const asUsual = 0

let limited = asUsual

/** The percentage that the heap of this process may grow by; 0: as V8 decides. */
export const heapLimit = (): number => limited

/** On large sites, garbage would take hundreds of megabytes: a third of the memory at 20,000 pages. */
export function limitHeap(percent: number): void {
  if (percent !== limited) setFlagsFromString(`--heap-growing-percent=${percent}`)
  limited = percent
}

/**
 * For a build of so many files. `makesTrees`: remark or rehype plugins read some of them, or the site's own
 * theme shows them.
 */
export function heapLimitOf(files: number, makesTrees: boolean): number {
  const percent = steps.find(([least]) => files >= least)?.[1] ?? asUsual
  return percent === asUsual && makesTrees ? withTrees : percent
}
