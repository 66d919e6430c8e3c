// Prints what a deploy did or would do, as text and as JSON.
import { counted } from '../../model/text/counted.ts'
import type { Deployed } from '../deployRelease.ts'
import { foreignMessage } from '../foreignFiles.ts'
import type { Plan } from '../release/planDeploy.ts'
import { bytes } from './words.ts'

/** One line for each step, in the order in which they are done; the first ones of each kind unless `all`. */
export function planLines({ finished, plan, pruned, foreign }: Deployed, all: boolean): string {
  const { saves, uploads, writes, removals }: Plan = plan
  const shown = <T>(items: readonly T[], line: (item: T) => string): readonly string[] => {
    const some = all ? items : items.slice(0, 20)
    const more = items.length - some.length
    return [...some.map(line), ...(more > 0 ? [`         and ${more} more; --verbose lists all`] : [])]
  }
  const written = (groups: Plan['writes']) =>
    groups.flatMap((group) =>
      shown(
        group,
        ({ path, isNew, file }) =>
          `${isNew && !foreign.includes(path) ? 'add    ' : 'replace'}  ${path}${headerText(file.headers)}`,
      ),
    )
  const removed = (paths: readonly string[]) => shown(paths, (path) => `remove   ${path}`)
  const lines = [
    ...shown(foreign, (path) => `foreign  ${path} was not written by Troodon, and would be replaced`),
    ...(finished ? [...written(finished.plan.writes), ...removed(finished.plan.removals)] : []),
    ...shown(saves, ({ path }) => `keep     content of ${path} for rollbacks`),
    ...shown(
      uploads,
      ({ key, path, file }) => `upload   ${key === path ? path : `content of ${path}`}  ${bytes(file.size)}`,
    ),
    ...written(writes),
    ...removed(removals),
    ...removed(pruned),
  ]
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}

const headerText = (headers: Readonly<Record<string, string>>): string => {
  const shown = Object.entries(headers).filter(([name]) => name !== 'content-type')
  return shown.length === 0 ? '' : `  ${shown.map(([, value]) => value).join('; ')}`
}

export interface ResultFacts {
  readonly name: string
  readonly dryRun: boolean
  readonly milliseconds: number
}

export function resultLine(
  { release, plan, pruned, finished, isCurrent, foreign }: Deployed,
  { name, dryRun, milliseconds }: ResultFacts,
): string {
  const before = finished === null ? [] : [finishedText(finished.release, dryRun)]
  if (isCurrent) return [...before, `${name} has this release already: ${release.number}.`].join('\n')
  const { uploads, writes, removals, unchanged } = plan
  const size = uploads.reduce((sum, { file }) => sum + file.size, 0)
  const counts = [
    `${counted(uploads.length, 'upload')} (${bytes(size)})`,
    `${counted(writes.flat().length, 'file')} written`,
    `${removals.length} removed`,
    `${unchanged} unchanged`,
    ...(pruned.length > 0 ? [`${pruned.length} of old releases removed`] : []),
  ].join(', ')
  const line = dryRun
    ? `Release ${release.number} would be deployed to ${name}: ${counts}. Nothing was changed.`
    : `Release ${release.number} is deployed to ${name}: ${counts}, in ${(milliseconds / 1000).toFixed(1)} s.`
  return [...before, ...(dryRun && foreign.length > 0 ? [foreignMessage(foreign, name)] : []), line].join(
    '\n',
  )
}

const finishedText = (id: string, dryRun: boolean): string =>
  `The deploy of release ${id} was interrupted and ${dryRun ? 'would be' : 'was'} finished first.`

/** The output of `--json`. */
export const planJson = (
  { release, plan, pruned, finished, isCurrent, foreign }: Deployed,
  dryRun: boolean,
) => ({
  release: release.id,
  number: release.number,
  site: release.site,
  dryRun,
  isCurrent,
  foreign,
  finished: finished && {
    release: finished.release,
    writes: writesOf(finished.plan),
    removals: finished.plan.removals,
  },
  saves: plan.saves.map(({ path }) => path),
  uploads: plan.uploads.map(({ key, path, file }) => ({
    key,
    path,
    size: file.size,
    encoding: file.encoding,
  })),
  writes: writesOf(plan),
  removals: plan.removals,
  unchanged: plan.unchanged,
  pruned,
})

const writesOf = ({ writes }: Plan) =>
  writes.flat().map(({ path, stage, isNew, file }) => ({ path, stage, isNew, headers: file.headers }))
