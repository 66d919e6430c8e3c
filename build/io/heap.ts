// How much memory V8 takes before it looks for garbage.
import { setFlagsFromString } from 'node:v8'

/** Files of a site → percent of what is in use that the heap may grow by, instead of up to three hundred. Measured with `npm run bench`. */
const steps = [
  [10_000, 50],
  [4_000, 100],
] as const

/** On large sites, what lies about between two collections would be hundreds of megabytes: a third of the memory at 20,000 pages. */
export function limitHeap(files: number): void {
  const percent = steps.find(([least]) => files >= least)?.[1]
  if (percent !== undefined) setFlagsFromString(`--heap-growing-percent=${percent}`)
}
