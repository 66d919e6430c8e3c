// Text of code as HTML, with its keywords in color.
import type { Rules } from './rules.ts'

type WordRules = Pick<Rules, 'keywords' | 'words' | 'isCaseInsensitive'>

export function colorWords(text: string, rules: WordRules): string {
  if (!rules.keywords) return escapeCode(text)
  return rules.words
    ? colorFound(text, rules.words, rules)
    : colorPlainWords(text, rules.keywords, rules.isCaseInsensitive)
}

/** Escapes text as highlight.js does. */
export const escapeCode = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (char) => escaped[char] as string) : text

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

function colorPlainWords(
  text: string,
  keywords: ReadonlyMap<string, string>,
  isCaseInsensitive: boolean,
): string {
  let html = ''
  let done = 0
  for (let at = 0; at < text.length; at++) {
    if (!isWordAt(text, at)) continue
    const start = at
    while (isWordAt(text, at + 1)) at++
    const word = text.slice(start, at + 1)
    const tag = keywords.get(isCaseInsensitive ? word.toLowerCase() : word)
    if (tag === undefined) continue
    html += `${escapeCode(text.slice(done, start))}${tag}${word}</span>`
    done = at + 1
  }
  return html + escapeCode(text.slice(done))
}

function colorFound(text: string, words: RegExp, { keywords, isCaseInsensitive }: WordRules): string {
  let html = ''
  let done = 0
  words.lastIndex = 0
  for (let match = words.exec(text); match; match = words.exec(text)) {
    const word = match[0]
    if (word === '') words.lastIndex++
    const tag = keywords?.get(isCaseInsensitive ? word.toLowerCase() : word)
    if (tag === undefined || word === '') continue
    html += `${escapeCode(text.slice(done, match.index))}${tag}${escapeCode(word)}</span>`
    done = match.index + word.length
  }
  return html + escapeCode(text.slice(done))
}

/** ASCII letters, digits and `_`. */
const wordChars = new Uint8Array(128)
for (const char of '0123456789_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
  wordChars[char.charCodeAt(0)] = 1

const isWordAt = (text: string, at: number): boolean => wordChars[text.charCodeAt(at)] === 1
