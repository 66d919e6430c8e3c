// `check --fix`: writes the fixes of problems into the files, and checks again until nothing is left to fix.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../io/writeWhole.ts'
import type { BuildResult } from '../../model/buildResult.ts'
import { hasErrors, type Problem } from '../../model/diagnostics.ts'
import { counted } from '../../model/text/counted.ts'
import { identityOf } from '../../problems/fingerprints.ts'
import { applyFixes } from '../../rules/applyFixes.ts'
import { addAll } from '../../shared/addAll.ts'
import { addToList } from '../../shared/addToList.ts'
import type { SourcePath } from '../../shared/paths.ts'

interface FixOptions {
  /** Absolute folder of the site. */
  readonly root: string
  /** Also fixes that change what the page shows. */
  readonly unsafe: boolean
  /** Receives a diff instead of changes; null to write them. */
  readonly diff: ((text: string) => void) | null
  readonly info: (message: string) => void
}

/** One fix can make room for another one: more rounds than that mean that two fixes disagree. */
const mostRounds = 10

export async function checkAndFix(
  check: () => Promise<BuildResult>,
  options: FixOptions,
): Promise<BuildResult> {
  /** Problems of other files than the fixed one: what is wrong there is still in memory. */
  const elsewhere = new Set<string>()
  const left = async (): Promise<BuildResult> => {
    const result = await check()
    if (elsewhere.size === 0) return result
    const problems = result.problems.filter((one) => !elsewhere.has(identityOf(one)))
    return { ...result, problems, ok: !hasErrors(problems) }
  }
  let result = await left()
  let fixed = 0
  for (let round = 0; round < mostRounds; round++) {
    const applied = fixFiles(result.problems, options)
    fixed += applied.length
    if (applied.length === 0 || options.diff) break
    for (const one of applied) if (one.fix?.file) elsewhere.add(identityOf(one))
    result = await left()
  }
  if (!options.diff) options.info(`${counted(fixed, 'problem')} fixed.`)
  return result
}

/** Returns the problems that it fixed. */
function fixFiles(problems: readonly Problem[], { root, unsafe, diff }: FixOptions): readonly Problem[] {
  const files = new Map<SourcePath, Problem[]>()
  for (const problem of problems) {
    const { fix, file = null } = problem
    const changed = fix?.file ?? file
    if (changed === null || !fix || !(fix.isSafe || unsafe)) continue
    addToList(files, changed, problem)
  }
  const fixed: Problem[] = []
  for (const [file, found] of files) {
    const path = join(root, file)
    const before = readFileSync(path, 'utf8')
    const { text, applied } = applyFixes(
      before,
      found.flatMap(({ fix }) => fix ?? []),
    )
    if (text === before) continue
    addAll(
      fixed,
      found.filter(({ fix }) => fix && applied.includes(fix)),
    )
    if (diff) diff(lineDiff(file, before, text))
    else writeWhole(path, text)
  }
  return fixed
}

/** Fixes change the text of lines, and never their number. */
function lineDiff(file: SourcePath, before: string, after: string): string {
  const old = before.split('\n')
  const now = after.split('\n')
  const hunks = old.flatMap((line, at) =>
    line === now[at] ? [] : [`@@ -${at + 1} +${at + 1} @@`, `-${line}`, `+${now[at] ?? ''}`],
  )
  return [`--- a/${file}`, `+++ b/${file}`, ...hunks].join('\n')
}
