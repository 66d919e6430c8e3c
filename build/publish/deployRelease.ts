// Plans a release against what the target has, and makes it current unless that is not needed or not wanted.

import { UsageError } from '../model/usageError.ts'
import { type Activated, type ActivateOptions, activate } from './activate.ts'
import type { Allowable } from './built/checkBuild.ts'
import { foreignFiles, foreignMessage } from './foreignFiles.ts'
import {
  afterPending,
  afterRelease,
  droppedPaths,
  finishingPlan,
  knownTarget,
  type TargetRecord,
} from './knownTarget.ts'
import type { Lease, LeaseOptions } from './lease.ts'
import { currentOf } from './release/history.ts'
import { type Plan, planDeploy } from './release/planDeploy.ts'
import type { Release } from './release/release.ts'
import type { Target } from './target/target.ts'

export interface DeployOptions {
  readonly target: Target
  /** Releases that stay in the target. */
  readonly keep: number
  readonly now: () => Date
  readonly lease: Omit<LeaseOptions, 'allowUnlocked' | 'mayWait'>
  readonly allowed: ReadonlySet<Allowable>
  /** Only the plan: nothing is written. */
  readonly dryRun: boolean
  /** Called before the first change, with the number of objects to write or remove. */
  readonly onPlan: (total: number) => void
  readonly onDone: (count: number) => void
}

export interface Deployed extends Activated {
  readonly release: Release
  /** An interrupted deploy that was finished first, or would be: its release, and what was left of it. */
  readonly finished: { readonly release: string; readonly plan: Plan } | null
  /** Files that others put in the target, in the place of files of the release. */
  readonly foreign: readonly string[]
  /** Whether the target had the same release already. */
  readonly isCurrent: boolean
}

interface Run extends Omit<DeployOptions, 'lease'>, Pick<ActivateOptions, 'bytesOf'> {
  /** Null: nothing is written. */
  readonly lease: Lease | null
}

export async function deployRelease(release: Release, record: TargetRecord, options: Run): Promise<Deployed> {
  const { keep, dryRun, now, onPlan, lease } = options
  const next = afterPending(record, keep)
  const left = finishingPlan(record)
  const finished = left && { release: record.history.pending?.release ?? '', plan: left }
  const plan = planDeploy(release.files, knownTarget(next))
  const isCurrent = currentOf(next.history) === release.id && sizeOf(plan) === 0
  const isDone = isCurrent && finished === null && next.history.dropped.length === 0
  const pruned = isDone ? [] : droppedPaths(afterRelease(next, release, keep))
  const foreign = await foreignFiles({ plan, left, record: next }, options.target)
  if (foreign.length > 0 && !dryRun && !options.allowed.has('foreign'))
    throw new UsageError(foreignMessage(foreign, options.target.name))
  const done = { release, finished, isCurrent, plan, pruned, foreign }
  if (lease === null) return done
  onPlan(sizeOf(plan) + (left ? sizeOf(left) : 0) + pruned.length)
  if (isDone) return done
  return { ...done, ...(await activate(release, record, { ...options, lease, now: now().toISOString() })) }
}

const sizeOf = ({ saves, uploads, writes, removals }: Plan): number =>
  saves.length + uploads.length + writes.flat().length + removals.length

export const currentRelease = ({ history, releases }: TargetRecord): Release | null =>
  releases.get(currentOf(history) ?? '') ?? null
