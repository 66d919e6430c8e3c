// The record of a target, read while no other process can change it.
import { onInterrupt } from '../io/process.ts'
import { UsageError } from '../model/usageError.ts'
import type { DeployOptions } from './deployRelease.ts'
import { readTarget, type TargetRecord } from './knownTarget.ts'
import { type Lease, takeLease } from './lease.ts'

/** Holds the lock meanwhile; a dry run only reads. */
export async function withTarget<T>(
  { target, lease, dryRun, allowed }: DeployOptions,
  act: (record: TargetRecord, lease: Lease) => Promise<T>,
): Promise<T> {
  if (dryRun) return act(await readTarget(target), { check: () => {}, release: async () => {} })
  const held = await takeLease(target, { ...lease, allowUnlocked: allowed.has('lock') })
  const interrupted = untilInterrupted(held)
  try {
    return await act(await readTarget(target), interrupted.lease)
  } finally {
    await held.release()
    interrupted.end()
  }
}

/**
 * Ctrl-C and TERM: nothing more is begun, and what is under way ends, so that the lock can be released. A
 * second Ctrl-C ends the process at once.
 */
function untilInterrupted(held: Lease): { readonly lease: Lease; readonly end: () => void } {
  let isInterrupted = false
  let settle = (): void => {}
  const ended = new Promise<void>((resolve) => {
    settle = resolve
  })
  const remove = onInterrupt(() => {
    isInterrupted = true
    return ended
  })
  const check = (): void => {
    if (isInterrupted) throw new UsageError('The deploy was interrupted. The next deploy continues it.')
    held.check()
  }
  return {
    lease: { ...held, check },
    end() {
      settle()
      if (!isInterrupted) remove()
    },
  }
}
