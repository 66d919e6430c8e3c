// Diagnostics → problems: their places, and the severities that the configuration gives them.
import { type Diagnostic, judge, type Problem } from '../model/diagnostics.ts'
import type { Project } from '../model/project.ts'
import { withoutAllowedScripts } from '../problems/allowedScripts.ts'
import { joinFailures } from '../problems/joinFailures.ts'
import { locateValues } from '../problems/locateValues.ts'

/** `strict`: warnings count as errors. */
export function judgeProblems(
  diagnostics: readonly Diagnostic[],
  { config, root }: Project,
  strict: boolean,
): readonly Problem[] {
  const located = locateValues(joinFailures(withoutAllowedScripts(diagnostics, config)), root)
  const checks = config.contentSecurityPolicy ? config.checks : { ...config.checks, ...withoutPolicy }
  const problems = judge(located, checks)
  return strict ? problems.map(asError) : problems
}

/** Problems that exist only with a security policy. */
const withoutPolicy = {
  eventHandler: 'off',
  blockedScript: 'off',
  connectHost: 'off',
  styleHost: 'off',
} as const

const asError = (problem: Problem): Problem =>
  problem.severity === 'warning' ? { ...problem, severity: 'error' } : problem
