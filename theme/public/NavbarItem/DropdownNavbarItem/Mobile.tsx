// `@theme/NavbarItem/DropdownNavbarItem/Mobile`.

// Items contain each other.
import NavbarItem from 'troodon:public/NavbarItem'
import type { NavbarItemSettings as DropdownNavbarItemProps } from '../../../compat/propTypes.ts'
import { Dropdown } from '../../../layout/Dropdown.tsx'

export default function DropdownNavbarItemMobile({
  label,
  position = 'right',
  items,
}: DropdownNavbarItemProps) {
  return (
    <Dropdown label={label} position={position} open={false}>
      {items.map((item, index) => (
        <NavbarItem mobile isDropdownItem {...item} key={index} />
      ))}
    </Dropdown>
  )
}
