// The releases in a target, for people and programs.
import { readTarget } from './knownTarget.ts'
import { currentOf } from './release/history.ts'
import type { Target } from './target/target.ts'

export interface ListedRelease {
  readonly number: number
  readonly id: string
  /** ISO dates: when it was deployed first, and when it became current the last time. */
  readonly madeAt: string
  readonly activatedAt: string
  readonly site: string
  readonly files: number
  /** Bytes of all files, before compression. */
  readonly size: number
  readonly status: 'current' | 'unfinished' | 'kept'
}

/** The releases in the target, newest activation first. */
export async function listReleases(target: Target): Promise<readonly ListedRelease[]> {
  const { history, releases } = await readTarget(target)
  const { pending, activations } = history
  const current = currentOf(history)
  // A rollback that was interrupted is on its way to a release that is in the list already.
  const all = [
    ...(pending ? [pending] : []),
    ...activations.filter(({ release }) => release !== pending?.release),
  ]
  return all.flatMap((one): ListedRelease[] => {
    const found = releases.get(one.release)
    if (!found) return []
    const { files, ...release } = found
    const size = [...files.values()].reduce((sum, file) => sum + file.size, 0)
    const status = one.release === current ? 'current' : one === pending ? 'unfinished' : 'kept'
    return [{ ...release, activatedAt: one.at, files: files.size, size, status }]
  })
}
