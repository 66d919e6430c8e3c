// The findings of a check → its problems.
import { type Diagnostic, inFile, type Problem } from '../model/diagnostics.ts'
import type { SiteCheck } from '../reuse/lastCheck.ts'
import { judgeProblems } from './judgeProblems.ts'

export function checkProblems(
  { found, own }: SiteCheck,
  session: Parameters<typeof judgeProblems>[1],
  strict: boolean,
): readonly Problem[] {
  const all: Diagnostic[] = [...found]
  for (const part of ['diagnostics', 'hints'] as const)
    for (const [source, findings] of own) for (const one of findings[part]) all.push(inFile(source, one))
  return judgeProblems(all, session, { strict, pages: own, isCheck: true })
}
