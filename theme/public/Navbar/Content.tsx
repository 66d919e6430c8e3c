// `@theme/Navbar/Content`: logo and items, left and right.
import { splitNavbarItems } from '../../compat/lists.ts'
import { useNavbarMobileSidebar } from '../../compat/mobileMenu.tsx'
import { useThemeConfig } from '../../compat/themeConfig.ts'
import { useSite } from '../../context/site.tsx'
import SearchNavbarItem from '../NavbarItem/SearchNavbarItem.tsx'
import NavbarItem from '../NavbarItem.tsx'
import ColorModeToggle from './ColorModeToggle.tsx'
import Logo from './Logo.tsx'
import Toggle from './MobileSidebar/Toggle.tsx'

export default function NavbarContent() {
  const { items } = useThemeConfig().navbar
  const hasSearch = useSite().navbar.items.some(({ type }) => type === 'search')
  const [left, right] = splitNavbarItems(items)
  const { disabled } = useNavbarMobileSidebar()
  return (
    <>
      {!disabled && <Toggle />}
      <Logo />
      <div className="navbar__items">
        {left.map((item, index) => (
          <NavbarItem {...item} key={index} />
        ))}
      </div>
      <div className="navbar__items navbar__items--right">
        {right.map((item, index) => (
          <NavbarItem {...item} key={index} />
        ))}
        {hasSearch && !items.some(({ type }) => type === 'search') && <SearchNavbarItem />}
      </div>
      <ColorModeToggle />
    </>
  )
}
