// Prints components and expressions: as HTML where they are known, as placeholders where only code or the
// site can show them.
import type { Token } from 'markdown-it'
import { isBlock } from '../../shared/blocks/names.ts'
import { escapeHtml } from '../../shared/escape.ts'
import { voidElements } from '../../shared/html.ts'
import type { Tag, TagAttribute } from '../../shared/htmlTag.ts'
import { RawHtml } from '../../shared/markup.ts'
import { blockHtml } from '../components/blocks.ts'
import { linkPart } from '../components/link.ts'
import { type ElementPart, printPart } from '../elementPart.ts'
import type { Feature } from '../feature.ts'
import { htmlAttributes } from '../mdx/attributesHtml.ts'
import { type MdxElement, type ResolvedElement, resolvedOf } from '../mdx/element.ts'
import { resolveMdx } from '../mdx/resolve.ts'
import { codePlaceholder, includePlaceholder } from '../placeholders.ts'
import type { Reading } from '../reading.ts'
import { joinInElements, withoutSpaceBetween } from './mdxSpace.ts'

export const mdxHtml: Feature = (md, options) => {
  if (options.syntax === 'md' && !options.knownComponents.mapsMarkup) return
  md.core.ruler.after('inline', 'mdx_resolve', ({ tokens, env }) =>
    resolveMdx(md, tokens, env as Reading, options),
  )
  const isStrict = options.syntax === 'mdx'
  md.core.ruler.after('mdx_resolve', 'mdx_unravel', ({ tokens }) => unravel(tokens, isStrict))
  md.renderer.rules['component'] = (tokens, index, _options, env) => {
    const token = tokens[index] as Token
    const html = component(token, env as Reading)
    const ends = !token.block || token.meta?.['isJoined'] || html === '' || html.endsWith('\n')
    return ends ? html : `${html}\n`
  }
  md.renderer.rules['expression'] = (tokens, index, _options, env) => {
    const { meta, hidden } = tokens[index] as Token
    if (hidden || meta?.['text'] === '') return ''
    const end = meta?.['spaceAfter'] ? '\n' : ''
    if (meta?.['text'] !== undefined)
      return (meta['isRaw'] ? rawText : escapeHtml)(String(meta['text'])) + end
    const node = { type: 'expression', source: String(meta?.['source']) } as const
    return codePlaceholder((env as Reading).nodes.push(node) - 1) + end
  }
  md.renderer.rules['component_comment'] = () => ''
  md.renderer.rules['raw_text'] = (tokens, index) => rawText((tokens[index] as Token).content)
}

/** In a style sheet or a script, which it does not end. */
const rawText = (text: string): string => text.replace(/<\/(?=s(?:tyle|cript)\b)/gi, '<\\/')

function component(token: Token, reading: Reading): string {
  const resolved = resolvedOf(token)
  if (token.hidden || !resolved) return ''
  const { meaning, element } = resolved
  const isClosing = token === element.close
  const isDynamic = Boolean(token.meta?.['dynamic'] || element.open.meta?.['dynamic'])
  if (meaning.kind === 'fragment' && !isChildOfComponent(resolved)) return ''
  if (meaning.kind === 'theme' && meaning.name === 'Link' && !isDynamic)
    return printPart(token, isClosing ? closing('a') : linkPart(resolved))
  if (meaning.kind === 'theme' && isBlock(meaning.name) && !isDynamic)
    return blockHtml(resolved, meaning.name)[isClosing ? 1 : 0]
  if (meaning.kind === 'theme' && token.meta?.['html'] !== undefined) return String(token.meta['html'])
  if (meaning.kind === 'include' && token.meta?.['include'] !== undefined && !reading.code)
    return isClosing ? '' : includePlaceholder(Number(token.meta['include']))
  if (meaning.kind === 'html' && !isDynamic)
    return printPart(token, isClosing ? closing(meaning.name) : elementPart(meaning.name, resolved))
  const links = (element.open.meta?.['links'] ?? []) as readonly number[]
  if (isClosing) return codePlaceholder(reading.nodes.push({ type: 'close' }) - 1)
  const tag = withIcon(withoutLinks(element), element.open.meta?.['icon'])
  return codePlaceholder(reading.nodes.push({ type: 'element', tag, links }) - 1)
}

/** The tag without the attributes whose links come later. */
function withoutLinks({ tag, open }: MdxElement): Tag {
  const leading = open.meta?.['leading'] as ReadonlySet<TagAttribute> | undefined
  return leading?.size ? { ...tag, attributes: tag.attributes.filter((one) => !leading.has(one)) } : tag
}

/** The component of a page with code gets the drawing in the place of its name. */
const withIcon = (tag: Tag, icon: unknown): Tag =>
  icon instanceof RawHtml
    ? {
        ...tag,
        attributes: [
          ...tag.attributes.filter(({ name }) => name !== 'icon'),
          attributeOf('icon', JSON.stringify(icon)),
        ],
      }
    : tag

const attributeOf = (name: string, value: string): TagAttribute => ({
  ...{ name, value, expression: true },
  ...{ from: 0, to: 0, start: 0, end: 0 },
})

/** A component may count or look at its children, of which a fragment is one. */
const isChildOfComponent = ({ element: { parent } }: ResolvedElement): boolean =>
  parent !== null && resolvedOf(parent.open)?.meaning.kind === 'component'

const closing = (name: string): ElementPart => ({ kind: 'close', name, attributes: [] })

function elementPart(name: string, { element, props }: ResolvedElement): ElementPart {
  const links = (element.open.meta?.['links'] ?? []) as readonly number[]
  return {
    kind: voidElements.has(name) ? 'void' : element.tag.selfClosing ? 'empty' : 'open',
    name,
    attributes: [...htmlAttributes(props), ...links.map((link) => ({ link }))],
  }
}

/** As in MDX, components alone do not make a paragraph. */
function unravel(tokens: readonly Token[], isStrict: boolean): void {
  const inElement = isStrict ? joinInElements(tokens) : []
  for (let index = 0; index < tokens.length; index++) {
    const open = tokens[index] as Token
    const inline = tokens[index + 1]
    const close = tokens[index + 2]
    if (open.type !== 'paragraph_open' || inline?.type !== 'inline' || close?.type !== 'paragraph_close')
      continue
    let depth = 0
    let found = false
    const alone = inline.children?.every((token) => {
      if (token.type === 'component') {
        const resolved = resolvedOf(token)
        if (!resolved) return false
        const { element, meaning } = resolved
        found = true
        if (token === element.close) depth--
        else if (!element.tag.selfClosing) depth++
        return meaning.kind !== 'unknown'
      }
      if (token.type === 'expression' || token.type === 'component_comment') {
        found = true
        return true
      }
      if (token.type === 'html_inline' && token.content.startsWith('<!--')) return true
      return (
        depth > 0 || ((token.type === 'text' || token.type === 'softbreak') && token.content.trim() === '')
      )
    })
    if (!(alone && found) && !isAloneInText(tokens[index - 1], tokens[index + 3])) continue
    open.hidden = true
    close.hidden = true
    if (alone && found && inElement[index] && inline.children)
      inline.children = withoutSpaceBetween(inline.children)
  }
}

/** Elements that take text but no paragraph: a browser would end them before it, or keep an empty one. */
const textOnly = new Set('p h1 h2 h3 h4 h5 h6 summary button label legend dt'.split(' '))

/** Whether the tags of one element are around a paragraph, and that is or is within an element for text. */
function isAloneInText(before: Token | undefined, after: Token | undefined): boolean {
  const around = before && resolvedOf(before)
  if (!around || around.element.open !== before || around.element.close !== after) return false
  for (let element: MdxElement | null = around.element; element; element = element.parent) {
    const meaning = resolvedOf(element.open)?.meaning
    if (meaning?.kind === 'html' && textOnly.has(meaning.name)) return true
  }
  return false
}
