// Reports what ended a command: a mistake in its words or in the configuration, or a failure of the build.
import type { Terminal } from '../../io/terminal.ts'
import type { Problem } from '../../model/diagnostics.ts'
import { UsageError } from '../../model/usageError.ts'
import { explainFailure } from '../../problems/explainFailure.ts'
import { printMistakes } from '../../problems/printProblems.ts'
import type { OutputFormat } from '../commandLine/outputFormat.ts'
import { packageVersion } from '../packageVersion.ts'
import { printResult } from './printResult.ts'

export interface FailureOptions {
  readonly terminal: Terminal
  readonly format: OutputFormat
  readonly engineRoot: string
  /** Whether the command has options for the folders that it writes. Yes if it is left out. */
  readonly choosesFolders?: boolean
}

/** Returns the exit code: 2 for a mistake, else 1. Programs get the failure as a problem. */
export function reportFailure(error: unknown, options: FailureOptions): number {
  const { terminal, format, engineRoot, choosesFolders } = options
  const isUsage = error instanceof UsageError
  const message = isUsage ? error.message : explainFailure(error, choosesFolders)
  if (isUsage && error.mistakes) printMistakes(error.mistakes, terminal)
  else terminal.error(message)
  const one: Problem = { ...single, code: isUsage ? 'usage' : 'buildStopped', message }
  const { problems, root } = (isUsage && error.mistakes) || { problems: [one], root: process.cwd() }
  const version = packageVersion(engineRoot)
  printResult({ problems, root, format, version }, { ok: false, problems })
  return isUsage ? 2 : 1
}

const single = { severity: 'error', file: null, line: 0, column: 0, hint: null } as const
