// HTML of a page's content → Markdown: one pass over the tags, with a stack of open elements. It prints what
// Markdown can say; other elements leave their text.
import { decodeHTML } from 'entities'
import { voidElements } from '../../shared/html.ts'
import { attributeOf, readTag, type Tag } from '../../shared/htmlTag.ts'
import { labelled } from './blocks.ts'
import { codeSpan, fence, formula, plain } from './code.ts'
import { decoded } from './decoded.ts'
import { addBlock, closeElement, type Frame, flush, openFrame } from './elements.ts'
import { escapeText, image, link } from './inline.ts'

/** `absolute` makes a whole URL of an `href`. */
export function htmlToMarkdown(html: string, absolute: (href: string) => string): string {
  const writer = createWriter(absolute)
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    const end = start === -1 ? html.length : start
    if (end === at + 1 && html.charCodeAt(at) === newline) writer.inline('\n')
    else if (end > at) writer.text(html.slice(at, end))
    if (start === -1) break
    at = writer.closeTop(html, start) || readMark(html, start, writer)
  }
  return writer.end()
}

/** A comment, a tag, or a `<` that begins neither. Returns where to go on. */
function readMark(html: string, start: number, writer: Writer): number {
  if (html.startsWith('<!--', start)) return after('-->', html, start)
  const tag = bareTag(html, start) ?? readTag(html, start)
  if (tag && tag.name !== '') return readElement(tag, html, writer)
  writer.text('&lt;')
  return start + 1
}

/** An opening tag without attributes, like `<p>`; null for all others. */
function bareTag(html: string, start: number): Tag | null {
  let at = start + 1
  for (let code = html.charCodeAt(at); (code >= 97 && code <= 122) || (code >= 49 && code <= 54); )
    code = html.charCodeAt(++at)
  if (at === start + 1 || html.charCodeAt(at) !== greater || html.charCodeAt(start + 1) < 97) return null
  const name = html.slice(start + 1, at)
  return { name, closing: false, selfClosing: false, attributes: noAttributes, end: at + 1 }
}

const noAttributes: Tag['attributes'] = []

/** Returns where to go on: behind the tag, or behind an element that is read as a whole. */
function readElement(tag: Tag, html: string, writer: Writer): number {
  const name = tag.name.toLowerCase()
  if (tag.closing) {
    writer.close(name)
    return tag.end
  }
  const whole = wholeElements.get(name)
  if (whole) {
    const end = html.indexOf(`</${tag.name}`, tag.end)
    whole(tag, html.slice(tag.end, end === -1 ? html.length : end), writer)
    return end === -1 ? html.length : after('>', html, end)
  }
  const isEmpty = tag.selfClosing || voidElements.has(name)
  if (isEmpty) writer.single(name, tag)
  else if (isSilent(name, tag)) return behindElement(tag, html)
  else writer.open(name, tag)
  return tag.end
}

/** Elements without elements of their own, or whose elements are only colors. */
const wholeElements = new Map<string, (tag: Tag, inner: string, writer: Writer) => void>([
  ['pre', (tag, inner, writer) => writer.code(tag, inner)],
  ['code', (_, inner, writer) => writer.inline(codeSpan(plain(inner)))],
  [
    'math',
    (tag, inner, writer) => {
      const { text, isBlock } = formula(tag, inner)
      if (isBlock) writer.block(text)
      else writer.inline(text)
    },
  ],
  ['iframe', (tag, _, writer) => writer.media(tag)],
  ['script', () => {}],
  ['style', () => {}],
  ['textarea', () => {}],
])

const silent = new Set('button canvas nav noscript object select svg template'.split(' '))

/** Controls, links of headings to themselves, and what is hidden. */
function isSilent(name: string, { attributes }: Tag): boolean {
  if (silent.has(name)) return true
  if (attributes.some((one) => one.name === 'role' && one.value === 'tabpanel')) return false
  for (const one of attributes)
    if (
      one.name === 'hidden' ||
      (one.name === 'aria-hidden' && one.value === 'true') ||
      (one.name === 'class' && one.value !== null && /\bhash-link\b|\bfootnote-backref\b/.test(one.value))
    )
      return true
  return false
}

const tagsNamed = new Map<string, RegExp>()

/** Behind the closing tag of the element, others of its name inside it skipped. */
function behindElement(tag: Tag, html: string): number {
  const tags = tagsNamed.get(tag.name) ?? new RegExp(`<(/?)${tag.name}(?=[\\s/>])`, 'gi')
  tagsNamed.set(tag.name, tags)
  tags.lastIndex = tag.end
  for (let depth = 1, match = tags.exec(html); match; match = tags.exec(html)) {
    depth += match[1] === '' ? 1 : -1
    if (depth === 0) return after('>', html, match.index)
  }
  return html.length
}

function after(mark: string, html: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at === -1 ? html.length : at + mark.length
}

const newline = 10
const slash = 47
const greater = 62

type Writer = ReturnType<typeof createWriter>

function createWriter(absolute: (href: string) => string) {
  const root: Frame = openFrame('', null)
  const stack: Frame[] = [root]
  const top = () => stack[stack.length - 1] as Frame
  const pop = (): void => closeElement(stack.pop() as Frame, stack, absolute)
  const inline = (text: string): void => void (top().inline += text)
  const media = (tag: Tag): void => {
    const src = attributeOf(tag, 'src')
    const title = decodeHTML(attributeOf(tag, 'title') ?? attributeOf(tag, 'aria-label') ?? '')
    if (src) inline(link(escapeText(title || tag.name.toLowerCase()), absolute(decodeHTML(src))))
  }
  return {
    text: (html: string): void => inline(escapeText(decoded(html))),
    inline,
    media,
    block(text: string): void {
      flush(top())
      addBlock(top(), text)
    },
    code(tag: Tag, inner: string): void {
      const title = stack.findLast(({ codeTitle }) => codeTitle !== null)?.codeTitle ?? ''
      for (const block of labelled([title])) this.block(block)
      this.block(fence(tag, inner, top().classes.includes('mermaid-diagram')))
    },
    open(name: string, tag: Tag): void {
      stack.push(openFrame(name, tag))
      if (name === 'video' || name === 'audio') media(tag)
    },
    /** Closes the innermost element where its closing tag is at `start`; returns what follows it, or 0. */
    closeTop(html: string, start: number): number {
      const { name } = top()
      const end = start + 2 + name.length
      if (html.charCodeAt(start + 1) !== slash || html.charCodeAt(end) !== greater) return 0
      if (name === '' || !html.startsWith(name, start + 2)) return 0
      pop()
      return end + 1
    },
    close(name: string): void {
      const at = stack.findLastIndex((frame) => frame.name === name)
      if (at < 1) return
      while (stack.length > at) pop()
    },
    single(name: string, tag: Tag): void {
      if (name === 'br') inline('\\\n')
      else if (name === 'img') inline(image(tag, absolute))
      else if (name === 'input' && attributeOf(tag, 'type') === 'checkbox')
        inline(tag.attributes.some((one) => one.name === 'checked') ? '[x]' : '[ ]')
      else if (name === 'hr') this.block('---')
      else if (name === 'source' || name === 'embed') media(tag)
    },
    end(): string {
      while (stack.length > 1) pop()
      flush(root)
      return root.blocks.join('\n\n')
    },
  }
}
