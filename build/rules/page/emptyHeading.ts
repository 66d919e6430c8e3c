// A heading without words: it has a place in the table of contents, and nothing to show there.
import type { PageRule } from '../rule.ts'

export const emptyHeading: PageRule = ({ headings }, report) => {
  for (const { words, inline, level } of headings)
    if (words === '' && inline.children.every(isNothing))
      report({
        ...inline.placeAt(0),
        message: `This heading of level ${level} has no words.`,
        hint: 'Write them, or remove the line.',
      })
}

/** The link that is added to each heading counts as nothing. */
const isNothing = ({ type, content, meta }: { type: string; content: string; meta: unknown }): boolean =>
  (type === 'text' && content.trim() === '') ||
  (type === 'html_inline' && (meta as { isClosed?: boolean } | null)?.isClosed === true)
