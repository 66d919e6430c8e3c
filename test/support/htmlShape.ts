// Reduces HTML to its shape: the author's content without what a site adds to it. For comparing two
// renderers.
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

/** What to do with an element: `drop` it, `unwrap` it, or keep it. */
export type Decide = (element: Element) => 'drop' | 'unwrap' | 'keep'

const addedAttributes = new Set([
  'tabindex',
  'target',
  'rel',
  'loading',
  'decoding',
  'style',
  'width',
  'height',
  'aria-label',
  'title',
])

export const classesOf = (element: Element): readonly string[] =>
  (element.attrs.find(({ name }) => name === 'class')?.value ?? '').split(/\s+/).filter(Boolean)

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value

export function shapeOf(html: string, decide: Decide): string {
  const root = parseFragment(html)
  root.childNodes = root.childNodes.flatMap((node) => clean(node, decide, false))
  return serialize(root).replace(/>\s+/g, '>').replace(/\s+</g, '<').trim()
}

function clean(node: Node, decide: Decide, inPre: boolean): Node[] {
  if (node.nodeName === '#comment') return []
  if ('value' in node) return [{ ...node, value: inPre ? node.value : node.value.replace(/\s+/g, ' ') }]
  if (!('tagName' in node)) return []
  const element = node as Element
  const decision = decide(element)
  if (decision === 'drop') return []
  // Highlighting adds spans; only their text counts.
  const source =
    element.tagName === 'code' && inPre
      ? [{ nodeName: '#text', value: textOf(element).trimEnd(), parentNode: element } as unknown as Node]
      : element.childNodes
  const children = source.flatMap((child) => clean(child, decide, inPre || element.tagName === 'pre'))
  if (decision === 'unwrap') return children
  element.attrs = element.attrs
    .filter(({ name }) => !addedAttributes.has(name) && !name.startsWith('data-'))
    .map((attribute) =>
      attribute.name === 'class'
        ? {
            ...attribute,
            value: classesOf(element)
              .filter((name) => name.startsWith('language-'))
              .join(' ')
              .toLowerCase(),
          }
        : attribute,
    )
    .filter(({ name, value }) => name !== 'class' || value !== '')
    .filter(({ name }) => name !== 'id' || !/^h[1-6]$/.test(element.tagName))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  element.childNodes = children
  return [element]
}

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? (node as Element).childNodes.map(textOf).join('') : ''
