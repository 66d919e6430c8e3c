// `@theme/Footer/Logo`.
import type { Logo } from '../../compat/themeConfig.ts'
import { useSite } from '../../context/site.tsx'
import { LogoImage } from '../../layout/LogoImage.tsx'

export default function FooterLogo({ logo }: { readonly logo: Logo }) {
  const { footer } = useSite()
  if (!footer?.logo) return null
  const { link } = footer.logo
  return (
    <a className="footer__logo-link" {...link} href={logo.href ?? link['href']}>
      <LogoImage logo={footer.logo} />
    </a>
  )
}
