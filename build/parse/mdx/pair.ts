// Opening and closing tags → elements with their children. A tag that has no partner is text, and in `.mdx` an error.
import type { Token } from 'markdown-it'
import { escapeHtml } from '../../shared/escape.ts'
import type { Tag } from '../../shared/tags.ts'
import type { Reading } from '../markdown.ts'
import { placeInToken } from '../positions.ts'
import type { MdxElement } from './element.ts'

interface Frame {
  readonly element: MdxElement | null
}

export interface Paired {
  readonly roots: readonly MdxElement[]
  /** All, in the order of the text. */
  readonly elements: readonly MdxElement[]
  readonly expressions: readonly { readonly token: Token; readonly block: Token }[]
}

export function pairTags(tokens: readonly Token[], reading: Reading, strict: boolean): Paired {
  const roots: MdxElement[] = []
  const elements: MdxElement[] = []
  const expressions: { token: Token; block: Token }[] = []
  const frames: Frame[] = []
  for (const token of tokens) {
    if (token.type === 'inline') walk(token.children ?? [], token)
    else visit(token, token)
  }
  closeFrames(0)
  return { roots: roots.filter(isKept), elements: elements.filter(isKept), expressions }

  function walk(children: readonly Token[], block: Token): void {
    const base = frames.length
    frames.push({ element: null })
    for (const child of children) visit(child, block)
    closeFrames(base)
  }

  function visit(token: Token, block: Token): void {
    const parent = current()
    if (token.type === 'component') tag(token, block)
    else if (token.type === 'expression') {
      expressions.push({ token, block })
      parent?.expressions.push(token)
    } else if (parent && !isSpace(token)) parent.hasText = true
    if (token.type === 'component' || token.type === 'expression') return
    if (token.nesting === 1) frames.push({ element: null })
    else if (token.nesting === -1) closeFrames(frames.findLastIndex(({ element }) => element === null))
  }

  function tag(token: Token, block: Token): void {
    const read = token.meta?.['tag'] as Tag
    if (read.closing) {
      const top = frames.at(-1)?.element
      if (top && top.tag.name === read.name) {
        top.close = token
        frames.pop()
      } else fail(token, block, `</${read.name}> closes nothing that is open here.`, `Remove it, or open <${read.name}> before it on the same level.`)
      return
    }
    const parent = current()
    const element: MdxElement = { tag: read, open: token, close: null, block, children: [], expressions: [], hasText: false, parent }
    elements.push(element)
    ;(parent?.children ?? roots).push(element)
    token.meta = { ...token.meta, element }
    if (!read.selfClosing) frames.push({ element })
  }

  /** The element that directly holds what comes next, blocks of Markdown between them passed over. */
  function current(): MdxElement | null {
    return frames.findLast(({ element }) => element !== null)?.element ?? null
  }

  /** Ends containers; elements that are still open in them have no closing tag. */
  function closeFrames(length: number): void {
    for (const { element } of frames.splice(Math.max(0, length)))
      if (element) {
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
    if (strict) {
      const place = placeInToken(block, reading, Number(token.meta?.['offset'] ?? 0), null)
      reading.diagnostics.push({ code: 'unclosedTag', ...place, message, hint })
    }
    showAsText(token)
  }
}

const isKept = ({ open }: MdxElement): boolean => open.type === 'component'

/** Prints a tag as it was written. */
export function showAsText(token: Token): void {
  const isBlock = token.block
  token.type = isBlock ? 'html_block' : 'text'
  token.content = isBlock ? `<p>${escapeHtml(token.content)}</p>\n` : token.content
  token.meta = null
}

const isSpace = (token: Token): boolean =>
  /_open$|_close$|^(?:softbreak|hardbreak|component_comment|inline)$/.test(token.type) || (token.type === 'text' && token.content.trim() === '')
