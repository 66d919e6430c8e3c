// The size of an SVG that is simple enough to be sure what an XML parser and librsvg make of it. Sites often
// have no other images, and loading sharp takes longer than parsing 50 pages.

export interface SvgSize {
  readonly width: number
  readonly height: number
}

/** In bytes. Larger files are rare, and reading them twice would cost more than it saves. */
const largest = 64 * 1024
const deepest = 60

/** Null for an SVG that is damaged, or has anything unusual: only sharp says what it is. */
export function plainSvgSize(bytes: Uint8Array): SvgSize | null {
  if (bytes.length > largest) return null
  const text = Buffer.from(bytes).toString('latin1')
  if (unusual.test(text) || text.includes(']]>')) return null
  const open: string[] = []
  let root: ReadonlyMap<string, string> | null = null
  for (let at = behind(declaration, text, 0); at < text.length; ) {
    const end = behind(ignored, text, at)
    if (end > at) {
      if (open.length === 0 && /\S/.test(text.slice(at, end).replace(comments, ''))) return null
      at = end
      continue
    }
    tag.lastIndex = at
    const [whole, closing, name = '', written = '', empty] = tag.exec(text) ?? []
    if (whole === undefined || unusualTags.test(name)) return null
    at += whole.length
    if (closing) {
      if (written !== '' || empty || open.pop() !== name) return null
      continue
    }
    const attributes = attributesOf(written)
    if (!attributes || (open.length === 0 ? root !== null || name !== 'svg' : attributes.has('xmlns')))
      return null
    root ??= attributes
    if (!empty && open.push(name) > deepest) return null
  }
  return open.length === 0 && root ? sizeOf(root) : null
}

/** All but printable ASCII, and what character references begin with. */
const unusual = /[^\t\n\r\x20-%'-~]/
const declaration = /<\?xml version="1\.0"(?: encoding="utf-8")?(?: standalone="(?:no|yes)")? ?\?>/iy
/** Text and comments. */
const ignored = /(?:[^<]+|<!--(?:[^-]|-(?!-))*-->)+/y
const comments = /<!--(?:[^-]|-(?!-))*-->/g
const tag = /<(\/?)([A-Za-z][\w-]*)((?:\s+[A-Za-z][\w:-]*="[^"<]*")*)\s*(\/?)>/y
/** Style sheets can set the size, and what entities and scripts do is not decided here. */
const unusualTags = /^(?:style|script|foreignObject|include)$/i

function behind(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** Null for an attribute that is there twice, or has a prefix. */
function attributesOf(written: string): ReadonlyMap<string, string> | null {
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of written.matchAll(/([A-Za-z][\w:-]*)="([^"]*)"/g)) {
    if (attributes.has(name) || name.includes(':')) return null
    attributes.set(name, value)
  }
  return attributes
}

const rootAttributes =
  /^(?:xmlns|width|height|viewBox|fill|stroke|class|id|version|role|aria-[a-z]+|focusable)$/

function sizeOf(attributes: ReadonlyMap<string, string>): SvgSize | null {
  if (![...attributes.keys()].every((name) => rootAttributes.test(name))) return null
  if (attributes.get('xmlns') !== 'http://www.w3.org/2000/svg') return null
  const viewBox = attributes.get('viewBox')
  if (viewBox !== undefined && !/^-?\d{1,5} -?\d{1,5} [1-9]\d{0,4} [1-9]\d{0,4}$/.test(viewBox)) return null
  const [width, height] = ['width', 'height'].map((name) =>
    Number(/^([1-9]\d{0,3})(?:px)?$/.exec(attributes.get(name) ?? '')?.[1] ?? 0),
  )
  return width && height ? { width, height } : null
}
