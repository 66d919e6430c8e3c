// Printed HTML with placeholders → a tree, for pages with code. What has no placeholder for code below it stays a piece of HTML.
import { rawTextElements, voidElements } from '../../shared/html.ts'
import { readTag } from '../../shared/htmlTag.ts'
import type { CodeNode } from '../reading.ts'

export type TreeNode =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'html'
      readonly name: string
      readonly attributes: readonly TreeAttribute[]
      readonly children: TreeNode[]
      innerStart: number
      innerEnd: number
      dynamic: boolean
    }
  | { readonly type: 'code'; readonly index: number; readonly node: CodeNode; readonly children: TreeNode[] }
  | { readonly type: 'placeholder'; readonly kind: 'include' | 'widget' | 'truncate'; readonly index: number }

export interface TreeAttribute {
  readonly name: string
  readonly value: string | null
}

type Parent = Extract<TreeNode, { children: TreeNode[] }>

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

export interface Tree {
  readonly children: readonly TreeNode[]
  /** The HTML whose offsets the nodes carry: link placeholders are attributes `data-link-placeholder`. */
  readonly html: string
}

export function htmlTree(printed: string, nodes: readonly CodeNode[]): Tree {
  const html = printed.replace(/\0(\d+)\0/g, 'data-link-placeholder="$1"')
  const root: Parent = {
    type: 'html',
    name: '',
    attributes: [],
    children: [],
    innerStart: 0,
    innerEnd: html.length,
    dynamic: true,
  }
  const stack: Parent[] = [root]
  const top = () => stack.at(-1) as Parent
  const text = (from: number, to: number) => {
    if (to > from) top().children.push({ type: 'text', text: html.slice(from, to) })
  }
  let at = 0
  let from = 0
  while (at < html.length) {
    const char = html.charCodeAt(at)
    if (char === 0) {
      text(from, at)
      const end = html.indexOf('\0', at + 1)
      placeholder(html.slice(at + 1, end))
      at = end + 1
      from = at
    } else if (char !== 60) at++
    else if (html.startsWith('<!--', at)) {
      text(from, at)
      const end = html.indexOf('-->', at + 4)
      at = end === -1 ? html.length : end + 3
      from = at
    } else {
      const tag = readTag(html, at)
      if (!tag || tag.name === '') {
        at++
        continue
      }
      text(from, at)
      if (tag.closing) close(tag.name.toLowerCase(), at)
      else open(tag.name, tag.attributes, at, tag.end, tag.selfClosing)
      at = Math.max(tag.end, from)
      from = at
    }
  }
  text(from, html.length)
  while (stack.length > 1) leave(html.length)
  return { children: root.children, html }

  function open(
    name: string,
    attributes: readonly TreeAttribute[],
    start: number,
    end: number,
    selfClosing: boolean,
  ): void {
    const lower = name.toLowerCase()
    const ended = Object.hasOwn(ends, lower) ? (ends[lower] as readonly string[]) : []
    const parent = top()
    if (parent.type === 'html' && ended.includes(parent.name)) leave(start)
    const element: Parent = {
      type: 'html',
      name,
      attributes,
      children: [],
      innerStart: end,
      innerEnd: end,
      dynamic: false,
    }
    top().children.push(element)
    if (selfClosing || voidElements.has(lower)) return
    stack.push(element)
    if (!rawTextElements.has(lower)) return
    const stop = html.toLowerCase().indexOf(`</${lower}`, end)
    from = stop === -1 ? html.length : stop
    rawPieces(element, end, from)
    leave(from)
    if (stop !== -1) from = html.indexOf('>', stop) + 1
  }

  /** Values may stand in a script or a style sheet; tags cannot. */
  function rawPieces(element: Parent, start: number, stop: number): void {
    for (const [index, piece] of html.slice(start, stop).split('\0').entries())
      if (index % 2 === 1) placeholder(piece)
      else if (piece !== '') element.children.push({ type: 'text', text: piece })
  }

  function close(name: string, at_: number): void {
    const index = stack.findLastIndex((node) => node.type === 'html' && node.name.toLowerCase() === name)
    const barrier = stack.findLastIndex((node) => node.type === 'code')
    if (index <= Math.max(0, barrier)) return
    while (stack.length > index) leave(at_)
  }

  function leave(end: number): void {
    const node = stack.pop()
    if (node?.type === 'html') node.innerEnd = end
  }

  function placeholder(mark: string): void {
    const index = Number(mark.slice(1))
    for (const node of stack) if (node.type === 'html') node.dynamic = true
    if (mark === 't') top().children.push({ type: 'placeholder', kind: 'truncate', index: 0 })
    else if (mark[0] !== 'c')
      top().children.push({ type: 'placeholder', kind: mark[0] === 'i' ? 'include' : 'widget', index })
    else {
      const node = nodes[index] as CodeNode
      if (node.type === 'close') {
        const opened = stack.findLastIndex(({ type }) => type === 'code')
        if (opened > 0) while (stack.length > opened) leave(at)
        return
      }
      const code: Parent = { type: 'code', index, node, children: [] }
      top().children.push(code)
      if (node.type === 'element' && !node.tag.selfClosing) stack.push(code)
    }
  }
}
