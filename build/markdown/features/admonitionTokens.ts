// The tokens of an admonition: the box as HTML, or the component that the site has in its place.
import type { StateBlock, Token } from 'markdown-it'
import { admonitionMarkup, defaultTitle, isTitled } from '../../shared/components/admonition.ts'
import { defaultSummary, detailsMarkup } from '../../shared/components/details.ts'
import { escapeHtml } from '../../shared/escape.ts'
import { slot } from '../../shared/markup.ts'
import { printParts } from '../components/printMarkup.ts'
import { becomeTag, type TagProperty } from '../components/tagToken.ts'
import { titlePlaceholder } from '../placeholders.ts'
import type { Reading } from '../reading.ts'

export interface AdmonitionBox {
  /** As written: `secondary`. */
  readonly name: string
  /** How it looks: `note`. */
  readonly type: string
  /** Markdown; null for the default. */
  readonly title: string | null
  /** Empty for none. */
  readonly className: string
  readonly id: string | undefined
  /** The line of its opening mark, and the one after its content. */
  readonly start: number
  readonly end: number
}

export function pushBox(state: StateBlock, box: AdmonitionBox): void {
  const { name, type, title, className, id, start, end } = box
  if (id) (state.env as Reading).ids.push(id)
  const [before = '', between = '', after = ''] = printParts(
    admonitionMarkup<string>({ type, title: slot, className, id }),
  )
  pushHtml(state, 'admonition_open', before).map = [start, end]
  if (title === null && isTitled(name)) pushHtml(state, 'admonition_title', titlePlaceholder(name))
  else {
    const inline = state.push('inline', '', 0)
    inline.content = title ?? defaultTitle(name)
    inline.map = [start, start + 1]
    inline.children = []
  }
  pushHtml(state, 'admonition_content', between)
  pushContent(state, box)
  pushHtml(state, 'admonition_close', `${after}\n`)
}

/** `<CodeGroup>` around the content (codeGroups.ts). */
export function pushCodeGroup(state: StateBlock, box: AdmonitionBox): void {
  const open = becomeTag(state.push('component', '', 0), 'CodeGroup', 'open')
  open.map = [box.start, box.end]
  open.meta = { ...open.meta, isDirective: true }
  state.level++
  pushContent(state, box)
  state.level--
  becomeTag(state.push('component', '', 0), 'CodeGroup', 'close').map = [box.end, box.end + 1]
}

/** `:::details Title` as `<details>`. */
export function pushDetails(state: StateBlock, box: AdmonitionBox): void {
  const { title, className, id, start, end } = box
  if (id) (state.env as Reading).ids.push(id)
  const [before = '', between = '', after = ''] = printParts(
    detailsMarkup<string>({ summary: slot as never, className, id, open: false, rest: {} }),
  )
  pushHtml(state, 'admonition_open', before).map = [start, end]
  const inline = state.push('inline', '', 0)
  Object.assign(inline, { content: title ?? defaultSummary, map: [start, start + 1], children: [] })
  pushHtml(state, 'admonition_content', between)
  pushContent(state, box)
  pushHtml(state, 'admonition_close', `${after}\n`)
}

/** `<div>` with the title, if there is one, and the content: a directive that means nothing. */
export function pushPlain(state: StateBlock, box: AdmonitionBox): void {
  pushHtml(state, 'admonition_open', '<div>\n').map = [box.start, box.end]
  if (box.title !== null) {
    state.push('paragraph_open', 'p', 1)
    const inline = state.push('inline', '', 0)
    inline.content = box.title
    inline.map = [box.start, box.start + 1]
    inline.children = []
    state.push('paragraph_close', 'p', -1)
  }
  pushContent(state, box)
  pushHtml(state, 'admonition_close', '</div>\n')
}

const nestings = {
  admonition_open: 1,
  admonition_title: 0,
  admonition_content: 0,
  admonition_close: -1,
} as const

function pushHtml(state: StateBlock, type: keyof typeof nestings, html: string): Token {
  const token = state.push(type, 'div', nestings[type])
  token.content = html
  return token
}

/**
 * `<Admonition type title className id>` around the content. As in Docusaurus, a title that is more than text
 * is its first child: `<mdxAdmonitionTitle>`.
 */
export function pushComponent(state: StateBlock, box: AdmonitionBox): void {
  const { name, title, className, id, start, end } = box
  const isText = title === null || !marks.test(title)
  const properties = Object.entries({ type: name, title: isText ? title : null, className, id }).flatMap(
    ([key, value]) => (value ? [{ name: key, ...propertyOf(value) }] : []),
  )
  const open = becomeTag(state.push('component', '', 0), 'Admonition', 'open', properties)
  open.map = [start, end]
  state.level++
  if (!isText) pushTitle(state, { title, start })
  pushContent(state, box)
  state.level--
  const close = becomeTag(state.push('component', '', 0), 'Admonition', 'close')
  close.map = [end, end + 1]
}

/** Emphasis, code, links and tags. */
const marks = /(?<!\w)(\*\*|__|[*_`])(\S|\S.*?\S)\1(?!\w)|\]\(|<\/?[A-Za-z]/

function pushTitle(state: StateBlock, { title, start }: { title: string; start: number }): void {
  const map: [number, number] = [start, start + 1]
  const open = becomeTag(state.push('component', '', 0), 'mdxAdmonitionTitle', 'open')
  // No line break belongs to the title.
  Object.assign(open, { map, meta: { ...open.meta, isJoined: true } })
  const inline = state.push('inline', '', 0)
  Object.assign(inline, { content: title, map, children: [] })
  becomeTag(state.push('component', '', 0), 'mdxAdmonitionTitle', 'close').map = map
}

export function pushContent(state: StateBlock, { start, end }: AdmonitionBox): void {
  const { parentType, lineMax } = state
  state.parentType = 'blockquote'
  state.lineMax = end
  state.md.block.tokenize(state, start + 1, end)
  state.parentType = parentType
  state.lineMax = lineMax
}

/** A property is text. A value in braces stays one. */
function propertyOf(text: string): Omit<TagProperty, 'name'> {
  const plain = escapeHtml(text)
  return braces.test(text)
    ? { value: `<>${plain}</>`, expression: true }
    : { value: plain, expression: false }
}

const braces = /^[^{}]*(?:\{[^{}<>&"'`]+\}[^{}]*)+$/
