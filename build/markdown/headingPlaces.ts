// Where the headings of a text are, for a command that writes their ids.
import type { Token } from 'markdown-it'

export interface HeadingPlace {
  /** Of the line on which its text ends, from 1. */
  readonly line: number
  /** As its page has it. */
  readonly id: string
  /** Its text as the page shows it, without the id. */
  readonly words: string
}

/** Headings of level 2 to 6, in order. `lineOffset`: how many lines come before the text of the tokens. */
export const headingPlaces = (tokens: readonly Token[], lineOffset: number): readonly HeadingPlace[] =>
  tokens.flatMap(({ type, tag, map, attrs }, at) => {
    const id = attrs?.find(([name]) => name === 'id')?.[1]
    if (type !== 'heading_open' || tag === 'h1' || !map || id === undefined) return []
    const [start, end] = map
    // The last line of a heading with several lines is its underline.
    const last = end - start > 1 ? end - 2 : start
    return [{ line: last + 1 + lineOffset, id: String(id), words: wordsOf(tokens[at + 1]) }]
  })

const wordsOf = (inline: Token | undefined): string =>
  (inline?.children ?? [])
    .filter(({ type }) => shown.has(type))
    .map(({ content }) => content)
    .join('')
    .trim()

const shown: ReadonlySet<string> = new Set([
  ...['text', 'text_special', 'code_inline', 'emoji', 'expression', 'math_inline'],
])
