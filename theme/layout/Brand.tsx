// The site's logo and name, with a link to the home page.
import type { LogoData } from '../../build/shared/siteData.ts'
import { useSite } from '../context/site.tsx'

export function Brand() {
  const { navbar, homeHref } = useSite()
  return (
    <a className="navbar__brand" href={navbar.logo?.href ?? homeHref}>
      {navbar.logo && <Logo logo={navbar.logo} />}
      {navbar.title !== '' && <b className="navbar__title">{navbar.title}</b>}
    </a>
  )
}

export function Logo({ logo }: { readonly logo: LogoData }) {
  const size = { width: logo.width ?? 32, height: logo.height ?? 32 }
  if (logo.srcDark === null) return <img className="navbar__logo" src={logo.src} alt={logo.alt} {...size} />
  return (
    <>
      <img className="navbar__logo only-light" src={logo.src} alt={logo.alt} {...size} />
      <img className="navbar__logo only-dark" src={logo.srcDark} alt={logo.alt} {...size} />
    </>
  )
}
