// `@theme/Navbar/MobileSidebar/Header`: logo and buttons above the menu.
import { useNavbarMobileSidebar } from '../../../compat/mobileMenu.tsx'
import { Icon } from '../../../layout/Icons.tsx'
import { useTexts } from '../../../text/translate.tsx'
import ColorModeToggle from '../ColorModeToggle.tsx'
import Logo from '../Logo.tsx'

export default function NavbarMobileSidebarHeader() {
  const { toggle } = useNavbarMobileSidebar()
  const t = useTexts()
  return (
    <div className="navbar-sidebar__brand">
      <Logo />
      <ColorModeToggle />
      <button
        type="button"
        className="icon-button clean-btn navbar-sidebar__close"
        aria-label={t('theme.docs.sidebar.closeSidebarButtonAriaLabel', 'Close navigation bar')}
        onClick={toggle}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
