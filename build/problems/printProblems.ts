// Prints problems with the lines of the files that they are about.
import type { Paint, Terminal } from '../io/terminal.ts'
import type { Problem } from '../model/diagnostics.ts'
import type { ConfigMistakes } from '../model/usageError.ts'
import type { SourcePath } from '../shared/paths.ts'
import { formatDigest, mostDigestLines } from './formatDigest.ts'
import { formatGroups } from './formatGroups.ts'
import { formatProblem } from './formatProblem.ts'
import { openSourceTexts } from './sourceTexts.ts'

/** Above this number, equal problems are counted and only the first places are shown. */
const mostSingle = 40

export const allProblemsHint = 'To list every problem with its line, use --verbose or --format json.'

export interface PrintOptions {
  /** The absolute folder of the site, which the files of the problems are relative to. */
  readonly root: string
  /** Shows every problem, however many there are. */
  readonly verbose: boolean
  /** The command that lists every problem, if more than a few lines become a digest. */
  readonly details?: string | null
  /** The lines that the problems have at most without becoming one. */
  readonly mostLines?: number
}

export function printProblems(
  problems: readonly Problem[],
  { root, verbose, details = null, mostLines = mostDigestLines }: PrintOptions,
  { print, paint }: Pick<Terminal, 'print' | 'paint'>,
): void {
  if (details !== null && !verbose) {
    const all = formatAll(problems.slice(0, mostLines), root, paint)
    const isShort = problems.length <= mostLines && all.join('\n').split('\n').length <= mostLines
    for (const line of isShort ? all : formatDigest(problems, details, paint)) print(line)
    return
  }
  if (problems.length > mostSingle && !verbose) {
    print(formatGroups(problems, paint))
    print(allProblemsHint)
    return
  }
  for (const text of formatAll(problems, root, paint)) print(text)
}

/** Each problem with its line. */
function formatAll(problems: readonly Problem[], root: string, paint: Paint): readonly string[] {
  const texts = openSourceTexts(root)
  const linesOf = new Map<SourcePath, readonly string[]>()
  const sourceLine = ({ file, line, column }: Problem): string | null => {
    if (file === null || line === 0 || column === 0) return null
    const lines = linesOf.get(file) ?? (texts(file) ?? '').split('\n')
    linesOf.set(file, lines)
    return lines[line - 1] ?? null
  }
  return problems.map((problem) => formatProblem(problem, sourceLine(problem), paint))
}

/** All mistakes of a configuration: nothing else can be found before they are corrected. */
export const printMistakes = (
  { problems, root }: ConfigMistakes,
  terminal: Pick<Terminal, 'print' | 'paint'>,
): void => printProblems(problems, { root, verbose: true }, terminal)
