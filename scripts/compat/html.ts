// A small layer over parse5: finds elements and reads the text that a reader sees.
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export type Element = Tree.Element
type Node = Tree.ChildNode

/** The `html` element of a page. */
export function documentOf(html: string): Element {
  const found = parse(html).childNodes.find(isElement)
  if (!found) throw new Error('A parsed page has an html element.')
  return found
}

/** All elements below `root`, in document order, for which `test` is true. */
export function findAll(root: Element, test: (element: Element) => boolean): readonly Element[] {
  return childrenOf(root).flatMap((child) => [...(test(child) ? [child] : []), ...findAll(child, test)])
}

export const find = (root: Element, test: (element: Element) => boolean): Element | undefined =>
  findAll(root, test)[0]

export const attribute = (element: Element, name: string): string | null =>
  element.attrs.find((one) => one.name === name)?.value ?? null

export const hasClass = (element: Element, name: string): boolean =>
  ` ${attribute(element, 'class') ?? ''} `.includes(` ${name} `)

export interface TextOptions {
  /** Elements that are left out. Scripts, styles and templates always are. */
  readonly skip?: (element: Element) => boolean
  /** Elements whose letter case is up to CSS. Their text is in lower case. */
  readonly fold?: (element: Element) => boolean
}

/**
 * The text below `element` with single spaces, as a reader sees it: the edges of blocks and line breaks are
 * spaces.
 */
export function visibleText(element: Element, options: TextOptions = {}): string {
  return textBelow(element, options)
    .replaceAll(/[\u200b\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function textBelow(element: Element, options: TextOptions): string {
  const text = element.childNodes
    .map((node) => {
      if (node.nodeName === '#text') return (node as Tree.TextNode).value
      if (!isElement(node) || silent.has(node.tagName) || options.skip?.(node)) return ''
      const below = textBelow(node, options)
      return inline.has(node.tagName) ? below : ` ${below} `
    })
    .join('')
  return options.fold?.(element) ? text.toLowerCase() : text
}

const silent = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head'])

/** Elements that continue the line. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark math q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

const childrenOf = (element: Element): readonly Element[] => element.childNodes.filter(isElement)

export function isElement(node: Node | Tree.Node): node is Element {
  return 'tagName' in node
}
