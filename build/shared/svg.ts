// Code in SVG: what a file would run when a browser opens it by itself, and a drawing without it.
import { isUnsafe } from './addresses.ts'
import { readTag, type Tag, type TagAttribute } from './tags.ts'

/** Elements that run code or hold another document. */
const running = /^(?:\w+:)?(?:script|foreignobject|iframe|object|embed|handler|listener)$/i
/** Attributes that lead somewhere, or give such an attribute its value. */
const leading = /^(?:(?:\w+:)?href|src|to|from|by|values|data|action)$/i

/** In words, or null. Comments and character data do not count. */
export function scriptInSvg(text: string): string | null {
  // Signs by their number are usual; a tag, or a word that is put together from them, is not.
  if (/<!ENTITY\s[^>]*(?:<|&lt;|&#x0*3c\b|&#0*60\b|script|\w&#|&#\w+;\w)/i.test(text))
    return 'an entity that hides code'
  for (const piece of pieces(text)) {
    if (typeof piece === 'string' || piece.closing) continue
    if (/^(?:\w+:)?script$/i.test(piece.name)) return 'a script'
    if (piece.attributes.some(({ name }) => /^on/i.test(name))) return 'an event handler'
    if (piece.attributes.some(leadsToCode)) return 'a link that runs code'
  }
  return null
}

/** The drawing as HTML can hold it: nothing that runs, every tag and attribute written out. */
export function withoutScripts(text: string): string {
  let html = ''
  /** The element that is left out, and how many of its name are open. */
  let left: { readonly name: string; depth: number } | null = null
  for (const piece of pieces(text)) {
    if (typeof piece === 'string') {
      if (!left) html += piece.replaceAll('<', '&lt;')
      continue
    }
    if (left) {
      if (piece.name !== left.name || piece.selfClosing) continue
      left.depth += piece.closing ? -1 : 1
      if (left.depth === 0) left = null
    } else if (running.test(piece.name)) {
      if (!piece.closing && !piece.selfClosing) left = { name: piece.name, depth: 1 }
    } else html += printed(piece)
  }
  return html
}

function printed({ name, closing, selfClosing, attributes }: Tag): string {
  if (closing) return `</${name}>`
  const kept = attributes.filter((one) => !one.expression && !/^on/i.test(one.name) && !leadsToCode(one))
  return `<${name}${kept.map((one) => ` ${one.name}="${(one.value ?? '').replaceAll('"', '&quot;')}"`).join('')}${selfClosing ? '/' : ''}>`
}

/** A list of values is as bad as the worst of them. Pictures and fonts in an address are part of many drawings. */
function leadsToCode({ name, value }: TagAttribute): boolean {
  const address = decoded(value ?? '')
  return (
    leading.test(name) &&
    [address, ...address.split(';')].some(
      (one) => isUnsafe(one) && !/^\s*data:(?:image|font|application\/[\w-]*font)/i.test(one),
    )
  )
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  tab: '\t',
  newline: '\n',
  colon: ':',
}

/** Character references as XML and HTML read them, as far as an address can be hidden in them. */
const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,7}));?/gi,
    (whole, hex?: string, number?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole
      const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )

/** Tags and the text between them. Comments, instructions and declarations are passed over; character data is text. */
function* pieces(text: string): Generator<string | Tag> {
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('<', at)
    if (next !== at) yield text.slice(at, next === -1 ? undefined : next)
    if (next === -1) return
    const skipped = [
      ['<!--', '-->'],
      ['<![CDATA[', ']]>'],
      ['<?', '?>'],
      ['<!', '>'],
    ].find(([open]) => text.startsWith(open as string, next))
    if (skipped) {
      const [open = '', close = ''] = skipped
      const end = text.indexOf(close, next + open.length)
      if (open === '<![CDATA[')
        yield text.slice(next + open.length, end === -1 ? undefined : end).replaceAll('&', '&amp;')
      at = end === -1 ? text.length : end + close.length
      continue
    }
    const tag = readTag(text, next, text.length, () => -1)
    if (tag && tag.name !== '') yield tag
    else yield '<'
    at = tag?.end ?? next + 1
  }
}
