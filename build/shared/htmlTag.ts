// Reads one HTML or JSX tag: name, attributes, where each value is. Linear, no backtracking over the text.

export interface TagAttribute {
  readonly name: string
  /** Text of the value without quotes; of an `{expression}` the source inside the braces. */
  readonly value: string | null
  readonly expression: boolean
  /** Offsets of the whole attribute: its name, and what closes its value. */
  readonly from: number
  readonly to: number
  /** Offset of the value's first character (after the quote). */
  readonly start: number
  readonly end: number
}

export interface Tag {
  readonly name: string
  readonly closing: boolean
  readonly selfClosing: boolean
  readonly attributes: readonly TagAttribute[]
  /** Offset after `>`. */
  readonly end: number
  /** The component stands for a code block of Markdown. */
  readonly isFence?: boolean
}

/**
 * The value of an attribute as written, whatever the case of its name; null when it is missing or has none.
 */
export const attributeOf = ({ attributes }: Pick<Tag, 'attributes'>, name: string): string | null =>
  attributes.find((one) => one.name.toLowerCase() === name)?.value ?? null

const attributeAt = /\s*([\w:@.$-]+)(\s*=\s*)?/y
const unquotedAt = /[^\s"'=<>`{}]+/y

/** Offset after the brace that closes the one at `pos`, or -1. */
export type EndOfExpression = (src: string, pos: number, max: number) => number

/** The tag that starts at `pos` (a `<`), or null when there is none. */
export function readTag(
  src: string,
  pos: number,
  max = src.length,
  endOfExpression: EndOfExpression = endOfBraces,
): Tag | null {
  const closing = src.charCodeAt(pos + 1) === 47
  const begin = pos + (closing ? 2 : 1)
  let at = isLetter(src.charCodeAt(begin)) ? endOfName(src, begin, ofTags) : begin
  if (at === begin && src.charCodeAt(at) !== 62) return null
  const name = src.slice(begin, at)
  const attributes: TagAttribute[] = []
  while (at < max) {
    const space = at
    while (isSpace(src.charCodeAt(at))) at++
    const code = src.charCodeAt(at)
    if (code === 62) return { name, closing, selfClosing: false, attributes, end: at + 1 }
    if (code === 47 && src.charCodeAt(at + 1) === 62)
      return { name, closing, selfClosing: true, attributes, end: at + 2 }
    if (at === space || closing) return null
    if (code === 123) {
      const end = endOfExpression(src, at, max)
      if (end === -1) return null
      attributes.push({
        name: '...',
        value: src.slice(at + 1, end - 1),
        expression: true,
        from: at,
        to: end,
        start: at + 1,
        end: end - 1,
      })
      at = end
      continue
    }
    const attribute = quotedAttribute(src, at, max) ?? otherAttribute(src, at, max, endOfExpression)
    if (!attribute) return null
    attributes.push(attribute)
    at = attribute.to
  }
  return null
}

/** `name="value"`, without spaces around the `=`: what most attributes are. Null for others. */
function quotedAttribute(src: string, from: number, max: number): TagAttribute | null {
  const equals = endOfName(src, from, ofAttributes)
  const quote = src.charCodeAt(equals + 1)
  if (equals === from || src.charCodeAt(equals) !== 61 || (quote !== 34 && quote !== 39)) return null
  const start = equals + 2
  const end = src.indexOf(quote === 34 ? '"' : "'", start)
  if (end === -1 || end >= max) return null
  return {
    name: src.slice(from, equals),
    value: src.slice(start, end),
    expression: false,
    from,
    to: end + 1,
    start,
    end,
  }
}

function otherAttribute(
  src: string,
  from: number,
  max: number,
  endOfExpression: EndOfExpression,
): TagAttribute | null {
  attributeAt.lastIndex = from
  const match = attributeAt.exec(src)
  if (!match) return null
  const at = attributeAt.lastIndex
  const read =
    match[2] === undefined
      ? { value: null, expression: false, start: at, end: at, to: at }
      : readValue(src, at, max, endOfExpression)
  return read && { name: match[1] as string, from, ...read }
}

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122

/** Which characters of ASCII a name has. */
const charsOf = (name: RegExp): Uint8Array =>
  Uint8Array.from({ length: 128 }, (_, code) => (name.test(String.fromCharCode(code)) ? 1 : 0))

const ofTags = charsOf(/[\w.:-]/)
const ofAttributes = charsOf(/[\w:@.$-]/)

function endOfName(src: string, from: number, chars: Uint8Array): number {
  let at = from
  while (chars[src.charCodeAt(at)] === 1) at++
  return at
}

type ReadValue = Omit<TagAttribute, 'name' | 'from'>

function readValue(src: string, at: number, max: number, endOfExpression: EndOfExpression): ReadValue | null {
  const quote = src[at]
  if (quote === '"' || quote === "'") {
    const close = src.indexOf(quote, at + 1)
    if (close === -1 || close >= max) return null
    return { value: src.slice(at + 1, close), expression: false, start: at + 1, end: close, to: close + 1 }
  }
  if (quote === '{') {
    const end = endOfExpression(src, at, max)
    if (end === -1) return null
    return { value: src.slice(at + 1, end - 1), expression: true, start: at + 1, end: end - 1, to: end }
  }
  unquotedAt.lastIndex = at
  const value = unquotedAt.exec(src)?.[0]
  if (value === undefined) return null
  const end = at + value.length
  return { value, expression: false, start: at, end, to: end }
}

/** Offset after the brace that closes the one at `pos`, strings skipped; -1 when it is never closed. */
export function endOfBraces(src: string, pos: number, max = src.length): number {
  let depth = 0
  for (let at = pos; at < max; at++) {
    const char = src[at]
    if (char === '{') depth++
    else if (char === '}' && --depth === 0) return at + 1
    else if (char === '"' || char === "'" || char === '`') {
      const close = endOfString(src, at, max)
      if (close === -1) return -1
      at = close
    }
  }
  return -1
}

function endOfString(src: string, pos: number, max: number): number {
  for (let at = pos + 1; at < max; at++) {
    if (src[at] === '\\') at++
    else if (src[at] === src[pos]) return at
  }
  return -1
}

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 9 || code === 13
