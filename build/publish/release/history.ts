// What was deployed to a target: a small value that is replaced only by a deploy that has seen its last
// version.
import * as v from 'valibot'

/** A complete release, when it became the one that visitors see. */
interface Activation {
  /** Id of the release. */
  readonly release: string
  /** ISO date. */
  readonly at: string
}

/**
 * A release on its way. While its content is uploaded, visitors see nothing of it, and the next deploy may
 * drop it. Once its files are being written, all its content is in the target, and the next deploy finishes
 * it first.
 */
interface Pending extends Activation {
  readonly phase: 'uploading' | 'writing'
}

export interface History {
  readonly format: 1
  readonly nextNumber: number
  /** Newest first: the first one is what visitors see. */
  readonly activations: readonly Activation[]
  readonly pending: Pending | null
  /** Releases whose files are being removed. */
  readonly dropped: readonly string[]
}

export const emptyHistory: History = {
  format: 1,
  nextNumber: 1,
  activations: [],
  pending: null,
  dropped: [],
}

/** The release that visitors see; null before the first one is complete. */
export const currentOf = ({ activations }: History): string | null => activations[0]?.release ?? null

/** Ids of all releases whose record is needed. */
export const releasesOf = ({ activations, pending, dropped }: History): readonly string[] => [
  ...new Set([
    ...(pending ? [pending.release] : []),
    ...activations.map(({ release }) => release),
    ...dropped,
  ]),
]

/** Notes the release before its first upload. One that was only uploading is dropped. */
export const begun = (history: History, release: string, at: string): History => ({
  ...history,
  nextNumber: Math.max(history.nextNumber, numberOf(release) + 1),
  pending: { release, at, phase: 'uploading' },
  dropped: abandoned(history).filter((id) => id !== release),
})

function abandoned({ activations, pending, dropped }: History): readonly string[] {
  if (!pending || activations.some(({ release }) => release === pending.release)) return dropped
  return [...new Set([...dropped, pending.release])]
}

/** Notes that its content is in the target, before the first file is written. */
export const uploaded = (history: History): History => ({
  ...history,
  pending: history.pending && { ...history.pending, phase: 'writing' },
})

/** Every file of the pending release is written. `keep` releases stay; older ones are to be removed. */
export function completed(history: History, keep: number): History {
  const { pending, activations, dropped } = history
  if (!pending) return history
  const { release, at } = pending
  const all = [{ release, at }, ...activations.filter((one) => one.release !== release)]
  const kept = all.slice(0, Math.max(1, keep))
  const old = all.slice(kept.length).map((one) => one.release)
  return { ...history, activations: kept, pending: null, dropped: [...new Set([...dropped, ...old])] }
}

/** The files of these releases are removed. */
export const removed = (history: History, releases: readonly string[]): History => ({
  ...history,
  dropped: history.dropped.filter((id) => !releases.includes(id)),
})

/** `12-3f9ac2d1` → 12. */
const numberOf = (release: string): number => Number.parseInt(release, 10)

/** The name of a file in the target. */
const id = v.pipe(v.string(), v.regex(/^\d+-\w+$/))
const activation = { release: id, at: v.string() }
const schema: v.GenericSchema<History> = v.looseObject({
  format: v.literal(1),
  nextNumber: v.pipe(v.number(), v.integer()),
  activations: v.array(v.looseObject(activation)),
  pending: v.nullable(v.looseObject({ ...activation, phase: v.picklist(['uploading', 'writing']) })),
  dropped: v.array(id),
})

/** Null for text that is not a history. */
export function readHistory(text: string): History | null {
  try {
    const value: unknown = JSON.parse(text)
    return v.is(schema, value) ? value : null
  } catch {
    return null
  }
}
