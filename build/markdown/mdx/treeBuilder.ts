// Parts of HTML in the order of a text → a tree, for pages with code. An element without code in it keeps its content as a
// piece of HTML.
import { rawTextElements } from '../../shared/html.ts'
import type { PartAttribute } from '../elementPart.ts'
import type { CodeNode } from '../reading.ts'

export type TreeNode =
  /** As it is printed, with character references. */
  | { readonly type: 'text'; text: string }
  | HtmlNode
  | { readonly type: 'code'; readonly node: CodeNode; readonly children: TreeNode[] }
  | { readonly type: 'placeholder'; readonly kind: 'include' | 'widget' | 'truncate'; readonly index: number }

interface HtmlNode {
  readonly type: 'html'
  readonly name: string
  readonly attributes: readonly PartAttribute[]
  readonly children: TreeNode[]
  /** Where its content begins and ends in the tree's HTML. */
  readonly innerStart: number
  innerEnd: number
  /** Has code or a placeholder in it. */
  dynamic: boolean
}

type Parent = Extract<TreeNode, { children: TreeNode[] }>

export interface Tree {
  readonly children: readonly TreeNode[]
  /** Of the whole text, with placeholders. */
  readonly html: string
}

/** `printed` is the HTML of what is added. */
export interface TreeBuilder {
  readonly text: (printed: string) => void
  readonly comment: (printed: string) => void
  readonly open: (
    element: Pick<HtmlNode, 'name' | 'attributes'> & { isVoid: boolean },
    printed: string,
  ) => void
  readonly close: (name: string, printed: string) => void
  /** What is between the NULs of a placeholder, link placeholders excepted. */
  readonly placeholder: (mark: string) => void
  readonly finish: () => Tree
}

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

const htmlNode = (name: string, attributes: readonly PartAttribute[], innerStart: number): HtmlNode => ({
  type: 'html',
  name,
  attributes,
  children: [],
  innerStart,
  innerEnd: innerStart,
  dynamic: false,
})

export function newTree(nodes: readonly CodeNode[]): TreeBuilder {
  let html = ''
  /** Whether text is added to the last text. */
  let joins = false
  const root = htmlNode('', [], 0)
  const stack: Parent[] = [root]
  const top = () => stack.at(-1) as Parent
  const isRaw = (name: string) => rawTextElements.has(name.toLowerCase())
  const isInRaw = () => {
    const parent = top()
    return parent.type === 'html' && isRaw(parent.name)
  }

  function text(printed: string): void {
    if (printed === '') return
    html += printed
    const last = top().children.at(-1)
    if (joins && last?.type === 'text') last.text += printed
    else top().children.push({ type: 'text', text: printed })
    joins = true
  }

  function comment(printed: string): void {
    if (isInRaw()) {
      text(printed)
      return
    }
    html += printed
    joins = false
  }

  function open({ name, attributes, isVoid }: Parameters<TreeBuilder['open']>[0], printed: string): void {
    if (isInRaw()) {
      text(printed)
      return
    }
    const lower = name.toLowerCase()
    const ended = Object.hasOwn(ends, lower) ? (ends[lower] as readonly string[]) : []
    const parent = top()
    if (parent.type === 'html' && ended.includes(parent.name)) leave()
    html += printed
    joins = false
    const element = htmlNode(name, attributes, html.length)
    top().children.push(element)
    if (!isVoid) stack.push(element)
  }

  function close(name: string, printed: string): void {
    const lower = name.toLowerCase()
    const index = stack.findLastIndex((node) => node.type === 'html' && node.name.toLowerCase() === lower)
    if (isInRaw() && index !== stack.length - 1) {
      text(printed)
      return
    }
    const barrier = stack.findLastIndex((node) => node.type === 'code')
    if (index > Math.max(0, barrier)) leave(index)
    html += printed
    joins = false
  }

  /** Ends the elements of the stack from `length` on. */
  function leave(length = stack.length - 1): void {
    while (stack.length > length) {
      const node = stack.pop()
      if (node?.type === 'html') node.innerEnd = html.length
    }
  }

  function placeholder(mark: string): void {
    for (const node of stack) if (node.type === 'html') node.dynamic = true
    const index = Number(mark.slice(1))
    if (mark[0] === 'c') code(nodes[index] as CodeNode)
    else {
      const kind = mark === 't' ? 'truncate' : mark[0] === 'i' ? 'include' : 'widget'
      top().children.push({ type: 'placeholder', kind, index: mark === 't' ? 0 : index })
    }
    html += `\0${mark}\0`
    joins = false
  }

  function code(node: CodeNode): void {
    if (node.type === 'close') {
      const opened = stack.findLastIndex(({ type }) => type === 'code')
      if (opened > 0) leave(opened)
      return
    }
    const element: Parent = { type: 'code', node, children: [] }
    top().children.push(element)
    if (node.type === 'element' && !node.tag.selfClosing) stack.push(element)
  }

  function finish(): Tree {
    leave(1)
    return { children: root.children, html }
  }

  return { text, comment, open, close, placeholder, finish }
}
