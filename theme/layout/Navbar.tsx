// The navbar: logo, items, color mode toggle, and the button of the mobile menu.
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useSite } from '../context/site.tsx'
import { useTexts } from '../text/translate.tsx'
import { Brand } from './Brand.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import { Icon } from './Icons.tsx'
import { NavbarItemView } from './navbarItems.tsx'
import { useScroll } from './useScroll.ts'
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
        <Brand />
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
  const [menu, setMenu] = useState<{ readonly Menu: Menu } | null>(null)
  useEffect(() => {
    if (wanted)
      loadMenu().then(
        ({ MobileMenu }) => setMenu({ Menu: MobileMenu }),
        () => window.location.reload(),
      )
  }, [wanted])
  return menu?.Menu ?? null
}

/**
 * Scrolling down or jumping to a heading hides the bar, and scrolling up shows it. At the bottom it does not
 * change, because of rubber-band scrolling.
 */
function useHiddenOnScroll(enabled: boolean): boolean {
  const [hidden, setHidden] = useState(false)
  useScroll((now, last, jumped) => {
    const atBottom = now + window.innerHeight >= document.documentElement.scrollHeight - 2
    if (now < 60) setHidden(false)
    else if (jumped !== undefined) setHidden(jumped)
    else if (now > last || (now < last && !atBottom)) setHidden(now > last)
  })
  return hidden && enabled
}
