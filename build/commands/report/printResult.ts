// The result of a command for programs: JSON, SARIF, or annotations of GitHub Actions, on standard output.
import type { Problem } from '../../model/diagnostics.ts'
import { annotation } from '../../problems/annotations.ts'
import { checkoutOf } from '../../problems/repositoryPath.ts'
import { sarifLog } from '../../problems/sarif.ts'
import type { OutputFormat } from '../commandLine/outputFormat.ts'

export interface PrintedResult {
  readonly problems: readonly Problem[]
  /** Absolute folder that the files of the problems are relative to. */
  readonly root: string
  readonly format: OutputFormat
  /** Version of Troodon. */
  readonly version: string
}

/** `json` is the value for the format of this name. With text, GitHub Actions gets annotations too. */
export function printResult({ problems, root, format, version }: PrintedResult, json: object): void {
  const checkout = checkoutOf(root, process.env)
  if (format === 'json') print(JSON.stringify(json, null, 2))
  else if (format === 'sarif') print(JSON.stringify(sarifLog(problems, version, checkout), null, 2))
  else if (format === 'github' || process.env['GITHUB_ACTIONS'] === 'true')
    for (const problem of problems) print(annotation(problem, checkout))
}

const print = (text: string) => void process.stdout.write(`${text}\n`)
