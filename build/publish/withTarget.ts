// The record of a target, read while no other process can change it.
import { onInterrupt } from '../io/process.ts'
import { UsageError } from '../model/usageError.ts'
import type { DeployOptions } from './deployRelease.ts'
import { readTarget, type TargetRecord } from './knownTarget.ts'
import { type Lease, takeLease } from './lease.ts'
import type { Target } from './target/target.ts'

/** Holds the lock meanwhile. Without a lease, `act` only reads, and refuses what it would refuse with one. */
export async function withTarget<T>(
  { target, lease, dryRun, allowed }: DeployOptions,
  act: (record: TargetRecord, lease: Lease | null) => Promise<T>,
): Promise<T> {
  if (dryRun) return act(await readTarget(target), null)
  await rehearse(target, act)
  // Before the lock is taken: a process that ends meanwhile would leave it to nobody.
  const interrupts = heedInterrupts()
  try {
    const held = await takeLease(target, {
      ...lease,
      allowUnlocked: allowed.has('lock'),
      mayWait: interrupts.check,
    })
    try {
      return await act(await readTarget(target), { ...held, check: bothOf(interrupts.check, held.check) })
    } finally {
      await held.release()
    }
  } finally {
    interrupts.end()
  }
}

/** In a target that nobody has deployed to: a deploy that is refused leaves no lock there. */
async function rehearse<T>(
  target: Target,
  act: (record: TargetRecord, lease: null) => Promise<T>,
): Promise<void> {
  if (!(await isUnused(target))) return
  try {
    await act(await readTarget(target), null)
  } catch (error) {
    // Another deploy may have begun meanwhile, whose files were in the way.
    if (await isUnused(target)) throw error
  }
}

const isUnused = async (target: Target): Promise<boolean> =>
  (await target.readState('lock')) === null && (await target.readState('history')) === null

const bothOf = (first: () => void, second: () => void) => (): void => {
  first()
  second()
}

/**
 * Ctrl-C and TERM: nothing more is begun, and what is under way ends, so that the lock can be released. A
 * second Ctrl-C ends the process at once.
 */
function heedInterrupts(): { readonly check: () => void; readonly end: () => void } {
  let isInterrupted = false
  let settle = (): void => {}
  const ended = new Promise<void>((resolve) => {
    settle = resolve
  })
  const remove = onInterrupt(() => {
    isInterrupted = true
    return ended
  })
  return {
    check() {
      if (isInterrupted) throw new UsageError('The deploy was interrupted. The next deploy continues it.')
    },
    end() {
      settle()
      if (!isInterrupted) remove()
    },
  }
}
