// `@theme/Navbar/MobileSidebar/PrimaryMenu`: the items of the bar.
import { useThemeConfig } from '../../../compat/themeConfig.ts'
import NavbarItem from '../../NavbarItem.tsx'

export default function NavbarMobileSidebarPrimaryMenu() {
  const { items } = useThemeConfig().navbar
  return (
    <div className="menu__list">
      {items.map((item, index) => (
        <NavbarItem mobile {...item} key={index} />
      ))}
    </div>
  )
}
