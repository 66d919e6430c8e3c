// Files in a target that Troodon did not write: a deploy does not replace them without being told to.
import { knownTarget, type TargetRecord } from './knownTarget.ts'
import type { Plan } from './release/planDeploy.ts'
import { absent, possibleVersions } from './release/possibleVersions.ts'
import { lingers } from './release/writeOrder.ts'
import type { Target } from './target/target.ts'

export interface ForeignFacts {
  readonly plan: Plan
  /** What is left of a deploy that is finished first. */
  readonly left: Plan | null
  /** After it. */
  readonly record: TargetRecord
}

/** What the plan would replace, besides files of releases. */
export async function foreignFiles(
  { plan, left, record }: ForeignFacts,
  target: Target,
): Promise<readonly string[]> {
  const known = knownTarget(record)
  const unsettled = new Set(left && [...left.removals, ...left.writes.flat().map(({ path }) => path)])
  // Other files of releases that are being removed may be there, but their pages were removed long ago.
  const isOwn = (path: string): boolean =>
    unsettled.has(path) ||
    (lingers(path)
      ? !record.unwritten.has(path) &&
        [...possibleVersions(path, known)].some((version) => version !== absent)
      : (known.releases[0]?.has(path) ?? false))
  const written = plan.writes.flat().map(({ path }) => path)
  const uploaded = plan.uploads.filter(({ key, path }) => key === path).map(({ path }) => path)
  return target.inTheWay([...written, ...uploaded], isOwn)
}

export function foreignMessage(foreign: readonly string[], name: string): string {
  const shown = foreign.slice(0, 5).join(', ')
  const others = foreign.length > 5 ? ` and ${foreign.length - 5} more` : ''
  const [files, them] = foreign.length === 1 ? ['a file', 'it'] : ['files', 'them']
  return (
    `${name} has ${files} that Troodon did not write, and the site would replace ${them}: ${shown}${others}.\n` +
    `Nothing was deployed. Move ${them} away, or choose another target. To replace ${them}, add --allow foreign.`
  )
}
