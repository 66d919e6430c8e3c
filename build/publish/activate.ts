// Makes a release the one that visitors see: its content is uploaded, then its files are written, then files
// that nobody needs are removed. The history says at each point how the next deploy continues.
import { UsageError } from '../model/usageError.ts'
import {
  afterPending,
  droppedPaths,
  finishingPlan,
  knownTarget,
  releaseKey,
  type TargetRecord,
} from './knownTarget.ts'
import type { Lease } from './lease.ts'
import { begun, completed, type History, removed, uploaded } from './release/history.ts'
import { type Plan, planDeploy } from './release/planDeploy.ts'
import { packRelease, type Release } from './release/release.ts'
import { type RunOptions, removeKeys, upload, write } from './runPlan.ts'
import type { Target } from './target/target.ts'

export interface ActivateOptions extends Pick<RunOptions, 'bytesOf' | 'onDone'> {
  readonly target: Target
  readonly lease: Lease
  /** Complete releases that stay in the target. */
  readonly keep: number
  /** The time, as an ISO date. */
  readonly now: string
}

export interface Activated {
  readonly plan: Plan
  /** Paths that only dropped releases had. */
  readonly pruned: readonly string[]
}

export async function activate(
  release: Release,
  found: TargetRecord,
  options: ActivateOptions,
): Promise<Activated> {
  const { target, keep, now } = options
  const start = await finishPending(found, options)
  const releases = new Map(start.releases).set(release.id, release)
  if (!start.releases.has(release.id)) await target.put(releaseKey(release.id), packRelease(release), {})
  const plan = planDeploy(release.files, knownTarget(start))
  let record = await advance({ ...start, releases }, begun(start.history, release.id, now), options)
  await upload(plan, options)
  record = await advance(record, uploaded(record.history), options)
  await write(plan, options)
  record = await advance(record, completed(record.history, keep), options)
  return { plan, pruned: await prune(record, options) }
}

/** Finishes a release whose files were being written when its deploy was interrupted. */
async function finishPending(record: TargetRecord, options: ActivateOptions): Promise<TargetRecord> {
  const plan = finishingPlan(record)
  if (plan === null) return record
  await write(plan, options)
  return advance(record, afterPending(record, options.keep).history, options)
}

/** Replaces the history. Throws when another deploy changed it. */
async function advance(
  record: TargetRecord,
  history: History,
  { target, lease }: Pick<ActivateOptions, 'target' | 'lease'>,
): Promise<TargetRecord> {
  lease.check()
  const version = await target.writeState('history', JSON.stringify(history), record.version)
  if (version === null)
    throw new UsageError(`Another deploy to ${target.name} changed its history. Run the deploy again.`)
  return { ...record, history, version }
}

/** Removes what only dropped releases have. Resolves with their paths. */
async function prune(record: TargetRecord, options: ActivateOptions): Promise<readonly string[]> {
  const { dropped } = record.history
  if (dropped.length === 0) return []
  const keys = droppedPaths(record)
  await removeKeys(keys, options)
  await removeKeys(dropped.map(releaseKey), { ...options, onDone: () => {} })
  await advance(record, removed(record.history, dropped), options)
  return keys
}
