// One deploy at a time: a lock in the target that its owner renews. When the owner was killed, the lock gets
// old, by the clock of the target, and the next deploy takes it over.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { UsageError } from '../model/usageError.ts'
import type { Target } from './target/target.ts'

export interface Lease {
  /** Throws when another deploy may have taken over; called before each write. */
  readonly check: () => void
  readonly release: () => Promise<void>
}

export interface LeaseOptions {
  /** Who deploys, for the message that others see: `anna@laptop, process 812`. */
  readonly owner: string
  /** Seconds after which a lock that is not renewed is free. */
  readonly seconds: number
  /** Seconds to wait for another deploy that is running. */
  readonly patience: number
  /** Continue on a target that does not refuse a second writer. */
  readonly allowUnlocked: boolean
  readonly onWait: (owner: string) => void
  /** Throws when nobody wants the lock any more; called before each attempt to take it. */
  readonly mayWait: () => void
}

interface Lock {
  /** Null when it is free. */
  readonly owner: string | null
  readonly seconds: number
  /** Makes each text unique. */
  readonly nonce: string
}

export async function takeLease(target: Target, options: LeaseOptions): Promise<Lease> {
  const lockText = (owner: string | null): string =>
    JSON.stringify({ owner, seconds: options.seconds, nonce: randomUUID() } satisfies Lock)
  const { version, replaced } = await waitForLock(target, lockText, options)
  // Whether the target refuses a writer who has not seen the last version.
  const accepted = await target.writeState('lock', lockText(options.owner), replaced)
  const enforced = accepted === null
  if (!enforced && !options.allowUnlocked) {
    await target.writeState('lock', lockText(null), accepted)
    throw new UsageError(
      `${target.name} does not support conditional writes, so two deploys at once would mix their files. ` +
        'Make sure that only one deploy runs at a time, then add --allow lock.',
    )
  }
  return keepLease({ target, options, lockText, version: accepted ?? version, enforced })
}

/** Resolves with the version of the own lock, and with that of the one before it. */
async function waitForLock(
  target: Target,
  lockText: (owner: string) => string,
  { owner, patience, onWait, mayWait }: LeaseOptions,
): Promise<{ readonly version: string; readonly replaced: string | null }> {
  const until = performance.now() + patience * 1000
  for (let hasReported = false; ; ) {
    mayWait()
    const state = await target.readState('lock')
    const lock = state && readLock(state.text)
    if (!state || lock === null || lock.owner === null || state.age > lock.seconds * 1000) {
      const replaced = state?.version ?? null
      const version = await target.writeState('lock', lockText(owner), replaced)
      if (version !== null) return { version, replaced }
      continue
    }
    if (!hasReported) onWait(lock.owner)
    hasReported = true
    if (performance.now() > until)
      throw new UsageError(`Another deploy to ${target.name} is still running: ${lock.owner}.`)
    await sleep(Math.min(1000, lock.seconds * 250))
  }
}

interface Held {
  readonly target: Target
  readonly options: LeaseOptions
  readonly lockText: (owner: string | null) => string
  readonly version: string
  /** False: the target replaces the lock of others, so it cannot be renewed reliably. */
  readonly enforced: boolean
}

function keepLease({ target, options: { owner, seconds }, lockText, version, enforced }: Held): Lease {
  let current: string | null = version
  let renewedAt = performance.now()
  let renewing: Promise<void> = Promise.resolve()
  const renew = async (): Promise<void> => {
    if (current === null) return
    const startedAt = performance.now()
    // A request that fails is repeated by the next renewal, until the lease is too old.
    const next = await target.writeState('lock', lockText(owner), current).catch(() => current)
    if (next === null || next !== current) current = next
    else return
    renewedAt = startedAt
  }
  const timer = enforced
    ? setInterval(() => {
        renewing = renewing.then(renew)
      }, seconds * 333)
    : null
  timer?.unref()
  return {
    check() {
      if (!enforced) return
      // A margin for requests that are under way, and for clocks that run at other speeds.
      if (current === null || performance.now() - renewedAt > seconds * 700)
        throw new UsageError(
          `This deploy lost its lock of ${target.name}: it was not renewed for too long, and another deploy may be running. Run the deploy again.`,
        )
    },
    async release() {
      if (timer) clearInterval(timer)
      await renewing
      if (current !== null) await target.writeState('lock', lockText(null), current)
    },
  }
}

function readLock(text: string): Lock | null {
  try {
    const value = JSON.parse(text) as Partial<Lock> | null
    return typeof value?.seconds === 'number' ? (value as Lock) : null
  } catch {
    return null
  }
}
