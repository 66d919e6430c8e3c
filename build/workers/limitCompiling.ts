// How much work V8 puts into optimizing code. A build ends when much of what was optimized has hardly run.
import { setFlagsFromString } from 'node:v8'

/**
 * How much code goes into one function. Inlining less takes less time to compile, and what it makes is as
 * fast on few pages. The limit of a single function (`--max-inlined-bytecode-size`) stays as it is: V8 reads
 * it twice while another thread compiles, and ends the process when it became smaller in between.
 */
const inlineLess = '--max-inlined-bytecode-size-cumulative=300'
const inlineAsUsual = '--max-inlined-bytecode-size-cumulative=920'

/** A function must run four times as long as usual before it is optimized. */
const later = '--interrupt-budget=528000'
const asUsual = '--interrupt-budget=135168'

/**
 * Below these numbers of files. 1,000 pages take an eighth less processor time, 5,000 pages a tenth
 * (scripts/bench/README.md).
 */
const steps = [
  [1_500, [later, inlineLess]],
  [8_000, [asUsual, inlineLess]],
  [Number.POSITIVE_INFINITY, [asUsual, inlineAsUsual]],
] as const

/** From Node 22 on, V8 has a faster compiler between its interpreter and this one. */
const hasOneCompiler = Number.parseInt(process.versions.node, 10) < 22

let limited = 0

/** The purpose for which compiling is limited in this thread. */
export const limitedFor = (): number => limited

/** For a build that renders so many files. */
export function limitCompiling(files: number): void {
  limited = files
  if (!hasOneCompiler) return
  for (const flag of steps.find(([most]) => files < most)?.[1] ?? []) setFlagsFromString(flag)
}
