// What the target says about itself: its history, and the records of the releases in it.
import { UsageError } from '../model/usageError.ts'
import { begun, completed, emptyHistory, type History, readHistory, releasesOf } from './release/history.ts'
import { ownFolder, type Plan, planDeploy, planRemoval } from './release/planDeploy.ts'
import type { KnownTarget } from './release/possibleVersions.ts'
import { type Release, unpackRelease } from './release/release.ts'
import { stageOf } from './release/writeOrder.ts'
import type { Target } from './target/target.ts'

export interface TargetRecord {
  readonly history: History
  /** Version of the history, for the next one that replaces it. */
  readonly version: string | null
  /** By id. */
  readonly releases: ReadonlyMap<string, Release>
  /** Paths of an interrupted deploy that it has not written to: files there are of others. */
  readonly unwritten: ReadonlySet<string>
}

export const releaseKey = (id: string): string => `${ownFolder}/releases/${id}.json.gz`

export async function readTarget(target: Target): Promise<TargetRecord> {
  const state = await target.readState('history')
  if (!state) return { history: emptyHistory, version: null, releases: new Map(), unwritten: new Set() }
  const history = readHistory(state.text)
  if (!history)
    throw new UsageError(
      `${target.name} was deployed to by a newer Troodon, or its record ${ownFolder}/history is damaged.`,
    )
  const ids = releasesOf(history)
  const read = await Promise.all(ids.map((id) => target.read(releaseKey(id))))
  const releases = new Map<string, Release>()
  for (const [index, bytes] of read.entries()) {
    const release = bytes && unpackRelease(bytes)
    if (release) releases.set(ids[index] as string, release)
    else if (!history.dropped.includes(ids[index] as string))
      throw new UsageError(
        `The record ${releaseKey(ids[index] as string)} of ${target.name} is missing or damaged. ` +
          `Remove ${ownFolder}/ from the target, and deploy with --allow foreign to write every file again.`,
      )
  }
  return { history, version: state.version, releases, unwritten: unwrittenPaths(history, releases) }
}

/** Until everything is uploaded, a deploy writes only files with a hash in their name to their paths. */
function unwrittenPaths({ pending, ...others }: History, releases: TargetRecord['releases']) {
  if (pending?.phase !== 'uploading') return new Set<string>()
  const written = releasesOf({ ...others, pending: null }).flatMap((id) => releases.get(id)?.files ?? [])
  const paths = [...(releases.get(pending.release)?.files.keys() ?? [])]
  return new Set(paths.filter((path) => stageOf(path) !== 'assets' && !written.some((one) => one.has(path))))
}

/** For planning the next release, when a pending one is finished or dropped. */
export const knownTarget = ({ history, releases }: TargetRecord): KnownTarget => {
  const filesOf = (ids: readonly string[]) => ids.flatMap((id) => releases.get(id)?.files ?? [])
  const { activations, pending, dropped } = history
  return {
    releases: filesOf(activations.map(({ release }) => release)),
    dropped: filesOf([...dropped, ...(pending ? [pending.release] : [])]),
  }
}

/** The record after the pending release is finished, where its files are being written. */
export function afterPending(record: TargetRecord, keep: number): TargetRecord {
  const { history } = record
  return history.pending?.phase === 'writing' ? { ...record, history: completed(history, keep) } : record
}

/** What is left to write of a release whose deploy was interrupted while it wrote files; null without one. */
export function finishingPlan(record: TargetRecord): Plan | null {
  const { history, releases } = record
  const release = history.pending?.phase === 'writing' && releases.get(history.pending.release)
  if (!release) return null
  return planDeploy(release.files, knownTarget({ ...record, history: { ...history, pending: null } }))
}

/** The record after a release is complete, before files of old releases are removed. */
export function afterRelease(record: TargetRecord, release: Release, keep: number): TargetRecord {
  const { history, releases } = record
  return {
    ...record,
    history: completed(begun(history, release.id, ''), keep),
    releases: new Map(releases).set(release.id, release),
  }
}

/** Paths that only releases have whose files are being removed. */
export function droppedPaths({ history, releases, unwritten }: TargetRecord): readonly string[] {
  const filesOf = (ids: readonly string[]) => ids.flatMap((id) => releases.get(id)?.files ?? [])
  const kept = filesOf(history.activations.map(({ release }) => release))
  return planRemoval(kept, filesOf(history.dropped)).filter((path) => !unwritten.has(path))
}
