// Positions for problems of values that were read without them: front matter, data files, the configuration.
// They are searched for only when there is a problem.
import type { Diagnostic } from '../model/diagnostics.ts'
import { findInOrder } from '../model/findInOrder.ts'
import { openSourceTexts } from './sourceTexts.ts'

/**
 * Moves each problem with a `find` to what it finds; a problem whose values are not found keeps its position.
 */
export function locateValues(diagnostics: readonly Diagnostic[], root: string): readonly Diagnostic[] {
  const texts = openSourceTexts(root)
  return diagnostics.map(({ find, ...found }) => {
    if (!find || find.length === 0 || found.file === null) return found
    return { ...found, ...findInOrder(find, texts(found.file) ?? '') }
  })
}
