// A sentence with more words than readers keep in mind. Code counts as one word.
import { wordsOf } from '../pageText.ts'
import type { PageRule } from '../rule.ts'

export const longSentence: PageRule = ({ inlines }, report, { longSentence: { words: most } }) => {
  for (const { children, isParagraph, placeAt } of inlines) {
    if (!isParagraph) continue
    const text = wordsOf(
      children.map((one) =>
        one.type === 'code_inline' ? Object.assign(Object.create(one), { content: 'code' }) : one,
      ),
    )
    for (const sentence of text.split(ends)) {
      const words = sentence.match(/[\p{L}\p{N}][^\s]*/gu) ?? []
      if (words.length > most && !isListOfNames(words))
        report({
          ...placeAt(0),
          message: `The sentence that begins with "${words.slice(0, 4).join(' ')}" has ${words.length} words, and ${most} are allowed.`,
          hint: 'Make two sentences of it.',
        })
    }
  }
}

/** Names of contributors, or a license in capital letters. */
const isListOfNames = (words: readonly string[]): boolean =>
  words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6

/** Not after "e.g." and the like, where a small letter follows. A semicolon does not end a sentence. */
const ends = /(?<=[.!?…:]["')\]”’]*)\s+(?=["'([“‘]*[\p{Lu}\p{N}])|(?<=[。！？])/u
