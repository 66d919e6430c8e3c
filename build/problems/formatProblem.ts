// One problem as people see it: where, how bad, what and what to do.
import type { Paint } from '../io/terminal.ts'
import { formatLocation, type Problem } from '../model/diagnostics.ts'
import { hideSecrets } from '../model/text/findSecrets.ts'

const plain: Paint = (_color, text) => text

/**
 * `content/docs/cli.md:12:34  error  brokenLink  …`, then the line with a mark below the column, then the
 * hint. `sourceLine` is that line of the file, or null when there is none to show.
 */
export function formatProblem(problem: Problem, sourceLine: string | null, paint: Paint = plain): string {
  const { column, severity, code, message, hint } = problem
  const location = formatLocation(problem) ?? '(site)'
  const lines = [`${paint('bold', location)}  ${paint(severity, severity)}  ${code}  ${message}`]
  if (sourceLine?.trim()) {
    const { shown, offset } = excerpt(sourceLine, column)
    lines.push(`    ${shown}`, `    ${' '.repeat(offset)}${paint(severity, '^')}`)
  }
  if (hint) lines.push(`    ${hint}`)
  return lines.join('\n')
}

const maxWidth = 120

/** A long line is cut around the column. Tabs would move the mark: they become spaces. */
function excerpt(line: string, column: number): { readonly shown: string; readonly offset: number } {
  const clean = hideSecrets(line.replaceAll('\t', ' '))
  if (clean.length <= maxWidth) return { shown: clean, offset: column - 1 }
  const from = Math.max(0, Math.min(column - 1 - maxWidth / 2, clean.length - maxWidth))
  return { shown: clean.slice(from, from + maxWidth), offset: column - 1 - from }
}
