// Names of problems that stay the same while lines above them change, for the baseline and for services that
// compare two reports.
import type { Problem } from '../model/diagnostics.ts'

/** What a problem is, without its line. Several can have the same. */
export const identityOf = ({ file, code, message }: Pick<Problem, 'file' | 'code' | 'message'>): string =>
  JSON.stringify([file, code, message])

export interface NumberedProblem {
  readonly problem: Problem
  readonly identity: string
  /** How many with the same identity come before it. */
  readonly number: number
}

export function numbered(problems: readonly Problem[]): readonly NumberedProblem[] {
  const counts = new Map<string, number>()
  return problems.map((problem) => {
    const identity = identityOf(problem)
    const number = counts.get(identity) ?? 0
    counts.set(identity, number + 1)
    return { problem, identity, number }
  })
}
