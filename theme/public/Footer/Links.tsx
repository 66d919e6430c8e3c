// `@theme/Footer/Links`: columns, or one row.

import type { FooterColumnItem, FooterLinkItem } from '../../compat/footerProps.ts'
import { isMultiColumnFooterLinks } from '../../compat/lists.ts'
import MultiColumn from './Links/MultiColumn.tsx'
import Simple from './Links/Simple.tsx'

export interface FooterLinksProps {
  readonly links: readonly FooterColumnItem[] | readonly FooterLinkItem[]
}

export default function FooterLinks({ links }: FooterLinksProps) {
  return isMultiColumnFooterLinks<object>(links) ? (
    <MultiColumn columns={links as readonly FooterColumnItem[]} />
  ) : (
    <Simple links={links as readonly FooterLinkItem[]} />
  )
}
