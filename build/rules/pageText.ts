// What rules look at: the headings, links, images, tables and lines of one text, found in one walk over its
// tokens.
import type { Token } from 'markdown-it'
import { eachToken } from '../markdown/eachToken.ts'
import { type Place, placeInToken } from '../markdown/positions.ts'
import type { Reading } from '../markdown/reading.ts'

export interface HeadingText {
  readonly open: Token
  readonly inline: InlineText
  readonly level: number
  /** Its words without markup. */
  readonly words: string
  /** Whether it is in a quote, a list or the like. */
  readonly isNested: boolean
}

/** A paragraph, heading or cell. */
export interface InlineText {
  readonly token: Token
  readonly children: readonly Token[]
  /** Whether it is a paragraph of its own. */
  readonly isParagraph: boolean
  readonly placeAt: (offset: number) => Place
}

interface LinkText {
  readonly open: Token
  readonly href: string
  /** What is between its tags. */
  readonly children: readonly Token[]
  readonly inline: InlineText
  /** Where its URL is. */
  readonly place: () => Place
}

interface ImageText {
  readonly token: Token
  readonly place: () => Place
}

/** Raw HTML, a tag of it within a text, or a component. */
export interface MarkupText {
  readonly token: Token
  readonly placeAt: (offset: number) => Place
}

export interface PageText {
  readonly tokens: readonly Token[]
  readonly lines: readonly string[]
  /** Lines of the file before the first of these. */
  readonly lineOffset: number
  readonly hasIncludes: boolean
  /** Whether the page shows the title of its front matter, as a heading of level 1. */
  readonly hasTitle: boolean
  readonly inlines: readonly InlineText[]
  readonly headings: readonly HeadingText[]
  readonly links: readonly LinkText[]
  readonly images: readonly ImageText[]
  readonly markup: readonly MarkupText[]
  /** Indexes of the tokens that begin the header of a table. */
  readonly tableHeaders: readonly number[]
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] }

export function pageText(tokens: readonly Token[], reading: Reading): PageText {
  const page: Mutable<PageText> = {
    ...{ tokens: tokens as Token[], lines: reading.lines as string[], lineOffset: reading.lineOffset },
    hasIncludes: reading.includes.length > 0,
    hasTitle: showsTitle(reading.frontMatterData),
    ...{ inlines: [], headings: [], links: [], images: [], markup: [], tableHeaders: [] },
  }
  eachToken(tokens, reading.lines, (token, cell, index) => {
    const placeAt = placesIn(token, reading, cell)
    if (token.type === 'thead_open') page.tableHeaders.push(index)
    if (token.type === 'html_block' || token.type === 'component') page.markup.push({ token, placeAt })
    if (token.type !== 'inline' || !token.children) return
    const before = tokens[index - 1]
    const isParagraph = before?.type === 'paragraph_open'
    const inline: InlineText = { token, children: token.children, isParagraph, placeAt }
    page.inlines.push(inline)
    if (before?.type === 'heading_open') page.headings.push(headingOf(before, inline))
    collectChildren(inline, page)
  })
  return page
}

const showsTitle = ({ title, hide_title: hides }: Reading['frontMatterData']): boolean =>
  typeof title === 'string' && hides !== true

/** A token of a tree has its own place, and no other place in it is known. */
function placesIn(token: Token, reading: Reading, cell: number | null): (offset: number) => Place {
  const place = (token.meta as { readonly place?: Place } | null)?.place
  return place ? () => place : (offset) => placeInToken(token, reading, offset, cell)
}

const headingOf = (open: Token, inline: InlineText): HeadingText => ({
  ...{ open, inline },
  level: open.tag.charCodeAt(1) - 48,
  words: wordsOf(inline.children),
  isNested: open.level > 0,
})

/** The text as a reader sees it. */
export function wordsOf(children: readonly Token[]): string {
  let text = ''
  for (const { type, content } of children)
    if (shown.has(type)) text += content
    else if (type === 'softbreak' || type === 'hardbreak') text += ' '
  return text.trim()
}

const shown: ReadonlySet<string> = new Set([
  ...['text', 'text_special', 'code_inline', 'emoji', 'image', 'math_inline'],
])

function collectChildren(inline: InlineText, page: Mutable<PageText>): void {
  const { children, placeAt } = inline
  for (const [at, token] of children.entries()) {
    const offset = Number(token.meta?.['offset'] ?? 0)
    if (token.type === 'image') page.images.push({ token, place: placeOf(token, inline) })
    else if (token.type === 'component' || (token.type === 'html_inline' && !token.meta?.['isClosed']))
      page.markup.push({ token, placeAt: (more) => placeAt(offset + more) })
    else if (token.type === 'link_open') {
      page.links.push({
        ...{ open: token, inline, href: String(token.attrGet('href') ?? '') },
        children: children.slice(at + 1, endFrom(at, 'link_close', children)),
        place: placeOf(token, inline),
      })
    }
  }
}

/** The index of the next token of this type, or that after the last one. */
export function endFrom(start: number, type: string, tokens: readonly Token[]): number {
  let at = start
  while (at < tokens.length && tokens[at]?.type !== type) at++
  return at
}

/** A reference link has its URL elsewhere: its place is that of the paragraph. */
const placeOf =
  ({ meta }: Token, { placeAt }: InlineText) =>
  (): Place =>
    (meta as { readonly place?: Place } | null)?.place ?? placeAt(Number(meta?.['at'] ?? 0))

/** Whether these tokens come from lines of the file, so that a place in them can be changed. */
export const isFromText = ({ map, meta }: Token): boolean => map !== null && !meta?.['place']
