// Leaves out problems that a comment in their file excuses by their code. Those that the parser finds are
// left out where a page is read.
import { type Diagnostic, inFile } from '../model/diagnostics.ts'
import type { PageFacts } from '../model/page.ts'
import type { DiagnosticCode } from '../model/rules.ts'
import { openExcuses } from '../rules/excuses.ts'
import type { SourcePath } from '../shared/paths.ts'

type Pages = ReadonlyMap<SourcePath, Pick<PageFacts, 'escapes'>>

/** `isOn`: null while not all problems are known; else which checks are on, to find comments without use. */
export function withoutExcused(
  found: readonly Diagnostic[],
  pages: Pages,
  isOn: ((code: DiagnosticCode, file: SourcePath) => boolean) | null,
): readonly Diagnostic[] {
  const excuses = new Map(
    [...pages].flatMap(([source, { escapes }]) => {
      const own = escapes.filter((one) => one.codes && one.source === undefined)
      return own.length === 0 ? [] : [[source, openExcuses(own)] as const]
    }),
  )
  if (excuses.size === 0) return found
  const left = found.filter((one) => one.file === null || !excuses.get(one.file)?.excuse(one))
  if (!isOn) return left
  const unused = [...excuses].flatMap(([source, own]) =>
    own.unused((code) => isOn(code, source)).map((one) => inFile(source, one)),
  )
  return [...left, ...unused]
}
