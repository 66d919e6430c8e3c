// `@theme/NavbarItem/DefaultNavbarItem/Mobile`: a link in the menu of narrow screens.
import NavbarNavLink, { type DefaultNavbarItemProps } from '../NavbarNavLink.tsx'

export default function DefaultNavbarItemMobile({
  className = '',
  isDropdownItem: _,
  ...props
}: Omit<DefaultNavbarItemProps, 'mobile' | 'position'>) {
  return <NavbarNavLink className={`navbar__item navbar__link ${className}`.trim()} {...props} />
}
