// Prints the result of one build: its problems and a closing line, or a form for programs.
import type { Terminal } from '../../io/terminal.ts'
import type { BuildResult } from '../../model/buildResult.ts'
import type { Problem } from '../../model/diagnostics.ts'
import { counted } from '../../model/text/counted.ts'
import { printProblems } from '../../problems/printProblems.ts'
import type { OutputFormat } from '../commandLine/outputFormat.ts'
import { printResult } from './printResult.ts'
import { shownFolder } from './shownFolder.ts'

export interface ReportOptions {
  readonly root: string
  /** Null when nothing was to be written. */
  readonly outDir: string | null
  readonly milliseconds: number
  readonly format: OutputFormat
  /** Version of Troodon. */
  readonly version: string
  /** Shows every problem. */
  readonly verbose: boolean
  /** The command that lists every problem, if more than a few lines become a digest. */
  readonly details?: string | null
  readonly terminal: Terminal
}

export function reportBuild(
  result: BuildResult,
  { root, outDir, milliseconds, format, version, verbose, details = null, terminal }: ReportOptions,
): void {
  const { ok, problems, summary } = result
  if (format === 'text') printProblems(problems, { root, verbose, details }, terminal)
  printResult({ problems, root, format, version }, { ok, problems, ...summary })
  terminal.info(closingLine(result, outDir, milliseconds))
  if (verbose && outDir !== null && result.isPublished) terminal.info(workLine(result, outDir))
}

/** `Built 3 pages in 76 ms (nothing changed). 0 links checked.` */
export function closingLine(
  { ok, isPublished, problems, summary }: BuildResult,
  outDir: string | null,
  milliseconds: number,
): string {
  const found = countProblems(problems)
  if (!ok && !isPublished) return `${found}. Nothing was written.`
  const time = duration(milliseconds)
  const { routes, links, rendered, written, withPlugins = 0 } = summary
  if (outDir === null)
    return `${counted(routes, 'route')} and ${counted(links, 'link')} checked in ${time}${found ? `; ${found}` : ', no problems'}.`
  const share =
    rendered + written === 0 ? ' (nothing changed)' : rendered === routes ? '' : ` (${rendered} rendered)`
  const checked = [
    `${counted(links, 'link')} checked`,
    ...(withPlugins > 0 ? [`${counted(withPlugins, 'file')} read by remark plugins, which is slower`] : []),
    ...(found ? [found] : []),
  ].join('; ')
  return `Built ${counted(routes, 'page')} in ${time}${share}. ${checked}.`
}

/** For `--verbose`: `2 files parsed, 1 route rendered, 7 files written to dist.` */
export const workLine = ({ summary: { parsed, rendered, written } }: BuildResult, outDir: string): string =>
  `${[
    `${counted(parsed, 'file')} parsed`,
    `${counted(rendered, 'route')} rendered`,
    `${counted(written, 'file')} written to ${shownFolder(outDir)}`,
  ].join(', ')}.`

/** `1 error, 2 warnings`; empty without problems of either kind. */
function countProblems(problems: readonly Problem[]): string {
  const counts = (['error', 'warning'] as const).map((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length
    return count === 0 ? '' : counted(count, severity)
  })
  return counts.filter(Boolean).join(', ')
}

const duration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
