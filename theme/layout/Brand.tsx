// The site's logo and name, with a link to the home page.
import { useSite } from '../context/site.tsx'
import { LogoImage } from './LogoImage.tsx'

export function Brand() {
  const { navbar, homeHref } = useSite()
  const { logo, title } = navbar
  return (
    <a className="navbar__brand" {...(logo?.link ?? { href: homeHref })}>
      {logo && (
        <div className="navbar__logo">
          <LogoImage logo={logo} />
        </div>
      )}
      {title !== '' && <b className="navbar__title">{title}</b>}
    </a>
  )
}
