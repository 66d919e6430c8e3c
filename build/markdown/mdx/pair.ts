// Opening and closing tags → elements with their children. A tag that has no partner is text, and in `.mdx` an error.
import type { Token } from 'markdown-it'
import { escapeHtml } from '../../shared/escape.ts'
import { voidElements } from '../../shared/html.ts'
import type { Tag } from '../../shared/htmlTag.ts'
import { placeInToken } from '../positions.ts'
import type { Reading } from '../reading.ts'
import type { MdxElement } from './element.ts'

/** What is open: an element, or a block or span of Markdown (`element` is null), with the tags of raw HTML open in it. */
interface Frame {
  readonly element: MdxElement | null
  readonly html: string[]
}

export interface Paired {
  /** In the order of the text. */
  readonly elements: readonly MdxElement[]
  readonly expressions: readonly { readonly token: Token; readonly block: Token }[]
}

export function pairTags(tokens: readonly Token[], reading: Reading, strict: boolean): Paired {
  const elements: MdxElement[] = []
  const expressions: { token: Token; block: Token }[] = []
  const frames: Frame[] = []
  /** The elements among the frames. */
  const open: MdxElement[] = []
  enter(null)
  for (const token of tokens) {
    if (token.type === 'inline') walk(token.children ?? [], token)
    else visit(token, token)
  }
  closeFrames(0)
  return { elements: elements.filter((element) => element.open.type === 'component'), expressions }

  function walk(children: readonly Token[], block: Token): void {
    const base = frames.length
    enter(null)
    for (const child of children) visit(child, block)
    closeFrames(base)
  }

  function visit(token: Token, block: Token): void {
    const parent = open.at(-1)
    if (token.type === 'component') tag(token, block)
    else if (token.type === 'expression') {
      expressions.push({ token, block })
      parent?.expressions.push(token)
    } else {
      if (parent && !isSpace(token)) parent.hasText = true
      if (token.type === 'html_inline') rawTag(token, block)
      else if (token.nesting === 1) enter(null)
      else if (token.nesting === -1) closeFrames(frames.findLastIndex(({ element }) => element === null))
    }
  }

  /** In `.md` the closing tag of `<span style={{…}}>` was read as HTML: it belongs to the nearest open tag of its name. */
  function rawTag(token: Token, block: Token): void {
    const match = /^<(\/?)([a-z][\w-]*)/.exec(token.content)
    const name = match?.[2]
    const top = frames.at(-1)
    if (!match || !name || !top || token.content.endsWith('/>') || voidElements.has(name)) return
    if (match[1] === '') top.html.push(name)
    else if (top.html.at(-1) === name) top.html.pop()
    else if (top.element?.tag.name === name) {
      token.type = 'component'
      token.meta = {
        ...token.meta,
        tag: {
          name,
          closing: true,
          selfClosing: false,
          attributes: [],
          end: token.content.length,
        } satisfies Tag,
      }
      tag(token, block)
    }
  }

  function tag(token: Token, block: Token): void {
    const read = token.meta?.['tag'] as Tag
    if (read.closing) {
      const top = frames.at(-1)?.element
      if (top && top.tag.name === read.name) {
        top.close = token
        leave()
      } else
        fail(
          token,
          block,
          `</${read.name}> closes nothing that is open here.`,
          `Remove it, or open <${read.name}> before it on the same level.`,
        )
      return
    }
    const parent = open.at(-1) ?? null
    const element: MdxElement = {
      tag: read,
      open: token,
      close: null,
      block,
      children: [],
      expressions: [],
      hasText: false,
      parent,
    }
    elements.push(element)
    parent?.children.push(element)
    token.meta = { ...token.meta, element }
    if (!read.selfClosing && (strict || !voidElements.has(read.name))) enter(element)
  }

  function enter(element: MdxElement | null): void {
    frames.push({ element, html: [] })
    if (element) open.push(element)
  }

  function leave(): Frame | undefined {
    const frame = frames.pop()
    if (frame?.element) open.pop()
    return frame
  }

  /** Ends containers; elements that are still open in them have no closing tag. */
  function closeFrames(length: number): void {
    while (frames.length > Math.max(1, length)) {
      const element = leave()?.element
      if (!element) continue
      fail(
        element.open,
        element.block,
        `<${element.tag.name}> is never closed.`,
        `Add </${element.tag.name}> on the same level, or write <${element.tag.name} />.`,
      )
      element.parent?.children.splice(element.parent.children.indexOf(element), 1, ...element.children)
    }
  }

  function fail(token: Token, block: Token, message: string, hint: string): void {
    const place = placeInToken(block, reading, Number(token.meta?.['offset'] ?? 0), null)
    const more = strict ? '' : ' The tag is shown as text.'
    // In Markdown `<>` is text like any other.
    const isText = !strict && (token.meta?.['tag'] as Tag | undefined)?.name === ''
    if (!isText)
      reading.diagnostics.push({
        code: strict ? 'unclosedTag' : 'tagShownAsText',
        ...place,
        message: message + more,
        hint,
      })
    showAsText(token)
  }
}

/** Prints a tag as it was written. */
export function showAsText(token: Token): void {
  const isBlock = token.block
  token.type = isBlock ? 'html_block' : 'text'
  token.content = isBlock ? `<p>${escapeHtml(token.content)}</p>\n` : token.content
  token.meta = null
}

const isSpace = (token: Token): boolean =>
  /_open$|_close$|^(?:softbreak|hardbreak|component_comment|inline)$/.test(token.type) ||
  (token.type === 'text' && token.content.trim() === '')
