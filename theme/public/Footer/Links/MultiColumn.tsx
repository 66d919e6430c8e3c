// `@theme/Footer/Links/MultiColumn`: columns with titles.
import type { FooterColumnItem } from '../../../compat/footerProps.ts'
import LinkItem from '../LinkItem.tsx'

export default function FooterLinksMultiColumn({
  columns,
}: {
  readonly columns: readonly FooterColumnItem[]
}) {
  return (
    <div className="footer__links">
      {columns.map(({ title, className, items }, index) => (
        <div key={index} className={`theme-layout-footer-column footer__col ${className ?? ''}`.trim()}>
          {title !== null && <p className="footer__title">{title}</p>}
          <ul className="footer__items">
            {items.map((item, place) => (
              <li key={place} className="footer__item">
                <LinkItem item={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
