// `[^1]` without a line `[^1]: …`: the page shows the brackets.
import type { PageRule } from '../rule.ts'
import { eachMatch } from '../textLines.ts'

const footnote = /(?<!\\)\[\^([\w-]+)\](?![:(])/g

/** In a text about regular expressions, `[^a-z]` is a set of characters. */
const set = /^(?:.-.|\\?[wsd]|[a-z]-[a-z])+$/i

export const unknownFootnote: PageRule = ({ inlines }, report) => {
  for (const inline of inlines) {
    if (!inline.token.content.includes('[^')) continue
    eachMatch(inline, footnote, ({ written, groups: [label = ''], place }) => {
      if (set.test(label)) return
      report({
        ...place,
        message: `There is no footnote ${written}.`,
        hint: `Add a line "${written}: …" with its text, or correct the name.`,
      })
    })
  }
}
