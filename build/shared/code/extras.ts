// The words of a code fence for what only some blocks have: folded lines, marked words, wrapped lines,
// changes in another language, numbered notes.
import { type LineRange, readRanges } from './meta.ts'

export interface CodeExtras {
  /** `collapse={3-12}`: lines that are folded until the reader opens them. */
  readonly folds: readonly LineRange[]
  /** `maxLines=10`: the lines after these are folded. */
  readonly maxLines: number | null
  /** `/name/`, `/name/2-4`: marked words, with the occurrences that count. */
  readonly words: readonly WordMark[]
  /** `wrap`: long lines wrap. */
  readonly wraps: boolean
  /** `diff`: `+` and `-` at the beginning of a line say what changed; the code has its own colors. */
  readonly isDiff: boolean
  /** `annotate`: `// (1)` is a note, which an item of the list after the block explains. */
  readonly notes: boolean
  /** `frame="terminal"` or `frame="none"`. */
  readonly frame: string | null
}

export interface WordMark {
  readonly text: string
  /** Occurrences, counted from 1; null for all. */
  readonly only: LineRange | null
  /** Lines in which the words count; null for all. */
  readonly lines: LineRange | null
}

const anyWord = /(?:^|\s)(?:collapse|maxLines=|wrap|diff|annotate|frame=|\/[^/\s])/

/** Null for a block without any, as most are. `words`: what follows the language. */
export function readExtras(words: string): CodeExtras | null {
  if (!anyWord.test(words)) return null
  const plain = words.replace(/=(?:"[^"]*"|'[^']*')/g, '=""')
  const fold = /(?:^|\s)collapse(?:=\{([\d,\s-]+)\})?(?=\s|$)/.exec(plain)
  const most = /(?:^|\s)maxLines=\{?(\d{1,6})\}?(?=\s|$)/.exec(plain)?.[1]
  const has = (word: string) => new RegExp(`(?:^|\\s)${word}(?=\\s|$)`).test(plain)
  return {
    folds: fold ? readRanges(fold[1] ?? '1-999999') : [],
    maxLines: most === undefined ? null : Number(most),
    words: wordMarks(plain.replace(/\{[\d,\s-]*\}/g, ' ')),
    wraps: has('wrap'),
    isDiff: has('diff'),
    notes: has('annotate'),
    frame: /(?:^|\s)frame=["']?(\w+)/.exec(words)?.[1] ?? null,
  }
}

function wordMarks(words: string): readonly WordMark[] {
  const found: WordMark[] = []
  for (const [, text = '', from, to] of words.matchAll(
    /(?<=^|\s)\/((?:[^/\\\n]|\\.)+)\/(?:(\d+)(?:-(\d+))?)?(?=\s|$)/g,
  ))
    found.push({
      text: text.replace(/\\(.)/g, '$1'),
      only: from === undefined ? null : [Number(from), Number(to ?? from)],
      lines: null,
    })
  return found
}
