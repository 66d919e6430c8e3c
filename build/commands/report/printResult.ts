// The result of a command for programs, on standard output: JSON and the formats of services.
import type { Problem } from '../../model/diagnostics.ts'
import { annotation } from '../../problems/annotations.ts'
import { codeQuality } from '../../problems/codeQuality.ts'
import { junitReport } from '../../problems/junit.ts'
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
  else if (format === 'gitlab') print(JSON.stringify(codeQuality(problems, checkout), null, 2))
  else if (format === 'junit') print(junitReport(problems, checkout))
  else if (format === 'github' || process.env['GITHUB_ACTIONS'] === 'true')
    for (const problem of problems) print(annotation(problem, checkout))
}

const print = (text: string) => void process.stdout.write(`${text}\n`)
