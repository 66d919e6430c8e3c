// The bar on top: logo, items, colour mode, and the button of the mobile menu.
import { Component, type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { NavbarItem } from '../../build/shared/siteData.ts'
import { useSite } from '../context/site.tsx'
import { useTexts } from '../text/translate.tsx'
import { Brand } from './Brand.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import { Icon } from './Icons.tsx'
import { NavbarItemView } from './navbarItems.tsx'
import './MobileMenu.css'
import './Navbar.css'

export function Navbar() {
  const { navbar } = useSite()
  const [menuOpen, setMenuOpen] = useState(false)
  const Menu = useMenu(menuOpen)
  const close = useCallback(() => setMenuOpen(false), [])
  const hidden = useHiddenOnScroll(navbar.hideOnScroll)
  const t = useTexts()
  const side = (position: 'left' | 'right') => navbar.items.map((item, index) => ({ item, index })).filter(({ item }) => item.position === position)
  return (
    <header className="navbar-header" data-hidden={hidden || undefined}>
      <nav className="navbar" aria-label={t('theme.NavBar.navAriaLabel', 'Main')}>
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
        <div className="navbar__items">
          {side('left').map(({ item, index }) => (
            <ItemBoundary key={index} item={item}>
              <NavbarItemView item={item} />
            </ItemBoundary>
          ))}
        </div>
        <div className="navbar__items navbar__items--right">
          {side('right').map(({ item, index }) => (
            <ItemBoundary key={index} item={item}>
              <NavbarItemView item={item} />
            </ItemBoundary>
          ))}
        </div>
        <ColorModeToggle />
      </nav>
      {menuOpen && Menu && <Menu onClose={close} />}
    </header>
  )
}

type Menu = ComponentType<{ readonly onClose: () => void }>

const loadMenu = () => import('./MobileMenu.tsx')

/** The menu's code comes with its first use. */
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

/** An item that fails says which one it is: its configuration as JSON, and the error as the cause. */
class ItemBoundary extends Component<{ readonly item: NavbarItem; readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (error !== null) throw new Error(`A navbar item failed to render. Its configuration: ${JSON.stringify(this.props.item)}`, { cause: error })
    return this.props.children
  }
}

/** Scrolling down hides the bar, scrolling up shows it; at the very bottom it stays (rubber-band scrolling). */
function useHiddenOnScroll(enabled: boolean): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    if (!enabled) return
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      const atBottom = now + window.innerHeight >= document.documentElement.scrollHeight - 2
      if (now < 60) setHidden(false)
      else if (now > last) setHidden(true)
      else if (now < last && !atBottom) setHidden(false)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [enabled])
  return hidden
}
