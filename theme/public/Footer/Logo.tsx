// `@theme/Footer/Logo`.
import type { Logo } from '../../compat/themeConfig.ts'
import { useSite } from '../../context/site.tsx'
import { Logo as Image } from '../../layout/Brand.tsx'

export default function FooterLogo({ logo }: { readonly logo: Logo }) {
  const { footer } = useSite()
  if (!footer?.logo) return null
  const { link } = footer.logo
  return (
    <a className="footer__logo-link" {...link} href={logo.href ?? link['href']}>
      <Image logo={footer.logo} />
    </a>
  )
}
