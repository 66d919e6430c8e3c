// Titles of links in parentheses, `[a]: /b (title)`: micromark, with which MDX reads, takes an opening
// parenthesis in them as text. Comments such as `[//]: # (see [a](b)` rely on it.
import type { MarkdownIt } from 'markdown-it'

const close = 41
const backslash = 92

/** The most characters of such a title. A text with many of them that are open takes linear time. */
const longest = 4_000

export function readTitlesInParentheses(md: MarkdownIt): void {
  const original = md.helpers.parseLinkTitle
  md.helpers.parseLinkTitle = (text, start, max, before) => {
    const isOpening = before === undefined && text[start] === '('
    if (!isOpening && before?.marker !== close) return original(text, start, max, before)
    const from = isOpening ? start + 1 : start
    const end = closingAt(text, from, max)
    const title =
      (before?.str ?? '') + md.utils.unescapeAll(text.slice(from, end ?? Math.min(max, from + longest)))
    const closed = end !== null
    return { ok: closed, can_continue: !closed, pos: closed ? end + 1 : 0, str: title, marker: close }
  }
}

function closingAt(text: string, from: number, max: number): number | null {
  for (let at = from; at < max && at < from + longest; at++) {
    const code = text.charCodeAt(at)
    if (code === close) return at
    if (code === backslash && at + 1 < max) at++
  }
  return null
}
