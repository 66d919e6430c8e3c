// Many problems on one screen: a block for each check, with the first places of the most frequent messages.
import type { Paint } from '../io/terminal.ts'
import type { Problem } from '../model/diagnostics.ts'
import { counted } from '../model/text/counted.ts'
import { groupProblems, type ProblemGroup, type SameMessage } from './groupProblems.ts'

/** Messages of all checks. */
const mostMessages = 10

/** Places of one message. */
const mostPlaces = 3

export function formatGroups(problems: readonly Problem[], paint: Paint): string {
  const groups = groupProblems(problems)
  const each = Math.floor(mostMessages / groups.length)
  // The first checks have those that remain; with many checks, the last ones are only counted.
  const rest = mostMessages - each * groups.length
  return groups.map((group, index) => formatGroup(group, each + (index < rest ? 1 : 0), paint)).join('\n')
}

/** `error  brokenLink  412 in 38 files`, then its messages. */
function formatGroup(
  { code, severity, count, files, messages }: ProblemGroup,
  most: number,
  paint: Paint,
): string {
  const shown = messages.slice(0, most)
  const others = messages.slice(most).reduce((sum, one) => sum + one.count, 0)
  const where = count === 1 ? '' : `  ${count} in ${counted(files, 'file')}`
  return [
    `${paint(severity, severity)}  ${paint('bold', code)}${where}`,
    ...shown.flatMap(formatMessage),
    ...(others > 0 && most > 0 ? [`    … and ${others} more with other messages`] : []),
  ].join('\n')
}

function formatMessage({ message, hint, count, places }: SameMessage): readonly string[] {
  const more = places.length - mostPlaces
  const first = places.slice(0, mostPlaces).join(', ')
  return [
    `    ${count > 1 ? `${count} × ` : ''}${message}${hint ? ` ${hint}` : ''}`,
    ...(places.length > 0 ? [`        ${first}${more > 0 ? ` and ${more} more` : ''}`] : []),
  ]
}
