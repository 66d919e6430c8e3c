// Parts of HTML in the order of a text → a tree, for pages with code. An element without code in it keeps its
// content as a piece of HTML.

import type { Audience } from '../../shared/audience.ts'
import { rawTextElements } from '../../shared/html.ts'
import type { FenceProps } from '../code/fenceProps.ts'
import type { PartAttribute } from '../elementPart.ts'
import type { CodeNode } from '../reading.ts'

export type TreeNode =
  /** As it is printed, with character references. */
  | { readonly type: 'text'; text: string }
  | HtmlNode
  | {
      readonly type: 'code'
      readonly node: CodeNode
      readonly children: TreeNode[]
      /** A component may look at it. */
      readonly isRead: boolean
    }
  /** What only some readers see. */
  | { readonly type: 'only'; readonly audience: Audience; readonly children: TreeNode[] }
  | { readonly type: 'title'; readonly name: string }
  | { readonly type: 'placeholder'; readonly kind: 'include' | 'widget' | 'truncate'; readonly index: number }

interface HtmlNode {
  readonly type: 'html'
  readonly name: string
  readonly attributes: readonly PartAttribute[]
  readonly children: TreeNode[]
  /** The start and the end of its content in the tree's HTML. */
  readonly innerStart: number
  innerEnd: number
  /** Has code or a placeholder in it, or a component may look at it. */
  dynamic: boolean
  /** A component of the site shows it. */
  readonly isMapped: boolean
  /** Of a code block that a component may look at. */
  readonly fence: FenceProps | null
}

type Parent = Extract<TreeNode, { children: TreeNode[] }>

export interface Tree {
  readonly children: readonly TreeNode[]
  /** Of the whole text, with placeholders. */
  readonly html: string
}

/** Space between rows and list items means nothing, and React would complain. */
export const spaceless = (name: string, children: readonly TreeNode[]): readonly TreeNode[] =>
  /^(?:table|thead|tbody|tfoot|tr|ul|ol|dl)$/.test(name)
    ? children.filter((child) => child.type !== 'text' || child.text.trim() !== '')
    : children

/** Elements that end an open one of the listed names, as HTML has it. */
const ends: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  option: ['option'],
  p: ['p'],
}

const htmlNode = (
  { name, attributes, isMapped = false, fence = null }: Omit<OpenedElement, 'isVoid' | 'isWhole'>,
  innerStart: number,
): HtmlNode => ({
  type: 'html',
  name,
  attributes,
  children: [],
  innerStart,
  innerEnd: innerStart,
  dynamic: isMapped,
  isMapped,
  fence,
})

/** Collects the parts. `printed` is always the HTML of what is added. */
export class TreeBuilder {
  readonly #nodes: readonly CodeNode[]
  readonly #readsChildren: (name: string) => boolean
  readonly #root = htmlNode({ name: '', attributes: [] }, 0)
  readonly #stack: Parent[] = [this.#root]
  #html = ''
  /** Whether text is added to the last text. */
  #joins = false

  /** `readsChildren`: whether a component, by its name, may look at the elements between its tags. */
  constructor(nodes: readonly CodeNode[], readsChildren: (name: string) => boolean) {
    this.#nodes = nodes
    this.#readsChildren = readsChildren
  }

  /** Whether what is added next is directly between the tags of such a component. */
  get isReadByComponent(): boolean {
    return this.#isReader(this.#top())
  }

  /** The same, at any depth. */
  get isWithinReader(): boolean {
    return this.#stack.some((node) => this.#isReader(node))
  }

  text(printed: string): void {
    if (printed === '') return
    const { children } = this.#top()
    const last = children.at(-1)
    if (this.#joins && last?.type === 'text') last.text += printed
    else children.push({ type: 'text', text: printed })
    this.#print(printed)
    this.#joins = true
  }

  /** Text that the line breaks around it are no part of. */
  value(printed: string): void {
    this.#joins = this.#isInRawText()
    this.text(printed)
    this.#joins = this.#isInRawText()
  }

  comment(printed: string): void {
    if (this.#isInRawText()) this.text(printed)
    else this.#print(printed)
  }

  open({ isVoid, isWhole = false, ...element }: OpenedElement, printed: string): void {
    if (this.#isInRawText()) {
      this.text(printed)
      return
    }
    const lower = element.name.toLowerCase()
    const ended = Object.hasOwn(ends, lower) ? (ends[lower] as readonly string[]) : []
    const parent = this.#top()
    if (parent.type === 'html' && ended.includes(parent.name)) this.#leave(this.#stack.length - 1)
    this.#print(printed)
    const opened = htmlNode(element, this.#html.length)
    const isRead = !isWhole && this.isWithinReader
    if (opened.isMapped || isRead) this.#makeDynamic([...this.#stack, opened])
    this.#top().children.push(opened)
    if (!isVoid) this.#stack.push(opened)
  }

  /** A tag that closes nothing is passed over, and so is one that would close a component. */
  close(name: string, printed: string): void {
    const stack = this.#stack
    const lower = name.toLowerCase()
    const index = stack.findLastIndex((node) => node.type === 'html' && node.name.toLowerCase() === lower)
    if (this.#isInRawText() && index !== stack.length - 1) {
      this.text(printed)
      return
    }
    const barrier = stack.findLastIndex((node) => node.type !== 'html')
    if (index > Math.max(0, barrier)) this.#leave(index)
    this.#print(printed)
  }

  /** `mark` is what is between the NULs of a placeholder, link placeholders excepted. */
  placeholder(mark: string): void {
    this.#makeDynamic(this.#stack)
    const index = Number(mark.slice(1))
    if (mark[0] === 'c') this.#code(this.#nodes[index] as CodeNode)
    else if (mark[0] === 'v') this.#only(mark.slice(1))
    else if (mark[0] === 'm') this.#top().children.push({ type: 'title', name: mark.slice(1) })
    else {
      const kind = mark === 't' ? 'truncate' : mark[0] === 'i' ? 'include' : 'widget'
      this.#top().children.push({ type: 'placeholder', kind, index: mark === 't' ? 0 : index })
    }
    this.#print(`\0${mark}\0`)
  }

  finish(): Tree {
    this.#leave(1)
    wrapRows(this.#root)
    return { children: this.#root.children, html: this.#html }
  }

  #code(node: CodeNode): void {
    if (node.type === 'close') {
      const opened = this.#stack.findLastIndex(({ type }) => type === 'code')
      if (opened > 0) this.#leave(opened)
      return
    }
    const element: Parent = { type: 'code', node, children: [], isRead: this.isWithinReader }
    this.#top().children.push(element)
    if (node.type === 'element' && !node.tag.selfClosing) this.#stack.push(element)
  }

  /** Without a name: its end. */
  #only(audience: string): void {
    if (audience === '') {
      this.#leave(
        Math.max(
          1,
          this.#stack.findLastIndex(({ type }) => type === 'only'),
        ),
      )
      return
    }
    const part: Parent = { type: 'only', audience: audience as Audience, children: [] }
    this.#top().children.push(part)
    this.#stack.push(part)
  }

  #print(html: string): void {
    this.#html += html
    this.#joins = false
  }

  /** Ends the elements of the stack from `length` on. */
  #leave(length: number): void {
    while (this.#stack.length > length) {
      const node = this.#stack.pop()
      if (node?.type === 'html') node.innerEnd = this.#html.length
    }
  }

  #top(): Parent {
    return this.#stack.at(-1) as Parent
  }

  #makeDynamic(nodes: readonly Parent[]): void {
    for (const node of nodes) if (node.type === 'html') node.dynamic = true
  }

  #isReader(parent: Parent): boolean {
    return (
      parent.type === 'code' && parent.node.type === 'element' && this.#readsChildren(parent.node.tag.name)
    )
  }

  #isInRawText(): boolean {
    const parent = this.#top()
    return parent.type === 'html' && rawTextElements.has(parent.name.toLowerCase())
  }
}

/**
 * Browsers put rows that are directly in a table into a `<tbody>`. The element has to be there when React
 * compares its elements with those of the page.
 */
function wrapRows(parent: Parent): void {
  const { children } = parent
  if (parent.type === 'html' && !parent.dynamic) return
  for (const child of children) if ('children' in child) wrapRows(child)
  if (nameOf(parent) !== 'table' || !children.some((child) => nameOf(child) === 'tr')) return
  let body: HtmlNode | null = null
  for (const child of children.splice(0)) {
    if (sections.has(nameOf(child))) body = null
    else if (body === null && isRow(child)) {
      body = { ...htmlNode({ name: 'tbody', attributes: [] }, 0), dynamic: true }
      children.push(body)
    }
    const place: TreeNode[] = body?.children ?? children
    place.push(child)
  }
}

const isRow = (node: TreeNode): boolean =>
  nameOf(node) === 'tr' ||
  (node.type === 'code' && node.node.type === 'element' && /^[A-Z]/.test(node.node.tag.name))

const sections = new Set(['caption', 'colgroup', 'thead', 'tbody', 'tfoot'])

const nameOf = (node: TreeNode): string =>
  node.type === 'html'
    ? node.name.toLowerCase()
    : node.type === 'code' && node.node.type === 'element'
      ? node.node.tag.name
      : ''

interface OpenedElement extends Pick<HtmlNode, 'name' | 'attributes'> {
  readonly isMapped?: boolean
  readonly isVoid: boolean
  /** Its content stays HTML, whatever is around it. */
  readonly isWhole?: boolean
  readonly fence?: FenceProps | null
}
