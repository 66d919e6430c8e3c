// `(words)[URL]`: brackets and parentheses of a link are exchanged, so the page shows them.
import type { PageRule } from '../rule.ts'
import { eachMatch } from '../textLines.ts'

const reversed =
  /(?<![\w\])])\(([^()[\]\0\n]+)\)\[((?:https?:\/\/|\.{0,2}\/|#|[\w./-]+\.mdx?(?=[\]#]))[^[\]\s]*)\](?![([:])/g

export const reversedLink: PageRule = ({ inlines }, report) => {
  for (const inline of inlines) {
    if (!inline.token.content.includes(')[')) continue
    eachMatch(inline, reversed, ({ written, groups: [, url = ''], place: { line, column } }) => {
      const words = written.slice(1, -url.length - 3)
      const edit = { line, column, endLine: line, endColumn: column + written.length }
      report({
        ...{ line, column },
        message: `${written} is not a link, because its brackets and parentheses are exchanged.`,
        hint: `Write [${words}](${url}).`,
        fix: { edits: [{ ...edit, text: `[${words}](${url})` }], isSafe: false },
      })
    })
  }
}
