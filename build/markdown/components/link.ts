// `<Link to>`: an anchor; features/links.ts resolves its address.
import { linkHole } from '../holes.ts'
import { attributesHtml } from '../mdx/attributesHtml.ts'
import type { Printer } from './printer.ts'

export const link: Printer = ({ element, props }) => {
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
    open: `<a${links.map((index) => ` ${linkHole(index)}`).join('')}${attributesHtml(rest)}>`,
    close: '</a>',
  }
}
