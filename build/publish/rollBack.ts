// Goes back to a release whose files are still in the target. Nothing is uploaded.
import { UsageError } from '../model/usageError.ts'
import { currentRelease, type Deployed, type DeployOptions, deployRelease } from './deployRelease.ts'
import { afterPending, type TargetRecord } from './knownTarget.ts'
import type { Upload } from './release/planDeploy.ts'
import type { Release } from './release/release.ts'
import { withTarget } from './withTarget.ts'

/** Makes an older release the current one again. `number` is null for the one before. */
export function rollBack(number: number | null, options: DeployOptions): Promise<Deployed> {
  return withTarget(options, (record, lease) => {
    const next = afterPending(record, options.keep)
    const unfinished = number === null ? unfinishedRollback(record) : null
    const release = unfinished ?? releaseToRestore(next, number, options.target.name)
    const bytesOf = ({ path }: Upload) =>
      Promise.reject(
        new UsageError(
          `${path} of release ${release.number} is no longer in the target. Deploy a build of it instead.`,
        ),
      )
    return deployRelease(release, record, { ...options, bytesOf, lease })
  })
}

/** The release of an interrupted rollback: the same command again means this one, not an older one. */
function unfinishedRollback({ history: { pending, activations }, releases }: TargetRecord): Release | null {
  const isOlder = activations.some(({ release }) => release === pending?.release)
  return (isOlder && releases.get(pending?.release ?? '')) || null
}

function releaseToRestore(record: TargetRecord, number: number | null, name: string): Release {
  const current = currentRelease(record)
  const kept = record.history.activations.flatMap(({ release }) => record.releases.get(release) ?? [])
  if (!current) throw new UsageError(`Nothing has been deployed to ${name} yet.`)
  const older = kept.filter((one) => one.number < current.number).sort((a, b) => b.number - a.number)
  const found = number === null ? older[0] : kept.find((one) => one.number === number)
  if (found) return found
  const numbers = kept.map((one) => one.number).join(', ')
  throw new UsageError(
    number === null
      ? `${name} has no release before ${current.number}.`
      : `${name} has no release ${number}. Its releases are ${numbers}.`,
  )
}
