// `check` with a baseline: reports what is new, or writes all problems to the baseline.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Terminal } from '../../io/terminal.ts'
import { writeWhole } from '../../io/writeWhole.ts'
import type { BuildResult } from '../../model/buildResult.ts'
import { hasErrors } from '../../model/diagnostics.ts'
import { counted } from '../../model/text/counted.ts'
import { UsageError } from '../../model/usageError.ts'
import { baselineName, baselineOf, compareBaseline, readBaseline } from '../../problems/baseline.ts'

interface BaselineOptions {
  /** Absolute folder of the site. */
  readonly root: string
  /** Writes the baseline first. */
  readonly updates: boolean
  readonly terminal: Pick<Terminal, 'info'>
}

export function withBaseline(result: BuildResult, { root, updates, terminal }: BaselineOptions): BuildResult {
  const file = join(root, baselineName)
  if (updates) {
    const baseline = baselineOf(result.problems)
    if (Object.keys(baseline).length === 0) rmSync(file, { force: true })
    else writeWhole(file, `${JSON.stringify(baseline, null, 2)}\n`)
  }
  if (!existsSync(file)) return result
  const baseline = readBaseline(readFileSync(file, 'utf8'))
  if (!baseline)
    throw new UsageError(
      `${baselineName} cannot be read. Write it again with "check --update-baseline", or remove it.`,
    )
  const { problems, known, gone } = compareBaseline(result.problems, baseline)
  const are = known === 1 ? 'is' : 'are'
  if (known > 0) terminal.info(`${counted(known, 'old problem')} of ${baselineName} ${are} not shown.`)
  if (gone > 0)
    terminal.info(
      `${counted(gone, 'entry').replace(/entrys$/, 'entries')} of ${baselineName} ${gone === 1 ? 'is' : 'are'} gone. To remove ${gone === 1 ? 'it' : 'them'}, run "check --update-baseline".`,
    )
  return { ...result, problems, ok: !hasErrors(problems) }
}
