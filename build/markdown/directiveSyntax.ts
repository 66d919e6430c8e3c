// `name[label]{attributes}` as remark-directive reads it.

export interface Directive {
  readonly name: string
  readonly nameEnd: number
  /** Between the brackets. */
  readonly label: { readonly from: number; readonly end: number } | null
  /** `{}` has none. */
  readonly hasAttributes: boolean
  readonly end: number
}

const namePattern = /[A-Za-z][\w-]*/y

/** The directive whose name begins at `from`, in the text before `max`. */
export function readDirective(src: string, from: number, max: number): Directive | null {
  namePattern.lastIndex = from
  const name = namePattern.exec(src)?.[0] ?? ''
  const nameEnd = from + name.length
  if (name === '' || nameEnd > max || name.endsWith('-') || name.endsWith('_')) return null
  const labelEnd = src[nameEnd] === '[' ? endOfLabel(src, nameEnd, max) : -1
  const label = labelEnd === -1 ? null : { from: nameEnd + 1, end: labelEnd - 1 }
  const afterLabel = label ? labelEnd : nameEnd
  const attributes = src[afterLabel] === '{' ? endOfAttributes(src, afterLabel, max) : null
  return {
    name,
    nameEnd,
    label,
    hasAttributes: attributes?.hasSome ?? false,
    end: attributes?.end ?? afterLabel,
  }
}

/** After the bracket that closes the one at `open`; -1 if there is none. */
function endOfLabel(src: string, open: number, max: number): number {
  let depth = 0
  for (let at = open; at < max && at - open < 1000 && depth <= 32; at++) {
    const sign = src[at]
    if (sign === '\\') at++
    else if (sign === '[') depth++
    else if (sign === ']' && --depth === 0) return at + 1
  }
  return -1
}

const space = /\s+/y
const shortcut = /[#.][^\s"#'.<=>`}][^\s"#'.<=>`}]*/y
const attribute =
  /[:_A-Za-z][\w.:-]*(?:\s*=\s*(?:"[^"]{0,999}"(?=[\s}])|'[^']{0,999}'(?=[\s}])|[^\s"'<=>`}]+(?=[\s}])))?/y

function endOfAttributes(
  src: string,
  open: number,
  max: number,
): { readonly end: number; readonly hasSome: boolean } | null {
  let at = open + 1
  let hasSome = false
  while (at < max && src[at] !== '}') {
    const length = lengthOf(space, src, at)
    const part = length || lengthOf(shortcut, src, at) || lengthOf(attribute, src, at)
    if (part === 0) return null
    hasSome ||= length === 0
    at += part
  }
  return at < max ? { end: at + 1, hasSome } : null
}

function lengthOf(pattern: RegExp, src: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(src)?.[0].length ?? 0
}
