// The text of a paragraph, heading or cell as it is written, for rules that look for markup that was not
// understood.
import type { Place } from '../markdown/positions.ts'
import type { InlineText } from './pageText.ts'

/** In place of code, which rules see as one character or as many. */
const code = '\u0001'
const codes = new RegExp(`${code}+`, 'g')

/** What a rule has found: the groups of its pattern have a control character in place of code. */
export interface WrittenMatch {
  readonly written: string
  readonly groups: readonly string[]
  readonly place: Place
}

/**
 * Calls `found` for each match in the file that the page shows as text. Escapes and code are not part of a
 * match, except for code within it.
 */
export function eachMatch(inline: InlineText, pattern: RegExp, found: (match: WrittenMatch) => void): void {
  const { content } = inline.token
  const source = masked(content)
  let shown: ReadonlySet<string> | null = null
  for (const match of source.matchAll(pattern)) {
    shown ??= new Set(shownText(inline).match(pattern))
    if (!shown.has(match[0].replace(codes, code))) continue
    const written = content.slice(match.index, match.index + match[0].length)
    found({ written, groups: match.slice(1), place: inline.placeAt(match.index) })
  }
}

/** Code is U+0001, an escape is NUL; the text keeps its length. */
export const masked = (content: string): string =>
  content.replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|\\[!-/:-@[-`{-~]/g, (text) =>
    (text.startsWith('\\') ? '\0' : code).repeat(text.length),
  )

/** What became links, except for bare URLs, images, tags and the like is NUL, code is one U+0001. */
function shownText({ children }: InlineText): string {
  let text = ''
  let inLink = false
  for (const { type, content, markup } of children) {
    if (markup === 'linkify') continue
    if (type === 'link_open') inLink = true
    if (type === 'link_close') inLink = false
    if (inLink) text += '\0'
    else if (type === 'text') text += content
    else if (type === 'code_inline') text += code
    else if (type === 'softbreak' || type === 'hardbreak') text += '\n'
    else text += emphasis.test(type) ? markup : '\0'
  }
  return text
}

const emphasis = /^(?:strong|em|s)_(?:open|close)$/
