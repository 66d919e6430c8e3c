// `##Words`: without a space after the signs, the line is text. One sign alone can be a tag or a number.
import type { PageRule } from '../rule.ts'

const line = /^(#{2,6})(?=[\p{L}\p{N}`*_[])/gmu

export const headingWithoutSpace: PageRule = ({ inlines }, report) => {
  for (const { isParagraph, token, placeAt } of inlines) {
    if (!isParagraph || !token.content.includes('##')) continue
    for (const { 0: signs, index } of token.content.matchAll(line)) {
      const place = placeAt(index)
      const column = place.column + signs.length
      const edit = { line: place.line, column, endLine: place.line, endColumn: column, text: ' ' }
      report({
        ...place,
        message: `This line is not a heading, because there is no space after ${signs}.`,
        hint: 'Add the space. To show the signs, write a backslash before them.',
        ...(token.map ? { fix: { edits: [edit], isSafe: false } } : {}),
      })
    }
  }
}
