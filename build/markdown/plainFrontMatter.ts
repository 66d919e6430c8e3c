// Reads front matter that needs no YAML parser: lines of `key: value` with words, numbers, true and false.
// Most pages have no other, and the parser takes a third as long as their Markdown.
import type { FieldPlace } from './frontMatterField.ts'

export interface PlainFrontMatter {
  readonly data: Readonly<Record<string, unknown>>
  readonly content: string
  readonly lineOffset: number
  readonly places: ReadonlyMap<string, FieldPlace>
}

/** Null when it may need the parser. Line ends are `\n`. */
export function plainFrontMatter(text: string): PlainFrontMatter | null {
  if (!text.startsWith('---\n')) return null
  const end = text.indexOf('\n---', 3)
  const after = end + '\n---'.length
  if (end < 4 || text[after] !== '\n') return null
  const lines = text.slice(4, end).split('\n')
  const data: Record<string, unknown> = {}
  const places = new Map<string, FieldPlace>()
  for (const [at, line] of lines.entries()) {
    const [, key = '', rest = ''] = field.exec(line) ?? []
    const value = scalarOf(rest)
    if (value === undefined || key === '__proto__' || places.has(key)) return null
    data[key] = value
    places.set(key, { line: at + 2, column: 1, raw: rest.replace(/\s+#.*$/, '').trim() })
  }
  return { data, content: text.slice(after + 1), lineOffset: lines.length + 2, places }
}

const field = /^([A-Za-z_][\w-]*): +(.+?) *$/

/** Printable characters that YAML takes as they are, within words and within quotes. */
const word = /^[A-Za-z][ -"$-9;-~\u00a1-\u2027\u2030-\ud7ff]*$/
const quoted = /^(?:"[ !#-[\]-~\u00a1-\u2027\u2030-\ud7ff]*"|'[ -&(-~\u00a1-\u2027\u2030-\ud7ff]*')$/
const integer = /^(?:0|-?[1-9]\d{0,14})$/

/** Undefined for what only the parser reads. */
function scalarOf(text: string): string | number | boolean | undefined {
  if (text === 'true') return true
  if (text === 'false') return false
  if (word.test(text)) return /^(?:true|false|null)$/i.test(text) ? undefined : text
  if (quoted.test(text)) return text.slice(1, -1)
  return integer.test(text) ? Number(text) : undefined
}
