// The elements of a rendered document, or of a feed, for rules that look at the output.
import { unescapeHtml } from '../../shared/escape.ts'
import { htmlTokens, voidElements } from '../../shared/html.ts'

export interface HtmlElement {
  /** In small letters, except in XML. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly parent: HtmlElement | null
  readonly children: readonly (HtmlElement | string)[]
}

type Open = HtmlElement & { readonly children: (HtmlElement | string)[] }

export interface HtmlTree {
  readonly root: HtmlElement
  /** All elements in the order of the document. */
  readonly all: readonly HtmlElement[]
  /** Elements that are never closed, and closing tags without an element. XML must have none. */
  readonly unbalanced: readonly string[]
}

/** Our pages close every element. A closing tag ends what is open within its element. */
export function htmlTree(text: string, xml = false): HtmlTree {
  const root: Open = { name: '', attributes: new Map(), parent: null, children: [] }
  const all: HtmlElement[] = []
  const unbalanced: string[] = []
  const depths = new Map<string, number>()
  const count = (name: string, by: number) => depths.set(name, (depths.get(name) ?? 0) + by)
  let open = root
  for (const token of htmlTokens(text, { xml })) {
    if (token.type === 'comment') continue
    if (token.type !== 'tag') {
      open.children.push(token.type === 'text' ? unescapeHtml(token.text) : token.text)
      continue
    }
    const name = xml ? token.tag.name : token.tag.name.toLowerCase()
    if (token.tag.closing) {
      if (!depths.get(name)) {
        unbalanced.push(name)
        continue
      }
      while (open.name !== name) {
        unbalanced.push(open.name)
        count(open.name, -1)
        open = open.parent as Open
      }
      count(name, -1)
      open = open.parent as Open
      continue
    }
    const attributes = new Map(
      token.tag.attributes.map((one) => [
        xml ? one.name : one.name.toLowerCase(),
        unescapeHtml(one.value ?? ''),
      ]),
    )
    const element: Open = { name, attributes, parent: open, children: [] }
    open.children.push(element)
    all.push(element)
    if (token.tag.selfClosing || (!xml && voidElements.has(name))) continue
    count(name, 1)
    open = element
  }
  for (let left: HtmlElement = open; left.parent; left = left.parent) unbalanced.push(left.name)
  return { root, all, unbalanced }
}

/** The text of an element, without what `skips` leaves out. */
export function textOf(element: HtmlElement, skips: (one: HtmlElement) => boolean = () => false): string {
  let text = ''
  const left: (HtmlElement | string)[] = [element]
  while (left.length > 0) {
    const one = left.pop() as HtmlElement | string
    if (typeof one === 'string') text += one
    else if (!skips(one))
      for (let at = one.children.length - 1; at >= 0; at--) left.push(one.children[at] as string)
  }
  return text
}

/** The elements around one, from the inside. */
export function* around({ parent }: HtmlElement): Generator<HtmlElement> {
  for (let one = parent; one; one = one.parent) yield one
}

/** The start of its tag, to find it in the document. */
export function tagText({ name, attributes }: HtmlElement): string {
  const named = ['id', 'href', 'src', 'name', 'type', 'role', 'class'].flatMap((key) => {
    const value = attributes.get(key)
    return value === undefined ? [] : [` ${key}="${value.length > 60 ? `${value.slice(0, 59)}…` : value}"`]
  })
  return `<${name}${named.slice(0, 2).join('')}>`
}
