// The place of a value in a text that was read without positions.
import { escapeRegExp } from '../../shared/escape.ts'
import { type Position, positionAt } from './positionAt.ts'

/**
 * The position of the last of several values that follow each other, strings as whole words; null when one is
 * missing. The search begins at the offset `from`.
 */
export function findInOrder(find: readonly (string | RegExp)[], text: string, from = 0): Position | null {
  let start = from
  let end = from
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
