// Mistakes in a configuration as problems, with the place of the key in the file where it can be found.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatLocation, type Problem } from '../model/diagnostics.ts'
import { openPaths } from '../model/text/findPath.ts'
import { UsageError } from '../model/usageError.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { ConfigProblem } from './describeIssue.ts'

/** `file` is relative to `root`; null when there is no configuration file. */
export function configMistakes(
  found: readonly ConfigProblem[],
  file: SourcePath | null,
  root: string,
): UsageError {
  const find = openPaths(file === null ? '' : readFileSync(join(root, file), 'utf8'))
  const problems = found.map(({ path, message }): Problem => {
    const { line, column } = find(path)?.key ?? { line: 0, column: 0 }
    return { ...mistake, file, line, column, message: `${path} ${message}` }
  })
  return mistakesError(
    problems.sort((a, b) => a.line - b.line || a.column - b.column),
    root,
  )
}

/** The error whose message has a line for each problem: `site.config.ts:2:3: titel is not an option.` */
export const mistakesError = (problems: readonly Problem[], root: string, cause?: unknown): UsageError =>
  new UsageError(problems.map(lineOf).join('\n'), { cause, mistakes: { root, problems } })

const lineOf = (one: Problem): string =>
  `${formatLocation(one) ?? 'configuration'}: ${one.message}${one.hint ? ` ${one.hint}` : ''}`

export const mistake = { code: 'configuration', severity: 'error', hint: null } as const
