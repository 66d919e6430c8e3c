// The texts of a paragraph, heading or cell, with their places in its source.
import type { InlineText } from './pageText.ts'

/** After so many texts that are not in the source as they are shown, no more are searched for. */
const mostMissing = 20

/** Where each text and code of a paragraph is in its source. */
export function offsetsOf({ token, children }: InlineText): readonly number[] {
  let cursor = 0
  let missing = 0
  return children.map(({ type, content }) => {
    if (missing > mostMissing || (type !== 'text' && type !== 'code_inline')) return cursor
    const at = token.content.indexOf(content, cursor)
    if (at === -1) {
      missing++
      return cursor
    }
    cursor = at + content.length
    return at
  })
}
