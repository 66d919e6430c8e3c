// `@theme/Navbar/Layout`: the element of the bar, and the menu of narrow screens.
import type { ReactNode } from 'react'
import { useHideableNavbar } from '../../compat/scroll.tsx'
import { useSite } from '../../context/site.tsx'
import { useTexts } from '../../text/translate.tsx'
import MobileSidebar from './MobileSidebar.tsx'

export default function NavbarLayout({ children }: { readonly children: ReactNode }) {
  const { navbar } = useSite()
  const { isNavbarVisible } = useHideableNavbar(navbar.hideOnScroll)
  const t = useTexts()
  return (
    <header className="navbar-header" data-hidden={isNavbarVisible ? undefined : true}>
      <nav
        className={navbar.className ?? 'navbar theme-layout-navbar'}
        aria-label={t('theme.NavBar.navAriaLabel', 'Main')}
      >
        {children}
      </nav>
      <MobileSidebar />
    </header>
  )
}
