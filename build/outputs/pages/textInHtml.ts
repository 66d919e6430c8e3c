// What a search finds in a page that React rendered: its headings, and the text below each.
import { decodeHTML } from 'entities'
import type { RenderedText } from '../../model/renderedPage.ts'
import { sectionText } from '../../model/sectionText.ts'
import { readTag, type Tag } from '../../shared/tags.ts'

/** Elements whose text is not read as part of the page. */
const silent = new Set([
  'button',
  'iframe',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
])
/** Elements that do not part words. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
/** Their content is no HTML. */
const raw = new Set(['script', 'style', 'textarea', 'iframe', 'noscript'])
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** `html` begins within the tag of the element that holds the page; what stands after that element does not count. */
export function textInHtml(html: string): RenderedText {
  const texts: string[] = ['']
  const headings: { text: string; id: string }[] = []
  let title: string | null = null
  let heading: { readonly name: string; readonly id: string; text: string } | null = null
  const add = (text: string) => {
    if (heading) heading.text += text
    else texts[texts.length - 1] += text
  }
  const close = () => {
    if (!heading) return
    const text = heading.text.replace(/\s+/g, ' ').trim()
    if (heading.name === 'h1') title ??= text
    else {
      headings.push({ text, id: heading.id })
      texts.push('')
    }
    heading = null
  }
  for (const piece of pieces(html)) {
    if (typeof piece === 'string') {
      add(decodeHTML(piece))
      continue
    }
    const name = piece.name.toLowerCase()
    if (/^h[1-6]$/.test(name)) {
      close()
      if (!piece.closing) heading = { name, id: decodeHTML(attributeOf(piece, 'id') ?? ''), text: '' }
    }
    if (name === 'img') add(` ${decodeHTML(attributeOf(piece, 'alt') ?? '')} `)
    else if (!inline.has(name)) add(' ')
  }
  close()
  return { title, headings, sections: texts.map(sectionText) }
}

/** Texts and tags in order, those of silent elements left out. */
function* pieces(html: string): Generator<string | Tag> {
  let at = html.indexOf('>') + 1
  let depth = 1
  while (at < html.length && depth > 0) {
    const next = html.indexOf('<', at)
    if (next !== at) yield html.slice(at, next === -1 ? undefined : next)
    if (next === -1) return
    if (html.startsWith('<!--', next)) {
      const end = html.indexOf('-->', next + 4)
      if (end === -1) return
      at = end + 3
      continue
    }
    const tag = readTag(html, next)
    if (!tag) {
      yield '<'
      at = next + 1
      continue
    }
    at = tag.end
    const name = tag.name.toLowerCase()
    if (name === 'div') depth += tag.closing ? -1 : 1
    if (!tag.closing && isSilent(tag, name)) at = endOf(html, name, at)
    else yield tag
  }
}

const isSilent = (tag: Tag, name: string): boolean =>
  !tag.selfClosing &&
  !empty.has(name) &&
  (silent.has(name) ||
    attributeOf(tag, 'aria-hidden') === 'true' ||
    tag.attributes.some((one) => one.name === 'hidden'))

/** Behind the tag that closes the element `name`; elements of the same name inside are counted. */
function endOf(html: string, name: string, from: number): number {
  const tags = new RegExp(raw.has(name) ? `</${name}[^>]*>` : `<(/?)${name}(?=[\\s/>])[^>]*>`, 'gi')
  tags.lastIndex = from
  let depth = 1
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    if (raw.has(name)) return tags.lastIndex
    if (!match[0].endsWith('/>')) depth += match[1] === '/' ? -1 : 1
    if (depth === 0) return tags.lastIndex
  }
  return html.length
}

const attributeOf = ({ attributes }: Tag, name: string): string | null =>
  attributes.find((one) => one.name === name)?.value ?? null
