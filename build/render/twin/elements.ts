// Open elements while a page is read, and what each leaves when it closes: a piece of a line, or blocks.
import { decodeHTML } from 'entities'
import { attributeOf, type Tag } from '../../shared/htmlTag.ts'
import { admonition, heading, labelled, listItem, oneLine, quote, table } from './blocks.ts'
import { decoded } from './decoded.ts'
import { escapeText, link, wrapped } from './inline.ts'

interface TabName {
  /** Markdown. */
  readonly text: string
  readonly isShown: boolean
}

export interface Frame {
  /** Lower case; empty for the page. */
  readonly name: string
  readonly tag: Tag | null
  readonly classes: string
  /** Finished blocks of Markdown. */
  blocks: readonly string[]
  /** The line that is being written. */
  inline: string
  /** Of a list: items; of a table: its rows. */
  items: readonly string[]
  rows: readonly (readonly string[])[]
  sides: readonly string[]
  /** Of the box around tabs: what names those that are still to come. */
  tabs: readonly TabName[]
  /** Of the box around a code block. */
  codeTitle: string | null
  /** Whether an item has paragraphs, so that the list has empty lines. */
  loose: boolean
}

export const openFrame = (name: string, tag: Tag | null): Frame => ({
  name,
  tag,
  classes: (tag && attributeOf(tag, 'class')) ?? '',
  blocks: none,
  inline: '',
  items: none,
  rows: none,
  sides: none,
  tabs: none,
  codeTitle: null,
  loose: false,
})

/** Most elements have no blocks, items or rows: no lists are made for them. */
const none: readonly never[] = []

/** `list` with one more. The list itself grows unless it is the shared empty one. */
function added<T>(list: readonly T[], item: T): readonly T[] {
  if (list === none) return [item]
  ;(list as T[]).push(item)
  return list
}

export function addBlock(frame: Frame, text: string): void {
  frame.blocks = added(frame.blocks, text)
}

/** Ends the line: it becomes a paragraph. */
export function flush(frame: Frame): void {
  if (frame.inline === '') return
  let text = frame.inline.trim()
  frame.inline = ''
  if (text === '') return
  const hasLines = text.includes('\n')
  if (hasLines && text.includes('\\\n')) text = text.replace(/(?:\\\n)+$/, '').replace(/\\\n\s+/g, '\\\n')
  if (text !== '') addBlock(frame, (hasLines ? starts : start).test(text) ? escapeStarts(text) : text)
}

/** A line that may need it. */
const start = /^[-+>#=:\d]/
const starts = /^[-+>#=:\d]/m

/** What would begin a heading, a list, a quotation or a rule at the beginning of a line. */
const escapeStarts = (text: string): string =>
  text
    .replace(/^([-+>]|#{1,6}|=+|:{3,})(?=\s|$|[-=:\w])/gm, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')

const inlineMarks: Readonly<Record<string, string>> = {
  ...{ b: '**', strong: '**', em: '*', i: '*', del: '~~', s: '~~' },
}

const inlineNames = new Set(
  'a abbr b bdi bdo cite data del dfn em font i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Prints a closed element into the one around it: the last of `stack`. */
export function closeElement(
  frame: Frame,
  stack: readonly Frame[],
  absolute: (href: string) => string,
): void {
  const parent = stack[stack.length - 1] as Frame
  if (inlineNames.has(frame.name) && frame.blocks.length === 0) {
    parent.inline += inlineOf(frame, absolute)
    return
  }
  flush(frame)
  if (readCell(frame, stack)) return
  flush(parent)
  if (readTab(frame, stack)) return
  if (frame.name === 'li') {
    const list = parent.name === 'ol' || parent.name === 'ul' ? parent : null
    if (list) {
      const number = list.name === 'ol' ? startOf(list) + list.items.length : null
      list.items = added(list.items, listItem(frame.blocks, number, frame.loose))
      list.loose ||= frame.loose
      return
    }
  }
  if (frame.classes !== '' && /\b(?:theme-code-block-title|codeBlockTitle_\w+)\b/.test(frame.classes)) {
    parent.codeTitle = frame.blocks.join(' ')
    return
  }
  if (frame.name === 'p') parent.loose = true
  const tab = tabNameOf(frame, stack)
  if (tab !== null) for (const block of labelled([tab])) addBlock(parent, block)
  for (const block of blocksOf(frame, absolute)) addBlock(parent, block)
}

function inlineOf({ name, tag, inline, classes }: Frame, absolute: (href: string) => string): string {
  const mark = inlineMarks[name]
  if (mark) return wrapped(inline, mark)
  if (name === 'sup' && !classes.includes('footnote')) return `<sup>${inline}</sup>`
  if (name === 'sub') return `<sub>${inline}</sub>`
  if (classes === 'block-tip') return ` (${inline})`
  const href = name === 'a' && tag ? attributeOf(tag, 'href') : null
  return href === null ? inline : link(inline, absolute(decoded(href)))
}

const startOf = ({ tag }: Frame): number => Number((tag && attributeOf(tag, 'start')) ?? 1) || 1

/** Cells become rows of the nearest table. */
function readCell(frame: Frame, stack: readonly Frame[]): boolean {
  const isCell = frame.name === 'td' || frame.name === 'th'
  if (!isCell && frame.name !== 'tr') return false
  const owner = stack.findLast(({ name }) => name === 'table')
  if (!owner) return false
  if (!isCell) {
    if (frame.items.length > 0) owner.rows = added(owner.rows, frame.items)
    return true
  }
  const row = stack[stack.length - 1] as Frame
  const side = /\balign-(left|center|right)\b/.exec(frame.classes)?.[1]
  if (owner.rows.length === 0) owner.sides = added(owner.sides, side ?? '')
  row.items = added(row.items, oneLine(frame.blocks.join(' ')).replaceAll('|', '\\|'))
  return true
}

/** The names of tabs go to the box around the list, and from there to the panels. */
function readTab(frame: Frame, stack: readonly Frame[]): boolean {
  const role = frame.tag && attributeOf(frame.tag, 'role')
  const box =
    role === 'tab' ? stack.findLast(({ tag }) => tag && attributeOf(tag, 'role') === 'tablist') : null
  if (box) {
    const isShown = attributeOf(frame.tag as Tag, 'aria-selected') === 'true'
    box.tabs = added(box.tabs, { text: frame.blocks.join(' '), isShown })
    return true
  }
  if (role === 'tablist') {
    const parent = stack[stack.length - 1] as Frame
    parent.tabs = frame.tabs
    return frame.tabs.length > 0
  }
  return false
}

/** The name of a panel; null where the panel or its list has none. */
function tabNameOf({ tag }: Frame, stack: readonly Frame[]): string | null {
  if (!tag || attributeOf(tag, 'role') !== 'tabpanel') return null
  const box = stack.findLast(({ tabs }) => tabs.length > 0)
  const isShown = !tag.attributes.some(({ name }) => name === 'hidden')
  const found = box?.tabs.find((one) => one.isShown === isShown)
  if (box && found) box.tabs = box.tabs.filter((one) => one !== found)
  return found?.text ?? null
}

function blocksOf(frame: Frame, absolute: (href: string) => string): readonly string[] {
  const { name, tag, blocks, classes } = frame
  if (name.length === 2 && /^h[1-6]$/.test(name)) return heading(Number(name[1]), blocks)
  if (name === 'ul' || name === 'ol') {
    const items = frame.items.join(frame.loose ? '\n\n' : '\n')
    return items === '' ? blocks : [...blocks, items]
  }
  if (name === 'blockquote') return [quote(blocks)]
  if (name === 'table') return [...blocks, ...table(frame.rows, frame.sides)]
  if (name === 'a') return card(blocks, absolute(decodeHTML((tag && attributeOf(tag, 'href')) ?? '')))
  if (name === 'summary' || name === 'dt' || name === 'caption' || name === 'figcaption')
    return labelled(blocks)
  if (name === 'div' && classes === 'block-title') return labelled(blocks)
  if (classes.includes('admonition')) {
    if (/\badmonition(?:-heading\b|Heading_)/.test(classes)) return labelled(blocks)
    if (/\btheme-admonition\b/.test(classes)) return admonition(blocks)
  }
  const label = tag && attributeOf(tag, 'data-label')
  return label ? [...labelled([escapeText(decodeHTML(label))]), ...blocks] : blocks
}

/** A link around blocks: the first one names it. */
function card([title = '', ...rest]: readonly string[], url: string): readonly string[] {
  const named = link(title.replace(/^#{1,6} /, ''), url)
  return named === '' ? rest : [named, ...rest]
}
