// Where the headings of a text are, for a command that writes their ids.
import type { Token } from 'markdown-it'

export interface HeadingPlace {
  /** Of the line on which its text ends, from 1. */
  readonly line: number
  /** As its page has it. */
  readonly id: string
  /** Whether the text says the id; else it is made from the words. */
  readonly isWritten: boolean
}

/** Headings of level 2 to 6, in order. `lineOffset`: how many lines come before the text of the tokens. */
export const headingPlaces = (tokens: readonly Token[], lineOffset: number): readonly HeadingPlace[] =>
  tokens.flatMap((token) => {
    const { type, tag, map, markup, meta } = token
    const id = token.attrGet('id')
    if (type !== 'heading_open' || tag === 'h1' || !map || id === null) return []
    const last = markup.startsWith('#') ? map[0] : map[1] - 2
    return [{ line: last + 1 + lineOffset, id: String(id), isWritten: meta?.['explicitId'] === true }]
  })
