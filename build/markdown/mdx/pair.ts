// Opening and closing tags → elements with their children. A tag that has no partner is text, and in `.mdx`
// an error.
import type { Token } from 'markdown-it'
import { escapeHtml } from '../../shared/escape.ts'
import { voidElements } from '../../shared/html.ts'
import type { Tag } from '../../shared/htmlTag.ts'
import { placeInToken } from '../positions.ts'
import type { Reading } from '../reading.ts'
import type { MdxElement } from './element.ts'

/** React and the printers call themselves for each level; so many are still far from the end of the stack. */
const deepest = 100

/**
 * An open element: an element, or a block or span of Markdown (`element` is null), with the tags of raw HTML
 * open in it.
 */
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
  if (!tokens.some(hasTags)) return { elements: [], expressions: [] }
  const pairing = new Pairing(reading, strict)
  for (const token of tokens)
    if (token.type === 'inline') pairing.walk(token.children ?? [], token)
    else pairing.visit(token, token)
  return pairing.finish()
}

/** Whether there is anything to pair: most pages have neither tags nor expressions. */
const hasTags = ({ type, children }: Token): boolean =>
  type === 'component' || type === 'expression' || (children?.some(hasTags) ?? false)

/** Reads the tokens in order and keeps what is open. */
class Pairing {
  readonly #reading: Reading
  readonly #strict: boolean
  readonly #elements: MdxElement[] = []
  readonly #expressions: { token: Token; block: Token }[] = []
  readonly #frames: Frame[] = [{ element: null, html: [] }]
  /** The elements among the frames. */
  readonly #open: MdxElement[] = []
  /** Names of open tags that are too deep to be elements. */
  readonly #deeper: string[] = []
  #isReported = false

  constructor(reading: Reading, strict: boolean) {
    this.#reading = reading
    this.#strict = strict
  }

  finish(): Paired {
    this.#closeFrames(0)
    return {
      elements: this.#elements.filter((element) => element.open.type === 'component'),
      expressions: this.#expressions,
    }
  }

  walk(children: readonly Token[], block: Token): void {
    const base = this.#frames.length
    this.#enter(null)
    for (const child of children) this.visit(child, block)
    this.#closeFrames(base)
  }

  visit(token: Token, block: Token): void {
    const parent = this.#open.at(-1)
    if (token.type === 'component') this.#tag(token, block)
    else if (token.type === 'expression') {
      this.#expressions.push({ token, block })
      parent?.expressions.push(token)
    } else {
      if (parent && !isSpace(token)) parent.hasText = true
      if (token.type === 'html_inline') this.#rawTag(token, block)
      else if (token.nesting === 1) this.#enter(null)
      else if (token.nesting === -1)
        this.#closeFrames(this.#frames.findLastIndex(({ element }) => element === null))
    }
  }

  /**
   * In `.md` the closing tag of `<span style={{…}}>` was read as HTML: it belongs to the nearest open tag of
   * its name.
   */
  #rawTag(token: Token, block: Token): void {
    const match = /^<(\/?)([a-z][\w-]*)/.exec(token.content)
    const name = match?.[2]
    const top = this.#frames.at(-1)
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
      this.#tag(token, block)
    }
  }

  #tag(token: Token, block: Token): void {
    const read = token.meta?.['tag'] as Tag
    if (read.closing) {
      if (this.#deeper.at(-1) === read.name) {
        this.#deeper.pop()
        showAsText(token)
        return
      }
      this.#endOptional(read.name)
      const top = this.#frames.at(-1)?.element
      if (top && top.tag.name === read.name) {
        top.close = token
        this.#leave()
      } else
        this.#fail(
          token,
          block,
          `</${read.name}> has no opening tag here.`,
          `Remove it, or open <${read.name}> before it on the same level.`,
        )
      return
    }
    if (this.#open.length >= deepest && !read.selfClosing) {
      this.#tooDeep(token, block, read.name)
      return
    }
    const parent = this.#open.at(-1) ?? null
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
    this.#elements.push(element)
    parent?.children.push(element)
    token.meta = { ...token.meta, element }
    if (!read.selfClosing && (this.#strict || !voidElements.has(read.name))) this.#enter(element)
  }

  /** Trees of elements are walked by functions that call themselves. It is reported once for a file. */
  #tooDeep(token: Token, block: Token, name: string): void {
    this.#deeper.push(name)
    if (this.#deeper.length === 1 && !this.#isReported) {
      this.#isReported = true
      this.#reading.diagnostics.push({
        code: 'nestingTooDeep',
        ...placeInToken(block, this.#reading, Number(token.meta?.['offset'] ?? 0), null),
        message: `Tags are nested more than ${deepest} levels deep. Deeper tags are shown as text.`,
        hint: 'Close the tags around them, or move repeated parts into a component.',
      })
    }
    showAsText(token)
  }

  /** As in HTML, the end of a list ends its last item; nothing in `.mdx` does. */
  #endOptional(name: string): void {
    const open = this.#frames.findLastIndex(({ element }) => element?.tag.name === name)
    if (open === -1 || !this.#frames.slice(open + 1).every(({ element }) => this.#endsByItself(element)))
      return
    while (this.#frames.length > open + 1) this.#leave()
  }

  #endsByItself = (element: MdxElement | null): boolean =>
    !this.#strict &&
    element !== null &&
    optionalEnd.test(element.tag.name) &&
    !element.tag.attributes.some(({ expression }) => expression)

  #enter(element: MdxElement | null): void {
    this.#frames.push({ element, html: [] })
    if (element) this.#open.push(element)
  }

  #leave(): Frame | undefined {
    const frame = this.#frames.pop()
    if (frame?.element) this.#open.pop()
    return frame
  }

  /** Ends containers; elements that are still open in them have no closing tag. */
  #closeFrames(length: number): void {
    while (this.#frames.length > Math.max(1, length)) {
      const element = this.#leave()?.element
      if (!element || this.#endsByItself(element)) continue
      this.#fail(
        element.open,
        element.block,
        `<${element.tag.name}> is never closed.`,
        `Add </${element.tag.name}> on the same level, or write <${element.tag.name} />.`,
      )
      element.parent?.children.splice(element.parent.children.indexOf(element), 1, ...element.children)
    }
  }

  #fail(token: Token, block: Token, message: string, hint: string): void {
    const place = placeInToken(block, this.#reading, Number(token.meta?.['offset'] ?? 0), null)
    const more = this.#strict ? '' : ' The tag is shown as text.'
    // In Markdown `<>` is text like any other.
    const isText = !this.#strict && (token.meta?.['tag'] as Tag | undefined)?.name === ''
    if (!isText)
      this.#reading.diagnostics.push({
        code: this.#strict ? 'unclosedTag' : 'tagShownAsText',
        ...place,
        message: message + more,
        hint,
      })
    showAsText(token)
  }
}

/** Elements of HTML whose closing tag may be left out. */
const optionalEnd = /^(?:p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|optgroup|colgroup)$/

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
