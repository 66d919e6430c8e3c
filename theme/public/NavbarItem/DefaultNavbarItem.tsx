// `@theme/NavbarItem/DefaultNavbarItem`: a link.
import Desktop from './DefaultNavbarItem/Desktop.tsx'
import Mobile from './DefaultNavbarItem/Mobile.tsx'
import type { DefaultNavbarItemProps } from './NavbarNavLink.tsx'

export default function DefaultNavbarItem({ mobile = false, position: _, ...props }: DefaultNavbarItemProps) {
  const activeClassName = props.isDropdownItem && !mobile ? 'dropdown__link--active' : 'navbar__link--active'
  return mobile ? (
    <Mobile {...props} activeClassName={props.activeClassName ?? activeClassName} />
  ) : (
    <Desktop {...props} activeClassName={props.activeClassName ?? activeClassName} />
  )
}
