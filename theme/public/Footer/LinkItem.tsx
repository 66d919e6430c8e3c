// `@theme/Footer/LinkItem`: a link, or HTML.
import type { FooterLinkItem as Item } from '../../compat/themeConfig.ts'
import { SmartLink } from '../../layout/SmartLink.tsx'

export default function FooterLinkItem({ item }: { readonly item: Item }) {
  if (item.html !== undefined) return <span dangerouslySetInnerHTML={{ __html: item.html }} />
  const href = item.href ?? String(item['to'] ?? '')
  return (
    <SmartLink
      className={`footer__link-item ${String(item['className'] ?? '')}`.trim()}
      href={href}
      external={item['external'] === true || /^https?:/.test(href)}
    >
      {item.label}
    </SmartLink>
  )
}
