// `check` with a baseline: reports what is new, or writes all problems to the baseline.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readOwnText } from '../../io/readText.ts'
import type { Terminal } from '../../io/terminal.ts'
import { writeWhole } from '../../io/writeWhole.ts'
import type { BuildResult } from '../../model/buildResult.ts'
import { hasErrors } from '../../model/diagnostics.ts'
import { type DiagnosticCode, isOfSamples } from '../../model/rules.ts'
import { counted } from '../../model/text/counted.ts'
import { UsageError } from '../../model/usageError.ts'
import {
  baselineName,
  baselineOf,
  compareBaseline,
  joinBaselines,
  partOf,
  readBaseline,
} from '../../problems/baseline.ts'

interface BaselineOptions {
  /** The problems that the command finds; entries of others stay. */
  readonly isOf: (code: DiagnosticCode) => boolean
  /** Absolute folder of the site. */
  readonly root: string
  /** Writes the baseline first. */
  readonly updates: boolean
  readonly terminal: Pick<Terminal, 'info'>
}

/** The problems of the command `check`. */
export const isOfCheck = (code: DiagnosticCode): boolean => !isOfSamples(code)

type Result = Pick<BuildResult, 'problems' | 'ok'>

export function withBaseline<R extends Result>(
  result: R,
  { root, updates, terminal, isOf }: BaselineOptions,
): R {
  const file = join(root, baselineName)
  const before = existsSync(file) ? readBaseline(readOwnText(file)) : {}
  if (updates) {
    const baseline = joinBaselines(
      baselineOf(result.problems.filter(({ code }) => isOf(code))),
      partOf(before ?? {}, (code) => !isOf(code)),
    )
    if (Object.keys(baseline).length === 0) rmSync(file, { force: true })
    else writeWhole(file, `${JSON.stringify(baseline, null, 2)}\n`)
  }
  if (!existsSync(file)) return result
  const all = readBaseline(readOwnText(file))
  if (!all)
    throw new UsageError(
      `${baselineName} cannot be read. Write it again with "check --update-baseline", or remove it.`,
    )
  const baseline = partOf(all, isOf)
  const { problems, known, gone } = compareBaseline(result.problems, baseline)
  const are = known === 1 ? 'is' : 'are'
  if (known > 0) terminal.info(`${counted(known, 'old problem')} of ${baselineName} ${are} not shown.`)
  if (gone > 0)
    terminal.info(
      `${counted(gone, 'entry').replace(/entrys$/, 'entries')} of ${baselineName} ${gone === 1 ? 'is' : 'are'} gone. To remove ${gone === 1 ? 'it' : 'them'}, run "check --update-baseline".`,
    )
  return { ...result, problems, ok: !hasErrors(problems) }
}
