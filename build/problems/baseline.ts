// `troodon.baseline.json`: problems that a site had when it began to be checked. `check` reports only others.
import type { Problem } from '../model/diagnostics.ts'
import { canBeLowered, type DiagnosticCode } from '../model/rules.ts'
import { isObject } from '../shared/isObject.ts'
import { identityOf } from './fingerprints.ts'

export const baselineName = 'troodon.baseline.json'

/** File (empty for none) → code → messages, one for each problem: lines change too often. */
type Baseline = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

interface Compared {
  /** Problems that are not in the baseline. */
  readonly problems: readonly Problem[]
  /** How many problems are in it. */
  readonly known: number
  /** How many entries have no problem any more. */
  readonly gone: number
}

export function compareBaseline(problems: readonly Problem[], baseline: Baseline): Compared {
  const left = new Map<string, number>()
  let entries = 0
  for (const [file, codes] of Object.entries(baseline))
    for (const [code, messages] of Object.entries(codes))
      for (const message of messages) {
        const identity = JSON.stringify([file || null, code, message])
        left.set(identity, (left.get(identity) ?? 0) + 1)
        entries++
      }
  const others = problems.filter((problem) => {
    const identity = identityOf(problem)
    const count = left.get(identity) ?? 0
    if (count === 0 || !canBeLowered(problem.code)) return true
    left.set(identity, count - 1)
    return false
  })
  const known = problems.length - others.length
  return { problems: others, known, gone: entries - known }
}

/** Sorted, with a line for each problem, so that Git merges two of them. */
export function baselineOf(problems: readonly Problem[]): Baseline {
  const files: Record<string, Record<string, string[]>> = {}
  for (const { file, code, message } of problems.filter((one) => canBeLowered(one.code))) {
    const codes = (files[file ?? ''] ??= {})
    const messages = (codes[code] ??= [])
    messages.push(message)
  }
  const sorted = <T>(values: Readonly<Record<string, T>>) =>
    Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    sorted(files).map(([file, codes]) => [
      file,
      Object.fromEntries(sorted(codes).map(([code, messages]) => [code, messages.sort()])),
    ]),
  )
}

/** The entries of these checks. Codes that no check has are those of `check`, which calls them gone. */
export const partOf = (baseline: Baseline, isOf: (code: DiagnosticCode) => boolean): Baseline =>
  Object.fromEntries(
    Object.entries(baseline).flatMap(([file, codes]) => {
      const own = Object.entries(codes).filter(([code]) => isOf(code as DiagnosticCode))
      return own.length === 0 ? [] : [[file, Object.fromEntries(own)] as const]
    }),
  )

/** Of different checks. */
export const joinBaselines = (one: Baseline, other: Baseline): Baseline =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])]
      .sort()
      .map((file) => [
        file,
        Object.fromEntries(
          Object.entries({ ...one[file], ...other[file] }).sort(([a], [b]) => (a < b ? -1 : 1)),
        ),
      ]),
  )

/** Null for a text that is not one. */
export function readBaseline(text: string): Baseline | null {
  try {
    const value: unknown = JSON.parse(text)
    const isBaseline =
      isObject(value) &&
      Object.values(value).every(
        (codes) =>
          isObject(codes) &&
          Object.values(codes).every(
            (messages) => Array.isArray(messages) && messages.every((one) => typeof one === 'string'),
          ),
      )
    return isBaseline ? (value as Baseline) : null
  } catch {
    return null
  }
}
