// `<Link to>`: an anchor; features/links.ts resolves its URL.
import { type ElementPart, htmlOf } from '../elementPart.ts'
import { htmlAttributes } from '../mdx/attributesHtml.ts'
import type { ResolvedElement } from '../mdx/element.ts'
import type { Printer } from './printer.ts'

export const link: Printer = (resolved) => ({ open: htmlOf(linkPart(resolved)), close: '</a>' })

export function linkPart({ element, props }: ResolvedElement): ElementPart {
  const links = (element.open.meta?.['links'] ?? []) as readonly number[]
  const {
    to: _to,
    href: _href,
    isNavLink: _nav,
    autoAddBaseUrl: _auto,
    activeClassName: _active,
    ...rest
  } = props
  return {
    kind: element.tag.selfClosing ? 'empty' : 'open',
    name: 'a',
    attributes: [...links.map((index) => ({ link: index })), ...htmlAttributes(rest)],
  }
}
