// `@theme/NavbarItem/DropdownNavbarItem`: links below a label.
import type { NavbarItemSettings as DropdownNavbarItemProps } from '../../compat/propTypes.ts'
import Desktop from './DropdownNavbarItem/Desktop.tsx'
import Mobile from './DropdownNavbarItem/Mobile.tsx'

export default function DropdownNavbarItem({ mobile = false, ...props }: DropdownNavbarItemProps) {
  return mobile ? <Mobile {...props} /> : <Desktop {...props} />
}
