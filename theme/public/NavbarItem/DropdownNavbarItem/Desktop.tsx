// `@theme/NavbarItem/DropdownNavbarItem/Desktop`.

// Items contain each other.
import NavbarItem from 'troodon:public/NavbarItem'
import type { NavbarItemSettings as DropdownNavbarItemProps } from '../../../compat/propTypes.ts'
import { Dropdown } from '../../../layout/Dropdown.tsx'

export default function DropdownNavbarItemDesktop({
  label,
  to,
  href,
  position = 'right',
  items,
}: DropdownNavbarItemProps) {
  return (
    <Dropdown label={label} href={to ?? href ?? null} position={position} open={false}>
      {items.map((item, index) => (
        <NavbarItem isDropdownItem {...item} key={index} />
      ))}
    </Dropdown>
  )
}
