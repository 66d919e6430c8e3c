// The problems of a first build in a few lines: two for each check, with one of its messages and places.
import type { Paint } from '../io/terminal.ts'
import type { Problem } from '../model/diagnostics.ts'
import type { Severity } from '../model/rules.ts'
import { counted } from '../model/text/counted.ts'
import { groupProblems, type ProblemGroup } from './groupProblems.ts'

/** The lines of the digest, without its last one. */
export const mostDigestLines = 12

/** Messages of one check. */
const mostMessages: Readonly<Record<Severity, number>> = { error: 2, warning: 1, info: 0, hint: 0 }

/** `details`: the command that lists every problem. */
export function formatDigest(problems: readonly Problem[], details: string, paint: Paint): readonly string[] {
  const groups = groupProblems(problems).filter(({ severity }) => severity !== 'info')
  const lines: string[] = []
  const others = groups.filter((group) => {
    const own = formatGroup(group, paint)
    const fits = lines.length + own.length <= mostDigestLines
    if (fits) lines.push(...own)
    return !fits
  })
  return [...lines, `${lastLine(problems, others)}, run ${details}.`]
}

/** `warning  brokenAnchor  408 in 148 files, such as docs/a.md:3:4`, then the most frequent messages. */
function formatGroup(group: ProblemGroup, paint: Paint): readonly string[] {
  const { code, severity, count, files, messages } = group
  const place = messages[0]?.places[0]
  const such = place === undefined ? '' : count === 1 ? `  ${place}` : `, such as ${place}`
  const number = count === 1 ? '' : `  ${count} in ${counted(files, 'file')}`
  return [
    `${paint(severity, severity)}  ${paint('bold', code)}${number}${such}`,
    ...messages
      .slice(0, mostMessages[severity])
      .map(({ message, hint }) => `    ${message}${hint ? ` ${hint}` : ''}`),
  ]
}

/** `For every problem with its line, 3 of other checks and 2 notes`. */
function lastLine(problems: readonly Problem[], others: readonly ProblemGroup[]): string {
  const ofOthers = others.reduce((sum, { count }) => sum + count, 0)
  const notes = problems.filter(({ severity }) => severity === 'info').length
  const more = [
    ...(ofOthers > 0 ? [`${ofOthers} more of ${counted(others.length, 'other check')}`] : []),
    ...(notes > 0 ? [counted(notes, 'note')] : []),
  ].join(' and ')
  return `For every problem with its line${more ? `, including ${more}` : ''}`
}
