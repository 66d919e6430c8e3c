// A paragraph that is one bold phrase, in place of a heading.
import { wordsOf } from '../pageText.ts'
import type { PageRule } from '../rule.ts'

export const emphasisAsHeading: PageRule = ({ inlines }, report) => {
  for (const { isParagraph, token, children, placeAt } of inlines) {
    if (!isParagraph || token.level > 1) continue
    const written = children.filter(({ type, content }) => type !== 'text' || content !== '')
    const isOne =
      written[0]?.type === 'strong_open' &&
      written.findIndex(({ type }) => type === 'strong_close') === written.length - 1
    const words = wordsOf(children)
    if (!isOne || words.length > 80 || /[.,;:!?。]$/.test(words)) continue
    report({
      ...placeAt(0),
      message: `"${words}" is a bold paragraph that looks like a heading.`,
      hint: 'Write it as a heading, so that it gets a link and a place in the table of contents.',
    })
  }
}
