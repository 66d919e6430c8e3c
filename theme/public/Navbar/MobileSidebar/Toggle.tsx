// `@theme/Navbar/MobileSidebar/Toggle`: the button of the menu.
import { useNavbarMobileSidebar } from '../../../compat/mobileMenu.tsx'
import { Icon } from '../../../layout/Icons.tsx'
import { useTexts } from '../../../text/translate.tsx'

export default function MobileSidebarToggle() {
  const { toggle, shown } = useNavbarMobileSidebar()
  const t = useTexts()
  return (
    <button
      type="button"
      className="icon-button navbar__toggle clean-btn"
      aria-label={t('theme.docs.sidebar.toggleSidebarButtonAriaLabel', 'Toggle navigation bar')}
      aria-expanded={shown}
      onClick={toggle}
    >
      <Icon name="menu" />
    </button>
  )
}
