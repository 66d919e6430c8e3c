// Code in SVG: what a file would run when a browser opens it by itself, and an image without it.
import { decodeReferences } from './escape.ts'
import { isUnsafe } from './hrefs.ts'
import { type HtmlToken, htmlTags, htmlTokens } from './html.ts'
import type { Tag, TagAttribute } from './htmlTag.ts'

/** Elements that run code or hold another document. */
const running = /^(?:\w+:)?(?:script|foreignobject|iframe|object|embed|handler|listener)$/i
/** Attributes with URLs, and attributes that set those. */
const leading = /^(?:(?:\w+:)?href|src|to|from|by|values|data|action)$/i

/** The first script in an SVG, in words; null for none. Comments and character data do not count. */
export function scriptInSvg(text: string): string | null {
  // Numeric character references are usual. A tag or a scheme made of them is not.
  if (/<!ENTITY\s[^>]*(?:<|&lt;|&#x0*3c\b|&#0*60\b|script|\w&#|&#\w+;\w)/i.test(text))
    return 'an entity that hides code'
  for (const tag of htmlTags(text, { xml: true })) {
    if (tag.closing) continue
    if (/^(?:\w+:)?script$/i.test(tag.name)) return 'a script'
    if (tag.attributes.some(({ name }) => /^on/i.test(name))) return 'an event handler'
    if (tag.attributes.some(leadsToCode)) return 'a link that runs code'
  }
  return null
}

/** The image for use in HTML: without scripts, every tag and attribute written out. */
export function withoutScripts(text: string): string {
  let html = ''
  /** The removed element, and how many of its name are open. */
  let left: { readonly name: string; depth: number } | null = null
  for (const token of htmlTokens(text, { xml: true })) {
    if (token.type !== 'tag') {
      if (!left) html += textOf(token)
      continue
    }
    const { tag } = token
    if (left) {
      if (tag.name !== left.name || tag.selfClosing) continue
      left.depth += tag.closing ? -1 : 1
      if (left.depth === 0) left = null
    } else if (running.test(tag.name)) {
      if (!tag.closing && !tag.selfClosing) left = { name: tag.name, depth: 1 }
    } else html += printed(tag)
  }
  return html
}

/** Comments are left out; character data becomes text. */
const textOf = ({ type, text }: Exclude<HtmlToken, { type: 'tag' }>): string =>
  type === 'comment' ? '' : (type === 'cdata' ? text.replaceAll('&', '&amp;') : text).replaceAll('<', '&lt;')

function printed({ name, closing, selfClosing, attributes }: Tag): string {
  if (closing) return `</${name}>`
  const kept = attributes.filter((one) => !one.expression && !/^on/i.test(one.name) && !leadsToCode(one))
  return `<${name}${kept.map((one) => ` ${one.name}="${(one.value ?? '').replaceAll('"', '&quot;')}"`).join('')}${selfClosing ? '/' : ''}>`
}

/** One unsafe value makes a list unsafe. Data URLs of images and fonts are common and safe. */
function leadsToCode({ name, value }: TagAttribute): boolean {
  const href = decodeReferences(value ?? '')
  return (
    leading.test(name) &&
    [href, ...href.split(';')].some(
      (one) => isUnsafe(one) && !/^\s*data:(?:image|font|application\/[\w-]*font)/i.test(one),
    )
  )
}
