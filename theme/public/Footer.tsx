// `@theme/Footer`: the footer of every page.
import { useThemeConfig } from '../compat/themeConfig.ts'
import FooterCopyright from './Footer/Copyright.tsx'
import FooterLayout from './Footer/Layout.tsx'
import FooterLinks from './Footer/Links.tsx'
import FooterLogo from './Footer/Logo.tsx'
import '../layout/Footer.css'

export default function Footer() {
  const { footer } = useThemeConfig()
  if (!footer) return null
  const { copyright, links, logo, style } = footer
  return (
    <FooterLayout
      style={style}
      links={links.length > 0 && <FooterLinks links={links} />}
      logo={logo && <FooterLogo logo={logo} />}
      copyright={copyright && <FooterCopyright copyright={copyright} />}
    />
  )
}
