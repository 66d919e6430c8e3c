// `<Link to>`: an anchor; features/links.ts resolves its address.

import { attributesHtml } from '../mdx/attributesHtml.ts'
import { linkPlaceholder } from '../placeholders.ts'
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
    open: `<a${links.map((index) => ` ${linkPlaceholder(index)}`).join('')}${attributesHtml(rest)}>`,
    close: '</a>',
  }
}
