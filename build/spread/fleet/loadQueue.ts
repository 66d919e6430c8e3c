// The queue of a fleet: BullMQ on Redis, which only sites that use it install.
import { createRequire } from 'node:module'
import type { Queue, RedisOptions, Worker } from 'bullmq'
import { findPackage } from '../../io/findPackage.ts'
import { UsageError } from '../../model/usageError.ts'

/** The parts of BullMQ that a fleet uses. */
export interface QueuePackage {
  readonly Queue: typeof Queue
  readonly Worker: typeof Worker
}

const packages = { bullmq: '6.7.0', ioredis: '5.11.1' } as const

/** Throws a UsageError with the command that installs what is missing. */
export function loadQueue(root: string): QueuePackage {
  const names = Object.keys(packages) as (keyof typeof packages)[]
  const found = findPackage('bullmq', root)
  if (!found || !findPackage('ioredis', root)) {
    const words = names.map((name) => `${name}@${packages[name]}`).join(' ')
    throw new UsageError(`A fleet needs BullMQ and a client of Redis. Install them: npm install ${words}`)
  }
  return createRequire(import.meta.url)(found.folder) as QueuePackage
}

/** Throws a UsageError for a URL that cannot be one of Redis. */
export function redisOptions(words: string): RedisOptions {
  const url = URL.canParse(words) ? new URL(words) : null
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '')
    throw new UsageError(`--redis needs a URL such as redis://127.0.0.1:6379, not ${nameOf(words)}.`)
  const { hostname, port, username, password, pathname, protocol } = url
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port || 6379),
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(pathname.length > 1 ? { db: Number(pathname.slice(1)) } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    // Commands wait while Redis is away: a restart loses nothing.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(100 * times, 2000),
  }
}

/** Without a password, also where the slashes are missing. */
const nameOf = (words: string): string => words.replace(/^([a-z]+:)?(\/\/)?.*@/i, '$1$2…@')
