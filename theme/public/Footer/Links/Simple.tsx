// `@theme/Footer/Links/Simple`: one row of links.
import type { FooterLinkItem } from '../../../compat/footerProps.ts'
import LinkItem from '../LinkItem.tsx'

export default function FooterLinksSimple({ links }: { readonly links: readonly FooterLinkItem[] }) {
  return (
    <ul className="footer__links footer__items">
      {links.map((item, index) => (
        <li key={index} className="footer__item">
          <LinkItem item={item} />
        </li>
      ))}
    </ul>
  )
}
