// The same word twice in a row: "the the". Words in code, URLs and components are not read. Many languages
// repeat words on purpose, so outside of English only words that no language repeats are reported.
import type { Token } from 'markdown-it'
import { offsetsOf } from '../prose.ts'
import type { PageRule } from '../rule.ts'

const twice = /(?<![\p{L}\p{N}'’-])(\p{L}+)[ \n]\1(?![\p{L}\p{N}'’-])/iuy

/** English words that are correct twice. */
const correct: ReadonlySet<string> = new Set(['that', 'had', 'is', 'ha', 'no', 'bye', 'so', 'very', 'blah'])

/** A paragraph with one of these words is English. */
const english =
  /(?<![\p{L}'’-])(?:the|and|with|this|that|these|which|from|are|you|your|when|not|can|of|to|it)(?![\p{L}'’-])/iu

/** Short words of other languages that are never correct twice, unlike "die die" or "vous vous". */
const neverTwice: ReadonlySet<string> = new Set(
  (
    'und oder mit von zu zum zur ein eine einen einem einer ist sind im auf für bei über wird nicht auch als ' +
    'le les de du des et un une est dans pour par sur avec aux ' +
    'el los las con para por una es del al dos do um uma com não il gli di della per non ' +
    'een van op voor met och på av för dan untuk dengan yang ve için và của ' +
    'и в на с по для не из от и і з та до w z nie na'
  ).split(' '),
)

export const repeatedWord: PageRule = ({ inlines }, report) => {
  for (const inline of inlines) {
    const { children, placeAt } = inline
    let offsets: readonly number[] | null = null
    let isEnglish: boolean | null = null
    for (const [at, token] of children.entries()) {
      if (token.type !== 'text') continue
      const text = joined(token, children[at + 1], children[at + 2])
      for (const { 0: found, 1: word = '', index } of doubled(text)) {
        // Names such as "Duran Duran".
        if (/^\p{Lu}/u.test(found.slice(word.length + 1))) continue
        const small = word.toLowerCase()
        isEnglish ??= english.test(inline.token.content)
        if (isEnglish ? correct.has(small) : !neverTwice.has(small)) continue
        offsets ??= offsetsOf(inline)
        report({
          ...placeAt((offsets[at] ?? 0) + index),
          message: `The word "${word}" is there twice.`,
          hint: 'Remove one of them.',
        })
      }
    }
  }
}

/** Only two words with the same first letter are compared: nearly no text has any. */
function doubled(text: string): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInWord[code] ?? isLetter(code)) continue
    const ends = code === 32 || code === 10
    if (ends && (text.charCodeAt(from) | 32) === (text.charCodeAt(at + 1) | 32)) {
      twice.lastIndex = from
      const match = twice.exec(text)
      if (match) {
        found.push(match)
        at = twice.lastIndex
      }
    }
    from = at + 1
  }
  return found
}

const isInWord: readonly boolean[] = Array.from({ length: 128 }, (_, code) =>
  /[a-z]/i.test(String.fromCharCode(code)),
)

/** Not punctuation of other languages. */
const isLetter = (code: number): boolean => code >= 0xc0 && (code < 0x2000 || code > 0x206f)

/** A text, and the first word of the next one if only a line break is between them. */
const joined = ({ content }: Token, next: Token | undefined, after: Token | undefined): string =>
  next?.type === 'softbreak' && after?.type === 'text'
    ? `${content}\n${/^\s*\p{L}*/u.exec(after.content)?.[0].trimStart() ?? ''}`
    : content
