// In place of layout/navbarItems.tsx.
import { itemProps } from '../compat/themeConfig.ts'
import type { ItemProps } from '../layout/NavLink.tsx'
import { NavbarItemView as Original } from '../layout/navbarItems.tsx'
import NavbarItem from '../public/NavbarItem.tsx'
import customItems from '../public/NavbarItems.tsx'
import './Navbar.css'

export function NavbarItemView(props: ItemProps) {
  const { item, mobile } = props
  if (Object.hasOwn(customItems, item.type)) return <Original {...props} />
  return <NavbarItem {...itemProps(item)} mobile={mobile} />
}
