// Many problems as few groups: those of one check, with their messages by how often they occur.
import { formatLocation, type Problem } from '../model/diagnostics.ts'
import type { Severity } from '../model/rules.ts'

/** All problems of one check with one severity. */
export interface ProblemGroup {
  readonly code: string
  readonly severity: Severity
  readonly count: number
  /** How many files they are in. */
  readonly files: number
  /** The most frequent message first. */
  readonly messages: readonly SameMessage[]
}

/** Problems with the same message. */
export interface SameMessage {
  readonly message: string
  readonly hint: string | null
  readonly count: number
  /** Their places, as `docs/a.md:3:4`. Problems of the whole site have none. */
  readonly places: readonly string[]
}

/** Errors first, then by number. */
export function groupProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  const groups = [...byKey(problems, ({ severity, code }) => `${severity} ${code}`)].map(groupOf)
  return groups.sort(
    (a, b) =>
      order.indexOf(a.severity) - order.indexOf(b.severity) || b.count - a.count || compare(a.code, b.code),
  )
}

const order: readonly Severity[] = ['error', 'warning', 'info', 'hint']

function groupOf(problems: readonly Problem[]): ProblemGroup {
  const [{ code, severity }] = problems as readonly [Problem]
  return {
    code,
    severity,
    count: problems.length,
    files: new Set(problems.map(({ file }) => file)).size,
    messages: [...byKey(problems, ({ message }) => message)].map(sameOf).sort((a, b) => b.count - a.count),
  }
}

function sameOf(problems: readonly Problem[]): SameMessage {
  const [{ message, hint }] = problems as readonly [Problem]
  const places = problems.flatMap((problem) => formatLocation(problem) ?? [])
  return { message, hint, count: problems.length, places }
}

/** In the order in which the keys were met. */
function byKey(
  problems: readonly Problem[],
  keyOf: (problem: Problem) => string,
): Iterable<readonly Problem[]> {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const key = keyOf(problem)
    const group = groups.get(key)
    if (group) group.push(problem)
    else groups.set(key, [problem])
  }
  return groups.values()
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
