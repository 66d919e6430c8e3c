// Comments that excuse problems of their own line and of the next one with text, by the codes that they name.
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import type { EscapeFact } from '../model/page.ts'
import type { DiagnosticCode } from '../model/rules.ts'

export interface Excuses {
  /** Whether a comment excuses the problem, which uses the comment. */
  readonly excuse: (found: Pick<LocalDiagnostic, 'code' | 'also' | 'line'>) => boolean
  /** A problem for each code of a comment that nothing used, of those that `isDone` accepts. */
  readonly unused: (isDone: (code: DiagnosticCode) => boolean) => readonly LocalDiagnostic[]
}

/**
 * `comments` are those of one file that name codes. A comment anywhere in the file excuses a problem of the
 * whole file.
 */
export function openExcuses(comments: readonly EscapeFact[]): Excuses {
  const used = new Set<string>()
  const keyOf = (at: number, code: DiagnosticCode) => `${at} ${code}`
  /** Line and code, or the code alone for the whole file → the comments. */
  const places = new Map<string, number[]>()
  for (const [at, { line, next = line + 1, codes = [] }] of comments.entries())
    for (const code of codes)
      for (const place of [code, `${line} ${code}`, `${next} ${code}`]) push(places, place, at)
  return {
    excuse({ code, also, line }) {
      let isExcused = false
      for (const one of also === undefined ? [code] : [code, also])
        for (const at of places.get(line === 0 ? one : `${line} ${one}`) ?? []) {
          used.add(keyOf(at, one))
          isExcused = true
        }
      return isExcused
    },
    unused: (isDone) =>
      comments.flatMap((comment, at) =>
        (comment.codes ?? [])
          .filter((code) => isDone(code) && !used.has(keyOf(at, code)))
          .map((code) => unusedExcuse(code, comment)),
      ),
  }
}

function push(places: Map<string, number[]>, place: string, at: number): void {
  const known = places.get(place)
  if (known) known.push(at)
  else places.set(place, [at])
}

const unusedExcuse = (code: DiagnosticCode, { line, column }: EscapeFact): LocalDiagnostic => ({
  ...{ code: 'unusedEscape', line, column },
  message: `This comment excuses ${code}, but there is no such problem here.`,
  hint: 'Remove the code, or the comment.',
})
