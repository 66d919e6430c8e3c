// A job of the queue: little more than the names of packs. Whoever does it twice gets the same result.
import { hashOf } from '../../io/hash.ts'
import type { Identity, SourceList } from '../identity.ts'

export interface FleetJob {
  readonly kind: 'parse' | 'render'
  /** Digest of the pack with the `Run`. */
  readonly run: string
  /** Digest of the pack with the work. */
  readonly input: string
  /** Digests of packs with what parsing left of the pages. */
  readonly bodies: readonly string[]
}

/** What a worker must have to take part in a build. */
export interface Run {
  readonly identity: Identity
  readonly sources: SourceList
}

export interface FleetResult {
  /** Digest of the pack with the results. */
  readonly output: string
  /** Name of the worker: `host:1234`. */
  readonly worker: string
  /** Milliseconds. */
  readonly took: number
}

/** The same work has the same name: a coordinator that starts again finds what was done before. */
export const jobName = ({ kind, run, input }: FleetJob): string => `${kind}-${hashOf(run, input)}`

/**
 * Redis keeps results for a coordinator that was killed, in seconds. The lock of a job is renewed while its
 * worker is alive.
 */
export const timing = { keep: 3600, lock: 10_000, stalled: 3_000, backoff: 500 } as const

/** Attempts of a job. More than enough for a worker or two that cannot take part. */
export const attempts = 8

export const defaultQueue = 'troodon'
export const defaultRedis = 'redis://127.0.0.1:6379'
