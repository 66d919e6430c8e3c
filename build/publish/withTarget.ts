// The record of a target, read while no other process can change it.
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
  try {
    return await act(await readTarget(target), held)
  } finally {
    await held.release()
  }
}
