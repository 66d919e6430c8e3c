// Limits and ways of a run that environment variables set.
import { availableParallelism } from 'node:os'

/** Threads for parsing and rendering, this one included. `TROODON_THREADS=1` runs everything inline. */
export const threadCount = (): number =>
  Math.max(1, Number.parseInt(process.env['TROODON_THREADS'] ?? '', 10) || availableParallelism())

/**
 * Below this many jobs, threads are not worth it: V8 compiles the whole engine once more in each. 1,000 pages
 * take 13 % less processor time in one thread, and no more time on two cores (npm run bench). Who sets
 * `TROODON_THREADS` asks for them earlier.
 */
export const jobsForThreads = (): number => (process.env['TROODON_THREADS'] ? 120 : 1500)

/** Seconds that the configuration, and each file like it, may take to load. */
export const configLimit = (): number => secondsOf('TROODON_CONFIG_SECONDS', 60)

/** Seconds that a page with code may take to render. */
export const pageLimit = (): number => secondsOf('TROODON_PAGE_SECONDS', 30)

/** Seconds after which the lock of a deploy that was killed is free. */
export const deployLease = (): number => secondsOf('TROODON_DEPLOY_LEASE', 60)

/** Seconds without an answer after which a deploy sends a request to an object store again. */
export const storeTimeout = (): number => secondsOf('TROODON_STORE_SECONDS', 60)

/** Seconds that a build waits for the remote cache in all, and again while it writes. */
export const remoteCacheLimit = (): number => secondsOf('TROODON_REMOTE_CACHE_SECONDS', 60)

/**
 * How pages without code of the site are rendered: from templates, by React alone (`none`), or, for tests, in
 * both ways (`checked`), which must be equal.
 */
export function templateUse(): 'none' | 'used' | 'checked' {
  const use = process.env['TROODON_TEMPLATES']
  return use === 'none' || use === 'checked' ? use : 'used'
}

/** Seconds that a coordinator waits for the first worker of its fleet, or when all have gone. */
export const fleetPatience = (): number => secondsOf('TROODON_FLEET_PATIENCE', 60)

/** Files, and pages, in a job of a fleet: about a second of work. The same in every build of a site. */
export function fleetJobSize(): { readonly parse: number; readonly render: number } {
  const size = Number.parseInt(process.env['TROODON_FLEET_JOB'] ?? '', 10)
  return size > 0 ? { parse: size, render: size } : { parse: 200, render: 100 }
}

/** A variable that is not a positive number counts as one that is not set. */
function secondsOf(variable: string, usual: number): number {
  const seconds = Number.parseFloat(process.env[variable] ?? '')
  return seconds > 0 ? seconds : usual
}
