// Links and images: each address that may lead into the site becomes a LinkFact with its exact place, and a placeholder in the
// body that is filled when the whole site is known. Addresses of other sites are finished here.
import { decodeHTMLAttribute } from 'entities'
import type { Token } from 'markdown-it'
import type { LinkFact } from '../../model/page.ts'
import { isUnsafe, schemeOf } from '../../shared/addresses.ts'
import { htmlAttributes } from '../../shared/htmlAttributes.ts'
import { readEscape } from '../escapes.ts'
import type { Feature } from '../feature.ts'
import { resolvedOf } from '../mdx/element.ts'
import { leadingAttributes, literalPath } from '../mdx/props.ts'
import { linkPlaceholder } from '../placeholders.ts'
import { cellStart, type Place, placeInToken } from '../positions.ts'
import type { Reading } from '../reading.ts'
import { reportScript, reportScriptElement, reportScriptElements } from '../scripts.ts'
import { wrapRule } from '../wrapRule.ts'
import type { HtmlPlaceholder } from './html.ts'

export const links: Feature = (md) => {
  withDestination(md.inline.ruler, 'link', 0)
  withDestination(md.inline.ruler, 'image', 1)
  withOffset(md.inline.ruler)
  md.core.ruler.after('block', 'link_definitions', ({ tokens, env }) =>
    definitions(tokens, env as Reading & Defined),
  )
  md.core.ruler.after('linkify', 'collect_links', ({ tokens, env }) =>
    collect(tokens, env as Reading & Defined),
  )
  md.renderer.rules['link_open'] = (tokens, index) => `<a${attributes(tokens[index] as Token, 'href')}>`
  md.renderer.rules['image'] = (tokens, index, options, env, renderer) => {
    const token = tokens[index] as Token
    const alt = renderer.renderInlineAsText(token.children ?? [], options, env)
    return `<img alt="${md.utils.escapeHtml(alt)}"${attributes(token, 'src')}>`
  }

  function attributes(token: Token, name: 'href' | 'src'): string {
    const link = token.meta?.['link']
    const title = token.attrGet('title')
    const rest = title === null ? '' : ` title="${md.utils.escapeHtml(String(title))}"`
    if (typeof link === 'number') return ` ${linkPlaceholder(link)}${rest}`
    const address = md.utils.escapeHtml(String(token.attrGet(name) ?? ''))
    if (name === 'src') return ` src="${address}" loading="lazy" decoding="async"${rest}`
    return ` href="${address}"${/^(?:https?:)?\/\//i.test(address) ? ' target="_blank" rel="noopener noreferrer"' : ''}${rest}`
  }
}

type InlineRuler = Parameters<Feature>[0]['inline']['ruler']

interface Defined {
  definitions?: Map<string, Place & { readonly raw: string }>
}

/** Wraps markdown-it's rule to remember where the address begins (`bracket`: characters before the `[`). */
function withDestination(ruler: InlineRuler, name: 'link' | 'image', bracket: number): void {
  wrapRule(ruler, name, (original) => (state, silent) => {
    const start = state.pos
    const before = state.tokens.length
    if (!original(state, silent)) return false
    if (silent) return true
    const token = state.tokens
      .slice(before, before + 2)
      .find((t) => t.type === 'link_open' || t.type === 'image')
    if (token && token.meta?.['label'] === undefined) {
      const max = state.posMax
      const end = state.pos
      state.posMax = end
      const labelEnd = state.md.helpers.parseLinkLabel(state, start + bracket, name === 'link')
      state.posMax = max
      state.pos = end
      let at = labelEnd + 2
      while (/\s/.test(state.src[at] ?? '')) at++
      token.meta = { ...token.meta, at: state.src[at] === '<' ? at + 1 : at }
    }
    return true
  })
}

/** Wraps the rule for raw HTML to remember where each tag begins. */
function withOffset(ruler: InlineRuler): void {
  wrapRule(ruler, 'html_inline', (original) => (state, silent) => {
    const start = state.pos
    if (!original(state, silent)) return false
    const token = state.tokens.at(-1)
    if (!silent && token) token.meta = { offset: start }
    return true
  })
}

/** Remembers where `[label]: address` lines have their address, for the links that use them. */
function definitions(tokens: readonly Token[], reading: Reading & Defined): void {
  for (const token of tokens) {
    if (token.type !== 'reference_definition' || !token.map) continue
    reading.definitions ??= new Map()
    const label = String(token.meta?.['label'])
    if (reading.definitions.has(label)) continue
    for (let row = token.map[0]; row < token.map[1]; row++) {
      const line = reading.lines[row] ?? ''
      const match = row === token.map[0] ? /\]:\s*<?(?=\S)/.exec(line) : /^[\s>]*<?(?=\S)/.exec(line)
      if (!match) continue
      const column = match.index + match[0].length
      reading.definitions.set(label, {
        line: row + 1 + reading.lineOffset,
        column: column + 1,
        raw: line.slice(column).split(/[\s>]/, 1)[0] ?? '',
      })
      break
    }
  }
}

function collect(tokens: readonly Token[], reading: Reading & Defined): void {
  let row: [number, number] | null = null
  let cursor = 0
  for (const token of tokens) {
    if (token.type === 'tr_open') {
      row = token.map
      cursor = 0
    } else if (token.type === 'tr_close') row = null
    else if (token.type === 'html_block') collectHtml(token, token, 0, null, reading)
    else if (token.type === 'component') collectComponent(token, token, 0, null, reading)
    else if (token.type === 'inline' && token.children) {
      if (row === null) collectInline(token, token.children, null, reading)
      else {
        // The cells of a row share one line: look for each after the one before.
        token.map ??= row
        const cell = cellStart(token.content, reading.lines[row[0]] ?? '', cursor)
        collectInline(token, token.children, cell, reading)
        cursor = cell + token.content.length
      }
    }
  }
}

function collectInline(
  block: Token,
  children: readonly Token[],
  cell: number | null,
  reading: Reading & Defined,
): void {
  for (const token of children) {
    const offset = Number(token.meta?.['offset'] ?? 0)
    if (token.type === 'html_inline') collectHtml(token, block, offset, cell, reading)
    else if (token.type === 'component_comment') escapeAt(token.content, block, offset, cell, reading)
    else if (token.type === 'component') collectComponent(token, block, offset, cell, reading)
    else if (token.type === 'link_open' || token.type === 'image')
      collectMarkdown(token, block, cell, reading)
  }
}

function collectMarkdown(token: Token, block: Token, cell: number | null, reading: Reading & Defined): void {
  const isImage = token.type === 'image'
  const href = String(token.attrGet(isImage ? 'src' : 'href') ?? '')
  if (!leadsInside(href)) return
  const label = token.meta?.['label']
  const defined = label === undefined ? undefined : reading.definitions?.get(String(label))
  const place = defined ?? placeInToken(block, reading, Number(token.meta?.['at'] ?? 0), cell)
  token.meta = {
    ...token.meta,
    link: add(reading, { kind: isImage ? 'image' : 'link', href, line: place.line, column: place.column }),
  }
}

function collectComponent(
  token: Token,
  block: Token,
  offset: number,
  cell: number | null,
  reading: Reading,
): void {
  const resolved = resolvedOf(token)
  if (!resolved || token === resolved.element.close) return
  const { meaning, element } = resolved
  const isLink = meaning.kind === 'theme' && meaning.name === 'Link'
  const numbers: number[] = []
  for (const { name, value, start } of leadingAttributes(element.tag, isLink, reading.scope)) {
    const { line, column } = placeInToken(block, reading, offset + start, cell)
    if (leadsInside(value) || isLink || meaning.kind === 'html')
      numbers.push(add(reading, { kind: name, href: value, line, column }))
  }
  if (meaning.kind === 'html' && meaning.name === 'script')
    reportScriptElement(element.tag.attributes, placeInToken(block, reading, offset, cell), reading)
  if (meaning.kind === 'html')
    for (const { name, value, expression, start } of element.tag.attributes)
      if (!expression && value !== null)
        reportScript(name.toLowerCase(), value, placeInToken(block, reading, offset + start, cell), reading)
  const id = element.tag.attributes.find((a) => a.name === 'id' && !a.expression)?.value
  if (id) reading.ids.push(id)
  token.meta = { ...token.meta, links: numbers }
}

function collectHtml(
  token: Token,
  block: Token,
  offset: number,
  cell: number | null,
  reading: Reading,
): void {
  if (token.content.startsWith('<!--')) {
    escapeAt(token.content, block, offset, cell, reading)
    return
  }
  reportScriptElements(token.content, (at) => placeInToken(block, reading, offset + at, cell), reading)
  const placeholders: HtmlPlaceholder[] = []
  for (const { tag, name, value: written, expression, start, end } of htmlAttributes(token.content)) {
    if (!expression) reportScript(name, written, placeInToken(block, reading, offset + start, cell), reading)
    const value = expression ? literalPath(written, reading.scope) : written
    if (value === null) continue
    if (name === 'id' || (name === 'name' && tag === 'a')) reading.ids.push(decodeHTMLAttribute(value))
    if (name !== 'href' && name !== 'src') continue
    const href = decodeHTMLAttribute(value.trim())
    const place = () =>
      placeInToken(block, reading, offset + start + Math.max(0, written.indexOf(value)), cell)
    if (isUnsafe(href)) {
      reading.diagnostics.push({
        code: 'unsafeLink',
        ...place(),
        message: `${href.slice(0, 40)} runs code when it is followed.`,
        hint: 'Link to a page instead.',
      })
      placeholders.push({ start, end, link: add(reading, { kind: name, href: '#', ...place() }) })
    } else if (leadsInside(href))
      placeholders.push({ start, end, link: add(reading, { kind: name, href, ...place() }) })
  }
  if (placeholders.length > 0) token.meta = { ...token.meta, placeholders }
}

function escapeAt(
  comment: string,
  block: Token,
  offset: number,
  cell: number | null,
  reading: Reading,
): void {
  if (!comment.includes('link-check-ignore')) return
  const { line, column } = placeInToken(block, reading, offset, cell)
  readEscape(comment, line - reading.lineOffset, column, reading)
}

function add(reading: Reading, link: LinkFact): number {
  return reading.links.push(link) - 1
}

/** Whether an address may lead into this site: no scheme but `pathname:`, not `//host`, not empty. */
function leadsInside(href: string): boolean {
  const scheme = schemeOf(href)
  return scheme === 'pathname' || (scheme === null && !href.startsWith('//') && href !== '')
}
