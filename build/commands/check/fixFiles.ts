// `check --fix`: writes the fixes of problems into the files, and checks again until nothing is left to fix.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../io/writeWhole.ts'
import type { BuildResult } from '../../model/buildResult.ts'
import type { Fix, Problem } from '../../model/diagnostics.ts'
import { counted } from '../../model/text/counted.ts'
import { applyFixes } from '../../rules/applyFixes.ts'
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
  let result = await check()
  let fixed = 0
  for (let round = 0; round < mostRounds; round++) {
    const count = fixFiles(result.problems, options)
    fixed += count
    if (count === 0 || options.diff) break
    result = await check()
  }
  if (!options.diff) options.info(`${counted(fixed, 'problem')} fixed.`)
  return result
}

/** Returns how many problems it fixed. */
function fixFiles(problems: readonly Problem[], { root, unsafe, diff }: FixOptions): number {
  const files = new Map<SourcePath, Fix[]>()
  for (const { file, fix } of problems)
    if (file !== null && fix && (fix.isSafe || unsafe)) files.set(file, [...(files.get(file) ?? []), fix])
  let fixed = 0
  for (const [file, fixes] of files) {
    const path = join(root, file)
    const before = readFileSync(path, 'utf8')
    const { text, count } = applyFixes(before, fixes)
    if (count === 0 || text === before) continue
    fixed += count
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
