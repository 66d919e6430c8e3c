// The place at which the code of a page failed.
import type { SourcePath } from '../shared/paths.ts'

/** A place in the bundled server code. */
export interface BundledPlace {
  /** Absolute path of the bundled file. */
  readonly file: string
  /** Both count from 1. */
  readonly line: number
  readonly column: number
}

/** The places of an exception: where it was thrown, and the calls that led there, innermost first. */
export interface CodePlace extends BundledPlace {
  readonly callers: readonly BundledPlace[]
}

/** A place in the site's own code. Both numbers count from 1. */
export interface SourcePlace {
  readonly file: SourcePath
  readonly line: number
  readonly column: number
}

/** More of them are the renderer's. */
const mostCallers = 8

/** The places of the stack that are in bundled code; null when there are none. */
export function codePlaceOf(error: unknown): CodePlace | null {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const places = [
    ...stack.matchAll(
      /(?:file:\/\/(?:\/(?=[A-Za-z]:))?)?((?:\/|[A-Za-z]:[\\/])[^\n()]*\.mjs)(?:\?[^:\n]*)?:(\d+):(\d+)/g,
    ),
  ].map(
    ([, file = '', line, column]): BundledPlace => ({
      file: decodeURI(file),
      line: Number(line),
      column: Number(column),
    }),
  )
  const [first, ...callers] = places
  return first === undefined ? null : { ...first, callers: callers.slice(0, mostCallers) }
}
