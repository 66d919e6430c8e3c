// `@theme/Footer/LinkItem`: a link, or HTML.
import type { FooterLinkItem as Item } from '../../compat/footerProps.ts'
import { SmartLink } from '../../layout/SmartLink.tsx'

export default function FooterLinkItem({ item }: { readonly item: Item }) {
  const { html, to, href = to ?? '', label, className = '', prependBaseUrlToHref: _, ...attributes } = item
  if (html !== undefined) return <span dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <SmartLink
      className={`footer__link-item ${String(className)}`.trim()}
      href={href}
      external={to === undefined && !href.startsWith('/') && attributes['target'] !== '_self'}
      {...attributes}
    >
      {label}
    </SmartLink>
  )
}
