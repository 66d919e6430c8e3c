// The footer of every page.
import type { FooterLink } from '../../build/shared/siteData.ts'
import { useSite } from '../context/site.tsx'
import { LogoImage } from './LogoImage.tsx'
import { SmartLink } from './SmartLink.tsx'
import './Footer.css'

export function Footer() {
  const { footer } = useSite()
  if (!footer) return null
  return (
    <footer className={`theme-layout-footer footer footer--${footer.style}`}>
      <div className="footer__container">
        {footer.columns.length > 0 && (
          <div className="footer__links">
            {footer.columns.map(({ title, className, items }, index) => (
              <div key={index} className={className ?? 'footer__col'}>
                {title !== null && <p className="footer__title">{title}</p>}
                <ul className="footer__items">
                  {items.map((item) => (
                    <FooterItem key={item.html ?? `${item.href}${item.label}`} item={item} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
        {footer.logo && (
          <a className="footer__logo-link" {...footer.logo.link}>
            <LogoImage logo={footer.logo} />
          </a>
        )}
        {footer.copyright !== null && (
          <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: footer.copyright }} />
        )}
      </div>
    </footer>
  )
}

function FooterItem({ item }: { readonly item: FooterLink }) {
  if (item.html !== undefined)
    return <li className={item.className ?? 'footer__item'} dangerouslySetInnerHTML={{ __html: item.html }} />
  return (
    <li className="footer__item">
      <SmartLink
        className={item.className ?? 'footer__link-item'}
        href={item.href}
        external={item.external}
        {...item.attributes}
      >
        {item.label}
      </SmartLink>
    </li>
  )
}
