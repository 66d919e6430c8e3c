// An image without words for readers who cannot see it. `<img alt="">` says that it is decoration.
import { htmlTokens } from '../../shared/html.ts'
import type { Tag } from '../../shared/htmlTag.ts'
import { wordsOf } from '../pageText.ts'
import type { PageRule } from '../rule.ts'

export const missingAlt: PageRule = ({ images, markup }, report) => {
  for (const { token, place } of images)
    if (wordsOf(token.children ?? []) === '')
      report({ ...place(), message: 'This image has no alternative text.', hint })
  for (const { token, placeAt } of markup) {
    if (!/<img\b/i.test(token.content)) continue
    for (const piece of htmlTokens(token.content, { expressions: true }))
      if (piece.type === 'tag' && lacksAlt(piece.tag))
        report({ ...placeAt(piece.start), message: 'This <img> has no attribute alt.', hint: tagHint })
  }
}

const named: ReadonlySet<string> = new Set([
  ...['alt', 'role', 'aria-hidden', 'aria-label', 'aria-labelledby'],
])

const hint = 'Describe it between the brackets. For decoration, write <img alt="" …>.'
const tagHint = 'Describe it: alt="…". For decoration, write alt="".'

/** `{...props}` can contain it, and what is hidden or without a role needs none. */
const lacksAlt = (tag: Tag): boolean =>
  tag.name.toLowerCase() === 'img' &&
  !tag.closing &&
  !tag.attributes.some(({ name }) => named.has(name.toLowerCase()) || /^[{.]/.test(name))
