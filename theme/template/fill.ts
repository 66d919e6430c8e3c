// Fills a template with the texts and lists of a page.
import type { ReactNode } from 'react'
import { isPlain } from '../../build/shared/policyFacts.ts'
import type { SidebarItem } from '../../build/shared/routeData.ts'
import type { ItemMarkup } from '../layout/sidebarMarkup.tsx'
import type { Printed } from './marks.ts'
import type { Place, Row, Template } from './template.ts'

/** HTML that grows. */
export interface Output {
  /** Finished pieces. */
  readonly pieces: string[]
  /** The piece that is being written. */
  html: string
  /** The parts that the security policy depends on, without those that need no exception. */
  own: string
  /** A text of the page that is known to need nothing from it. */
  readonly plain: string | null
}

export interface FillTools {
  /** Appends a row; false where only React can render it. */
  readonly row: (row: Row, data: object, output: Output) => boolean
  /** The items of the sidebar for this page. */
  readonly items: (items: readonly SidebarItem[]) => readonly ItemMarkup[]
  /** A component of the site on this page; null where only the whole page can be rendered. */
  readonly alone: (element: ReactNode) => string | null
}

/** Appends the page to the output; false where only React can render it. */
export function fill(
  { places, after, isPlain: isFramePlain }: Template,
  printed: Printed,
  output: Output,
  tools: FillTools,
): boolean {
  const frame = (html: string) => {
    output.html += html
    if (!isFramePlain) output.own += html
  }
  for (const place of places) {
    frame(place.before)
    if (!fillPlace(place, printed, output, tools)) return false
  }
  frame(after)
  return true
}

function fillPlace(place: Place, printed: Printed, output: Output, tools: FillTools): boolean {
  const { source } = place
  switch (source.kind) {
    case 'text': {
      const text = printed.texts[source.text] as string
      return fillText(place, source.change ? source.change(text) : text, output)
    }
    case 'rows':
      return (printed.lists[source.list] ?? []).every((data) => tools.row(source.row, data, output))
    case 'items':
      fillItems(tools.items(source.items), output)
      return true
    case 'alone':
      return addHtml(tools.alone(source.element), output)
  }
}

function addHtml(html: string | null, output: Output): boolean {
  if (html === null) return false
  output.html += html
  if (!isPlain(html)) output.own += html
  return true
}

function fillText({ isHtml, isUrl, isContent }: Place, text: string, output: Output): boolean {
  if (!isHtml) {
    if ((isUrl && /^[\0-\x20]*j/i.test(text)) || (isContent && text === '')) return false
    output.html += escapeLikeReact(text)
    return true
  }
  if (text.length < largePiece) output.html += text
  else addPiece(text, output)
  if (text !== output.plain && !isPlain(text)) output.own += text
  return true
}

/** Longer texts are pieces of their own: what is put together is copied when it is written. */
const largePiece = 2_000

function addPiece(text: string, output: Output): void {
  output.pieces.push(output.html, text)
  output.html = ''
}

function fillItems(items: readonly ItemMarkup[], output: Output): void {
  for (const { html, isKept } of items) {
    output.html += html
    if (!isKept) output.own += html
  }
}

const escapeLikeReact = (text: string): string =>
  /["'&<>]/.test(text) ? text.replace(/["'&<>]/g, (char) => escaped[char] as string) : text

const escaped: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}
