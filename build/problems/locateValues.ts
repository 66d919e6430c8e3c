// Positions for problems of values that were read without them: front matter, data files, the configuration.
// They are searched for only when there is a problem.
import type { Diagnostic } from '../model/diagnostics.ts'
import { type Position, positionAt } from '../model/positionAt.ts'
import { escapeRegExp } from '../shared/escape.ts'
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

/**
 * The position of the last of several values that follow each other, strings as whole words; null when one is
 * missing.
 */
export function findInOrder(find: readonly (string | RegExp)[], text: string): Position | null {
  let start = 0
  let end = 0
  for (const wanted of find) {
    const pattern = new RegExp(
      typeof wanted === 'string' ? `(?<![\\w-])${escapeRegExp(wanted)}(?![\\w-])` : wanted.source,
      'g',
    )
    pattern.lastIndex = end
    const match = pattern.exec(text)
    if (!match) return null
    start = match.index
    end = pattern.lastIndex
  }
  return positionAt(text, start)
}
