// Mistakes in a configuration as problems, with the place of the key in the file where it can be found.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatLocation, type Problem } from '../model/diagnostics.ts'
import { findInOrder } from '../model/findInOrder.ts'
import type { Position } from '../model/positionAt.ts'
import { UsageError } from '../model/usageError.ts'
import { escapeRegExp } from '../shared/escape.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { ConfigProblem } from './describeIssue.ts'

/** `file` is relative to `root`; null when there is no configuration file. */
export function configMistakes(
  found: readonly ConfigProblem[],
  file: SourcePath | null,
  root: string,
): UsageError {
  const text = file === null ? '' : readFileSync(join(root, file), 'utf8')
  const problems = found.map(({ path, message }): Problem => {
    const { line, column } = findKey(path, text) ?? { line: 0, column: 0 }
    return { ...mistake, file, line, column, message: `${path} ${message}` }
  })
  return mistakesError(problems, root)
}

/** The error whose message has a line for each problem: `site.config.ts:2:3: titel is not an option.` */
export const mistakesError = (problems: readonly Problem[], root: string, cause?: unknown): UsageError =>
  new UsageError(
    problems.map((one) => `${formatLocation(one) ?? 'configuration'}: ${one.message}`).join('\n'),
    { cause, mistakes: { root, problems } },
  )

export const mistake = { code: 'configuration', severity: 'error', hint: null } as const

/** The key at a path such as `docs[0].path`, or the last one before it that the text contains. */
function findKey(path: string, text: string): Position | null {
  // Where the second of several members begins is not known.
  const [certain = ''] = path.split(/\[[1-9]/)
  const keys = certain.split(/[.[\]]+/).filter((key) => key !== '' && key !== '0')
  for (let count = keys.length; count > 0; count--) {
    const found = findInOrder(keys.slice(0, count).map(keyPattern), text)
    if (found) return found
  }
  return null
}

const keyPattern = (key: string): RegExp => new RegExp(`(?<![\\w.-])["']?${escapeRegExp(key)}["']?\\s*:`)
