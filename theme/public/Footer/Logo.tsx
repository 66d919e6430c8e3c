// `@theme/Footer/Logo`.
import type { Logo } from '../../compat/themeConfig.ts'
import { useSite } from '../../context/site.tsx'
import { Logo as Image } from '../../layout/Brand.tsx'

export default function FooterLogo({ logo }: { readonly logo: Logo }) {
  const { footer, homeHref } = useSite()
  if (!footer?.logo) return null
  return (
    <a className="footer__logo" href={logo.href ?? homeHref}>
      <Image logo={footer.logo} />
    </a>
  )
}
