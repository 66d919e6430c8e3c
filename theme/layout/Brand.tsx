// The site's logo and name, with a link to the home page.
import type { LogoData } from '../../build/shared/siteData.ts'
import { useSite } from '../context/site.tsx'

export function Brand() {
  const { navbar, homeHref } = useSite()
  const { logo, title } = navbar
  return (
    <a className="navbar__brand" {...(logo?.link ?? { href: homeHref })}>
      {logo && (
        <div className="navbar__logo">
          <Logo logo={logo} />
        </div>
      )}
      {title !== '' && <b className="navbar__title">{title}</b>}
    </a>
  )
}

export const Logo = ({ logo }: { readonly logo: LogoData }) =>
  // biome-ignore lint/a11y/useAltText: it is one of the attributes
  logo.images.map((image) => <img key={image.className} {...image} />)
