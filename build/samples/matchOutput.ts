// Whether a program printed what its page says. A line `...` stands for any lines, and `…` for any text of a
// line.
import { escapeRegExp } from '../shared/escape.ts'

interface Difference {
  readonly line: number
  readonly expected: string
  readonly printed: string
}

/** Null, or the first line not printed after those before it. Other lines and indents may differ. */
export function missingLine(expected: string, printed: string): Difference | null {
  const got = linesOf(printed).map((line) => line.trim())
  let from = 0
  for (const [line, text] of linesOf(expected).entries()) {
    const at = got.findIndex((one, index) => index >= from && fits(text.trim(), one))
    if (at === -1) return { line, expected: text, printed: got[from] ?? '' }
    from = at + 1
  }
  return null
}

/** Null, or the first line that differs: what was expected and what is there. */
export function outputDifference(expected: string, printed: string): Difference | null {
  const wanted = linesOf(expected)
  const got = linesOf(printed)
  /** Places in the output at which the lines so far can end. */
  let ends = new Set([0])
  for (const [at, line] of wanted.entries()) {
    const isAny = line.trim() === '...' || line.trim() === '…'
    const first = Math.min(...ends)
    const next = isAny
      ? new Set(Array.from({ length: got.length - first + 1 }, (_, more) => first + more))
      : new Set(
          [...ends].filter((end) => end < got.length && fits(line, got[end] as string)).map((end) => end + 1),
        )
    if (next.size === 0) return { line: at, expected: line, printed: got[first] ?? '' }
    ends = next
  }
  if (ends.has(got.length)) return null
  const last = Math.max(...ends)
  return { line: Math.max(0, wanted.length - 1), expected: '', printed: got[last] ?? '' }
}

const fits = (line: string, printed: string): boolean =>
  line === printed ||
  (line.includes('…') && new RegExp(`^${line.split('…').map(escapeRegExp).join('.*')}$`).test(printed))

const linesOf = (text: string): readonly string[] => {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
  while (lines.at(-1) === '') lines.pop()
  return lines
}
