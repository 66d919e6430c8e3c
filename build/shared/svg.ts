// Code in SVG: what a file would run when a browser opens it by itself, and an image without it.
import { decodeReferences } from './escape.ts'
import { isUnsafe, schemeOf } from './hrefs.ts'
import { type HtmlToken, htmlTags, htmlTokens } from './html.ts'
import type { Tag, TagAttribute } from './htmlTag.ts'

/** Elements that run code or hold another document. */
const running = /^(?:\w+:)?(?:script|foreignobject|iframe|object|embed|handler|listener)$/i
/** Attributes with URLs, and attributes that set those. */
const leading = /^(?:(?:\w+:)?(?:href|base)|src|to|from|by|values|data|action)$/i

/** Numeric character references are usual in an entity. A tag or a scheme made of them is not. */
const hidesCode = /^<!ENTITY\s.*?(?:<|&lt;|&#x0*3c\b|&#0*60\b|script|\w&#|&#\w+;\w)/is
const addsCode = /^<!ATTLIST\s.*?[\s"'](?:on\w+|(?:\w+:)?href)\s/is

/** The first script in an SVG, in words; null for none. Comments and character data do not count. */
export function scriptInSvg(text: string): string | null {
  for (const [declaration] of text.matchAll(/<!(?:ENTITY|ATTLIST)\s[^>]*/gi)) {
    if (hidesCode.test(declaration)) return 'an entity that hides code'
    if (addsCode.test(declaration)) return 'attributes that its DOCTYPE adds'
  }
  for (const tag of htmlTags(text, { xml: true })) {
    if (tag.closing) continue
    if (/^(?:\w+:)?script$/i.test(tag.name)) return 'a script'
    if (/^(?:\w+:)?(?:iframe|object|embed|handler|listener)$/i.test(tag.name)) return 'another document'
    if (/^(?:\w+:)?use$/i.test(tag.name) && tag.attributes.some(isDataUrl)) return 'a data URL with a drawing'
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

/** A drawing that is part of this one, where an image would run no code. */
const isDataUrl = ({ name, value }: TagAttribute): boolean =>
  /^(?:\w+:)?href$/i.test(name) && schemeOf(decodeReferences(value ?? '')) === 'data'

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
