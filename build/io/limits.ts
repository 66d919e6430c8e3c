// Limits of a run that environment variables set.
import { availableParallelism } from 'node:os'

/** Threads for parsing and rendering, this one included. `TROODON_THREADS=1` runs everything inline. */
export const threadCount = (): number =>
  Math.max(1, Number.parseInt(process.env['TROODON_THREADS'] ?? '', 10) || availableParallelism())

/** Seconds that a page with code may take to render. */
export const pageLimit = (): number => Number.parseFloat(process.env['TROODON_PAGE_SECONDS'] ?? '') || 30
