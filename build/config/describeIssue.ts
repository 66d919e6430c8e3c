// What valibot found wrong, in words that name the key: `themeConfig.navbar.items[2].to must be string, not
// 3`.
import type * as v from 'valibot'

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
  if (issue.kind === 'validation' || issue.type === 'custom') return { path, message: issue.message }
  return {
    path: path || 'the configuration',
    message: `must be ${expectation(issue.expected)}, not ${issue.received}`,
  }
}

const expectation = (expected: string | null): string =>
  (expected ?? 'something else')
    .replaceAll('"', "'")
    .replaceAll('(', '')
    .replaceAll(')', '')
    .replaceAll(' | ', ' or ')
