// Comments that excuse problems of their own line and of the next one, by the codes that they name.
import type { DiagnosticCode, LocalDiagnostic } from '../model/diagnostics.ts'
import type { EscapeFact } from '../model/page.ts'

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
  return {
    excuse({ code, also, line }) {
      const codes = also === undefined ? [code] : [code, also]
      let isExcused = false
      for (const [at, comment] of comments.entries()) {
        if (line !== 0 && comment.line !== line && comment.line !== line - 1) continue
        for (const one of codes.filter((each) => comment.codes?.includes(each))) {
          used.add(keyOf(at, one))
          isExcused = true
        }
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

const unusedExcuse = (code: DiagnosticCode, { line, column }: EscapeFact): LocalDiagnostic => ({
  ...{ code: 'unusedEscape', line, column },
  message: `This comment excuses ${code}, but there is no such problem here.`,
  hint: 'Remove the code, or the comment.',
})
