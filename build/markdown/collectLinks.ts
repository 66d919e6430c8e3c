// The links and ids of a text: those of Markdown, of components and of raw HTML, each with its place.

import { decodeHTMLAttribute } from 'entities'
import type { Token } from 'markdown-it'
import type { LinkFact } from '../model/page.ts'
import { addAll } from '../shared/addAll.ts'
import { isUnsafe, isUnsafeImage, leadsInside } from '../shared/hrefs.ts'
import { htmlTokens } from '../shared/html.ts'
import { attributeOf, type Tag, type TagAttribute } from '../shared/htmlTag.ts'
import { isObject } from '../shared/isObject.ts'
import { inOneForm } from '../shared/paths.ts'
import { hasUnsafeUrl, looseAttributes, noUrl, unsafeMessage } from '../shared/unsafeUrls.ts'
import { type LinkedUrl, linkedUrls } from '../shared/urlAttributes.ts'
import { eachToken } from './eachToken.ts'
import { readEscape } from './escapes.ts'
import type { HtmlPlaceholder, LeftOut } from './features/html.ts'
import type { ReadingWithDefinitions } from './linkDefinitions.ts'
import { htmlName } from './mdx/attributesHtml.ts'
import { resolvedOf } from './mdx/element.ts'
import {
  asksForBaseUrl,
  asksForFile,
  isLinkComponent,
  leadingAttributes,
  literalPath,
  placeOf,
} from './mdx/props.ts'
import { type Place, placeInToken } from './positions.ts'
import type { Reading } from './reading.ts'
import { reportScript, reportScriptElement } from './scripts.ts'
import { mayShadow, reportShadow, shadowsDocument } from './shadowedDocument.ts'

/** The place of a piece of text: converts an offset in it to a position in the file. */
interface Spot<R extends Reading = Reading> {
  readonly reading: R
  readonly placeAt: (offset: number) => Place
}

export function collectLinks(tokens: readonly Token[], reading: ReadingWithDefinitions): void {
  eachToken(tokens, reading.lines, (token, cell) => {
    if (token.type === 'html_block') collectHtml(token, 0, spotOf(token, reading, null))
    else if (token.type === 'component') collectComponent(token, 0, spotOf(token, reading, null))
    else if (token.type === 'inline' && token.children)
      collectInline(token.children, spotOf(token, reading, cell))
  })
}

const spotOf = (
  token: Token,
  reading: ReadingWithDefinitions,
  cell: number | null,
): Spot<ReadingWithDefinitions> => ({
  reading,
  placeAt: (offset) => placeInToken(token, reading, offset, cell),
})

function collectInline(children: readonly Token[], spot: Spot<ReadingWithDefinitions>): void {
  for (const token of children) {
    const offset = Number(token.meta?.['offset'] ?? 0)
    if (token.type === 'html_inline') collectHtml(token, offset, spot)
    else if (token.type === 'component_comment') escapeAt(token.content, offset, spot)
    else if (token.type === 'component') collectComponent(token, offset, spot)
    else if (token.type === 'link_open' || token.type === 'image') collectMarkdown(token, spot)
  }
}

function collectMarkdown(token: Token, { reading, placeAt }: Spot<ReadingWithDefinitions>): void {
  const isImage = token.type === 'image'
  const href = String(token.attrGet(isImage ? 'src' : 'href') ?? '')
  if (!leadsInside(href) && !(isImage ? isUnsafeImage : isUnsafe)(href)) return
  const label = token.meta?.['label']
  const defined = label === undefined ? undefined : reading.definitions?.get(String(label))
  const { line, column } = defined ?? ownPlace(token) ?? placeAt(Number(token.meta?.['at'] ?? 0))
  const own = ownAttributes(token)
  const link = add(reading, { kind: isImage ? 'image' : 'link', href, line, column, ...(own && { own }) })
  if (token.meta) token.meta['link'] = link
  else token.meta = { link }
}

/** What the build adds to links and images. */
const attributesOfBuild: ReadonlySet<string> = new Set([
  'width',
  'height',
  'loading',
  'decoding',
  'target',
  'rel',
])

function ownAttributes({ meta }: Token): LinkFact['own'] | null {
  const extra = (meta?.['extra'] ?? []) as readonly (readonly [string, string])[]
  const own = extra.filter(([name]) => attributesOfBuild.has(name))
  return own.length > 0 ? Object.fromEntries(own) : null
}

function collectComponent(token: Token, offset: number, { reading, placeAt }: Spot): void {
  const resolved = resolvedOf(token)
  if (!resolved || token === resolved.element.close) return
  const { meaning, element } = resolved
  const isLink = isLinkComponent(meaning)
  const isBlockLink = isLink && meaning.kind === 'theme' && meaning.name !== 'Link'
  const numbers: number[] = []
  // A component can use a URL in any way. The links that it renders are checked later.
  const leading = meaning.kind === 'component' ? [] : leadingAttributes(element.tag, meaning, reading.scope)
  for (const { kind, attribute, urls } of leading) {
    const more = { ...claimsOf(attribute), ...(isLink ? { rooted: true as const } : null) }
    if (!isLink && meaning.kind !== 'html' && !urls.some(({ href }) => leadsInside(href))) continue
    const name = isLink && attribute.name !== 'poster' ? undefined : attribute.name
    const facts = urlFacts(isBlockLink && kind === 'href' ? 'link' : kind, urls, name)
    const added = facts.map((fact, index) => {
      const { line, column } = ownPlace(token) ?? placeAt(offset + (urls[index]?.at ?? 0))
      return add(reading, { ...fact, line, column, ...more })
    })
    addAll(numbers, added.slice(-1))
  }
  if (meaning.kind === 'theme' && meaning.name === 'DocCardList')
    for (const href of hrefsOf(resolved.props['items']))
      add(reading, { kind: 'link', href, ...(ownPlace(token) ?? placeAt(offset)) })
  if (meaning.kind === 'html' && meaning.name === 'script')
    reportScriptElement(element.tag, placeAt(offset), reading)
  if (meaning.kind === 'html')
    for (const { name, value, expression, start } of element.tag.attributes)
      if (!expression && value !== null) {
        const place = () => placeAt(offset + start)
        reportScript(name.toLowerCase(), place(), reading)
        const url = decodeHTMLAttribute(value)
        const isLeading = leading.some(({ attribute }) => attribute.start === start)
        if (!isLeading && hasUnsafeUrl(name.toLowerCase(), url, meaning.name))
          reportUnsafe(url, place(), reading)
      }
  // `<a name="x">` is a target like an id.
  const targets = element.tag.attributes.filter(
    ({ name, expression }) => !expression && (name === 'id' || (name === 'name' && element.tag.name === 'a')),
  )
  for (const { value } of targets) if (value) reading.ids.push(inOneForm(decodeHTMLAttribute(value)))
  token.meta = { ...token.meta, links: numbers, leading: new Set(leading.map(({ attribute }) => attribute)) }
}

/** Of a list of sidebar items, as it is written: those of the site, and those that no page may have. */
function hrefsOf(items: unknown): readonly string[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown) => {
    const { href, items: inner } = isObject(item) ? item : {}
    const isLink = typeof href === 'string' && (leadsInside(href) || isUnsafe(href))
    return [...(isLink ? [href] : []), ...hrefsOf(inner)]
  })
}

function collectHtml(token: Token, offset: number, spot: Spot): void {
  const placeholders: (HtmlPlaceholder | LeftOut)[] = []
  for (const piece of htmlTokens(token.content, { expressions: true })) {
    if (piece.type === 'comment') escapeAt(piece.text, offset + piece.start, spot)
    if (piece.type === 'text') addAll(placeholders, collectLoose(piece, offset, spot))
    if (piece.type !== 'tag') continue
    if (piece.tag.name.toLowerCase() === 'script' && !piece.tag.closing)
      reportScriptElement(piece.tag, spot.placeAt(offset + piece.start), spot.reading)
    for (const attribute of piece.tag.attributes) {
      const found = collectAttribute(piece.tag, attribute, offset, spot)
      if (found !== null) placeholders.push(found)
    }
  }
  if (placeholders.length > 0) token.meta = { ...token.meta, placeholders }
}

/** What browsers may read as attributes. */
function collectLoose(
  piece: { readonly text: string; readonly start: number },
  offset: number,
  { reading, placeAt }: Spot,
): readonly LeftOut[] {
  const leftOut: LeftOut[] = []
  const isExposed = mayShadow(piece.text)
  for (const { name, value, start, end } of looseAttributes(piece.text, piece.start)) {
    const place = () => placeAt(offset + start)
    if (hasUnsafeUrl(name, value)) {
      reportUnsafe(value, place(), reading)
      leftOut.push({ from: start, to: end, text: noUrl })
    } else if (isExposed && name === 'name' && shadowsDocument('img', name, value, true)) {
      reportShadow(name, value, place(), reading)
      leftOut.push({ from: start, to: end, text: '-' })
    }
  }
  return leftOut
}

/** What an attribute of raw HTML becomes: a link of this site, or one that is left out; null if it stays. */
function collectAttribute(
  tag: Tag,
  attribute: TagAttribute,
  offset: number,
  { reading, placeAt }: Spot,
): HtmlPlaceholder | LeftOut | null {
  const { value: written, expression, start, from, to } = attribute
  if (written === null) return null
  const name = attribute.name.toLowerCase()
  if (!expression) reportScript(name, placeAt(offset + start), reading)
  const value = expression ? literalPath(written, reading.scope) : written
  if (value === null) return null
  const place = () => placeAt(offset + start + placeOf(value, written))
  if (name === 'id' || name === 'name') {
    const text = decodeHTMLAttribute(value)
    if (shadowsDocument(tag.name, name, text, Boolean(attributeOf(tag, 'name')))) {
      reportShadow(name, text, place(), reading)
      return { from, to, text: '' }
    }
    if (name === 'id' || tag.name.toLowerCase() === 'a') reading.ids.push(inOneForm(text))
    return null
  }
  const href = decodeHTMLAttribute(value.trim())
  if (hasUnsafeUrl(name, href, tag.name)) {
    reportUnsafe(href, place(), reading)
    return { from, to, text: `${attribute.name}="${noUrl}"` }
  }
  const linked = linkedUrls(tag, name, href)
  if (!linked?.urls.some((one) => leadsInside(one.href))) return null
  const { line, column } = place()
  const links = urlFacts(linked.kind, linked.urls, name).map((fact) =>
    add(reading, { ...fact, line, column, ...claimsOf(attribute) }),
  )
  return { from, to, link: links.at(-1) as number }
}

/** The links in one attribute. `name` is its name, where it is printed as it is. */
const urlFacts = (
  kind: LinkFact['kind'],
  urls: readonly LinkedUrl[],
  name = 'href',
): readonly Pick<LinkFact, 'kind' | 'href' | 'attribute' | 'after' | 'joins'>[] =>
  urls.map(({ href, after }, index) => ({
    ...{ kind, href },
    ...((name === 'href' && kind === 'href') || name === 'src' || kind === 'link'
      ? null
      : { attribute: htmlName(name) }),
    ...(after && { after }),
    ...(index > 0 && { joins: true as const }),
  }))

/** What its expression says about the URL. */
const claimsOf = (attribute: TagAttribute): Pick<LinkFact, 'rooted' | 'imported'> => ({
  ...(asksForBaseUrl(attribute) && { rooted: true }),
  ...(asksForFile(attribute) && { imported: true }),
})

const reportUnsafe = (url: string, place: Place, { diagnostics }: Reading): void => {
  diagnostics.push({ code: 'unsafeLink', ...place, ...unsafeMessage(url) })
}

function escapeAt(comment: string, offset: number, { reading, placeAt }: Spot): void {
  if (!comment.includes('check-ignore')) return
  const { line, column } = placeAt(offset)
  readEscape(comment, line - reading.lineOffset, column, reading)
}

/** For a token that was not read from the text (unified/treeTokens.ts). */
const ownPlace = ({ meta }: Token): Place | undefined => (meta as { place?: Place } | null)?.place

const add = (reading: Reading, link: LinkFact): number => reading.links.push(link) - 1
