// The rows of a text that are not prose: code, formulas, raw HTML and statements of MDX.
import type { Token } from 'markdown-it'
import type { PageText } from './pageText.ts'

const kinds = /^(?:fence|code_block|math_block|html_block|component|expression|esm|reference_definition)/

/** Rows count from 0 within the text. Of blocks whose rows are not known, none. */
export function codeRows({ tokens, lines, inlines }: PageText): ReadonlySet<number> {
  const rows = new Set<number>()
  const add = ({ map }: Token) => {
    for (let row = map?.[0] ?? 0; row < (map?.[1] ?? 0); row++) rows.add(row)
  }
  for (const token of tokens) if (kinds.test(token.type)) add(token)
  // A code span or a tag can go over several lines.
  for (const { token, children } of inlines)
    if (children.some(({ type, content }) => hasRaw.test(type) && content.includes('\n'))) add(token)
  if (tokens.some(({ type, map }) => kinds.test(type) && !map)) for (const row of lines.keys()) rows.add(row)
  return rows
}

const hasRaw = /^(?:html_inline|component|expression|math_inline)/
