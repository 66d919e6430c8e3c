// Prints the problems of a build of `watch`: after an edit of a site with many, those that the last build did
// not have.
import type { Terminal } from '../io/terminal.ts'
import type { Problem } from '../model/diagnostics.ts'
import { counted } from '../model/text/counted.ts'
import { printProblems } from '../problems/printProblems.ts'

/** As many lines of problems fit on a small screen. */
const mostLines = 20

/** More problems than these are not printed again. */
const mostRepeated = 5

interface NewProblems {
  readonly problems: readonly Problem[]
  /** Those of the last build. */
  readonly before: readonly Problem[]
  /** The absolute folder of the site. */
  readonly root: string
  /** The command that lists every problem. */
  readonly details: string
}

export function printNewProblems(
  { problems, before, root, details }: NewProblems,
  terminal: Pick<Terminal, 'print' | 'paint'>,
): void {
  const known = new Map<string, number>()
  for (const key of before.map(keyOf)) known.set(key, (known.get(key) ?? 0) + 1)
  const isNew = (problem: Problem): boolean => {
    const count = known.get(keyOf(problem)) ?? 0
    known.set(keyOf(problem), count - 1)
    return count <= 0
  }
  const added = problems.filter(isNew)
  const repeated = problems.length - added.length
  const options = { root, verbose: false, details, mostLines }
  if (repeated <= mostRepeated) {
    printProblems(problems, options, terminal)
    return
  }
  printProblems(added, options, terminal)
  terminal.print(
    `${counted(repeated, 'problem')} as before. For every problem with its line, run ${details}.`,
  )
}

/** An edit moves the lines below it. */
const keyOf = ({ code, file, message, severity }: Problem): string =>
  JSON.stringify([code, file, message, severity])
