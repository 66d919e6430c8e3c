// Words of colored code in `<mark>` elements. A word can reach over several spans: each piece is marked.
import type { WordMark } from './extras.ts'

/** `code`: the text that `html` shows. */
export function markWords(html: string, code: string, words: readonly WordMark[]): string {
  const places = placesOf(code, words)
  if (places.length === 0) return html
  let result = ''
  let offset = 0
  let next = 0
  let isOpen = false
  for (const [piece] of html.matchAll(/<[^>]*>|&[^;]{1,10};|[^<&]|[<&]/gu)) {
    if (piece.startsWith('<') && piece.length > 1) {
      if (isOpen) result += '</mark>'
      result += piece
      if (isOpen) result += open
      continue
    }
    if (isOpen && offset >= (places[next] as Place)[1]) {
      result += '</mark>'
      isOpen = false
      next++
    }
    if (!isOpen && next < places.length && offset >= (places[next] as Place)[0]) {
      result += open
      isOpen = true
    }
    result += piece
    offset += piece.startsWith('&') && piece.length > 1 ? 1 : piece.length
  }
  return (isOpen ? `${result}</mark>` : result).replaceAll(`${open}</mark>`, '')
}

const open = '<mark class="code-word">'

type Place = readonly [from: number, to: number]

/** In order, without two that overlap. */
function placesOf(code: string, words: readonly WordMark[]): readonly Place[] {
  const found: Place[] = []
  for (const { text, only, lines } of words.slice(0, 20)) {
    const [from, to] = lines ? [startOf(code, lines[0]), startOf(code, lines[1] + 1)] : [0, code.length]
    let count = 0
    for (let at = code.indexOf(text, from); at !== -1 && at < to; at = code.indexOf(text, at + text.length)) {
      count++
      if (!only || (count >= only[0] && count <= only[1])) found.push([at, at + text.length])
    }
  }
  let end = 0
  return found
    .sort(([a], [b]) => a - b)
    .filter(([from, to]) => {
      if (from < end) return false
      end = to
      return true
    })
}

/** Offset of a line, counted from 1. */
function startOf(code: string, line: number): number {
  let at = 0
  for (let number = 1; number < line; number++) {
    const end = code.indexOf('\n', at)
    if (end === -1) return code.length
    at = end + 1
  }
  return at
}
