// Pages that cannot be written for the same reason, as one problem: a component around all pages, such as
// Root, fails on each of them. Pages with code failed before (outputs/pages/inspectPages.ts).

import type { Diagnostic } from '../model/diagnostics.ts'
import { addToList } from '../shared/addToList.ts'

/** Up to this number, problems are reported one by one. */
const few = 2
/** So many are named of the others. */
const named = 3

export function joinFailures(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = new Map<string, Failure[]>()
  for (const diagnostic of diagnostics) {
    const failure = failureOf(diagnostic)
    if (failure) addToList(groups, failure.key, failure)
  }
  return diagnostics.flatMap((diagnostic) => {
    const group = groups.get(failureOf(diagnostic)?.key ?? '')
    if (!group || group.length <= few) return [diagnostic]
    return group[0]?.diagnostic === diagnostic ? [joined(group as [Failure, ...Failure[]])] : []
  })
}

interface Failure {
  readonly key: string
  readonly page: string
  readonly reason: string
  readonly diagnostic: Diagnostic
}

function failureOf(diagnostic: Diagnostic): Failure | null {
  const { code, file, line, column, message } = diagnostic
  const [, page, reason] = /^The page (\S+\.html) cannot be rendered: ([\s\S]*)$/.exec(message) ?? []
  if (code !== 'pageFailed' || page === undefined || reason === undefined) return null
  return { key: JSON.stringify([file, line, column, reason]), page, reason, diagnostic }
}

function joined(group: readonly [Failure, ...Failure[]]): Diagnostic {
  const [{ diagnostic, reason }] = group
  const pages = group.slice(0, named).map(({ page }) => page)
  const others = group.length - pages.length
  const names = others > 0 ? `${pages.join(', ')} and ${others} more` : pages.join(', ')
  return { ...diagnostic, message: `${group.length} pages cannot be rendered: ${reason} (${names})` }
}
