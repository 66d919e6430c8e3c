// Whether Redis can be used. Its client tries to connect again and again, in silence, so this says what is
// wrong.
import type { RedisOptions } from 'bullmq'
import { settledWithin } from '../../io/settledWithin.ts'
import { UsageError } from '../../model/usageError.ts'
import type { QueuePackage } from './loadQueue.ts'

/** A queue of BullMQ, with a connection that it has just opened. */
interface Connecting {
  readonly waitUntilReady: () => Promise<unknown>
  readonly on: (event: 'error', listener: (error: Error) => void) => unknown
}

/** The server, and a queue on it. */
export interface RedisPlace {
  readonly bullmq: Pick<QueuePackage, 'Queue'>
  readonly connection: RedisOptions
  /** Without a password: `127.0.0.1:6379`. */
  readonly redisName: string
  readonly queueName: string
}

export interface Waiting {
  /** Seconds to wait; null: as long as it takes. */
  readonly seconds: number | null
  /** Prints a line for people. */
  readonly say: (line: string) => void
}

/** Milliseconds without an answer and without an error, after which it is said. */
const silence = 10_000
/** Redis starts its answer with these words when a user or a password is wrong. */
const refusal = /^(?:NOAUTH|WRONGPASS|NOPERM|ERR AUTH)\b/

/** Milliseconds for closing a connection that may never have been made. */
const closing = 2000

/**
 * Resolves with true when Redis answers, and with false when it has not in time. Rejects with a UsageError
 * when trying again does not help. A worker of BullMQ does not end before it has a connection, so this comes
 * first.
 */
export async function reachRedis(
  { bullmq, connection, redisName, queueName }: RedisPlace,
  waiting: Waiting,
): Promise<boolean> {
  const queue = new bullmq.Queue(queueName, { connection })
  try {
    return await connected(queue, redisName, waiting)
  } finally {
    await settledWithin(closing, queue.close()).catch(() => {})
  }
}

function connected(connecting: Connecting, name: string, { seconds, say }: Waiting): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let isSaid = false
    const sayOnce = (what: string) => {
      if (!isSaid) say(`Redis at ${name} ${what}. Troodon tries to connect again …`)
      isSaid = true
    }
    const timers = [setTimeout(() => sayOnce('does not answer'), silence)]
    if (seconds !== null) timers.push(setTimeout(() => end(() => resolve(false)), seconds * 1000))
    const end = (settle: () => void) => {
      for (const timer of timers) clearTimeout(timer)
      isSaid = true
      settle()
    }
    connecting.on('error', (error) => {
      if (refusal.test(error.message)) end(() => reject(refused(name, error)))
      else sayOnce(`cannot be reached (${(error as NodeJS.ErrnoException).code ?? error.message})`)
    })
    connecting.waitUntilReady().then(
      () => end(() => resolve(true)),
      (cause: Error) =>
        end(() => reject(new UsageError(`Redis at ${name} cannot be used: ${cause.message}`, { cause }))),
    )
  })
}

const refused = (name: string, cause: Error): UsageError =>
  new UsageError(
    `Redis at ${name} refuses the connection: ${cause.message.replace(/\.$/, '')}. Check the user and the password in --redis or TROODON_REDIS.`,
    { cause },
  )
