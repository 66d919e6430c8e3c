// Describes valibot's issues in words that name the key: `themeConfig.navbar.items[2].to must be a string,
// not 3`.
import type * as v from 'valibot'
import { expectation, nameOfType } from './expectation.ts'

/** One problem of the configuration: where (`docs[0].path`) and what is wrong. */
export interface ConfigProblem {
  readonly path: string
  readonly message: string
}

export function describeIssue(issue: v.BaseIssue<unknown>): ConfigProblem {
  const path = (issue.path ?? [])
    .map((item, index) =>
      typeof item.key === 'number' ? `[${item.key}]` : `${index === 0 ? '' : '.'}${String(item.key)}`,
    )
    .join('')
  const isMissing = issue.type === 'loose_object' && issue.message.startsWith('is required')
  if (issue.kind === 'validation' || issue.type === 'custom' || isMissing)
    return { path: path || top, message: issue.message }
  return {
    path: path || top,
    message: `must be ${expectation(issue.expected)}, not ${nameOfType(issue.received)}`,
  }
}

/** The path of the whole configuration. */
export const top = 'The configuration'
