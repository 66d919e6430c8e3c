// The navbar: logo, items, color mode toggle, and the button of the mobile menu.
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useSite } from '../context/site.tsx'
import ColorModeToggle from '../public/ColorModeToggle.tsx'
import Logo from '../public/Logo.tsx'
import { useTexts } from '../text/translate.tsx'
import { Icon } from './Icons.tsx'
import { NavbarItemView } from './navbarItems.tsx'
import { useHiddenOnScroll } from './useHiddenOnScroll.ts'
import './MobileMenu.css'
import './Navbar.css'

export function Navbar() {
  const { navbar } = useSite()
  const [menuOpen, setMenuOpen] = useState(false)
  const Menu = useMenu(menuOpen)
  const close = useCallback(() => setMenuOpen(false), [])
  const hidden = useHiddenOnScroll(navbar.hideOnScroll)
  const t = useTexts()
  const side = (position: 'left' | 'right') =>
    navbar.items.map(
      (item, index) =>
        item.position === position && <NavbarItemView key={index} item={item} mobile={false} />,
    )
  return (
    <header className="navbar-header" data-hidden={hidden || undefined}>
      <nav
        className={navbar.className ?? 'navbar theme-layout-navbar'}
        aria-label={t('theme.NavBar.navAriaLabel', 'Main')}
      >
        <button
          type="button"
          className="icon-button navbar__toggle"
          aria-label={t('theme.docs.sidebar.toggleSidebarButtonAriaLabel', 'Toggle navigation bar')}
          aria-expanded={menuOpen}
          onPointerEnter={loadMenu}
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <Logo />
        <div className="navbar__items">{side('left')}</div>
        <div className="navbar__items navbar__items--right">{side('right')}</div>
        <ColorModeToggle />
      </nav>
      {menuOpen && Menu && <Menu onClose={close} />}
    </header>
  )
}

type Menu = ComponentType<{ readonly onClose: () => void }>

const loadMenu = () => import('./MobileMenu.tsx')

/** The code of the menu loads on first use. */
function useMenu(wanted: boolean): Menu | null {
  const [menu, setMenu] = useState<Menu | null>(null)
  useEffect(() => {
    if (wanted)
      loadMenu().then(
        ({ MobileMenu }) => setMenu(() => MobileMenu),
        () => window.location.reload(),
      )
  }, [wanted])
  return menu
}
