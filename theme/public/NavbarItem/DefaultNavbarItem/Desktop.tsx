// `@theme/NavbarItem/DefaultNavbarItem/Desktop`: a link in the bar or in a dropdown.
import NavbarNavLink, { type DefaultNavbarItemProps } from '../NavbarNavLink.tsx'

export default function DefaultNavbarItemDesktop({
  className = '',
  isDropdownItem = false,
  ...props
}: Omit<DefaultNavbarItemProps, 'mobile' | 'position'>) {
  const own = isDropdownItem ? 'dropdown__link' : 'navbar__item navbar__link'
  const link = (
    <NavbarNavLink className={`${own} ${className}`.trim()} isDropdownLink={isDropdownItem} {...props} />
  )
  return isDropdownItem ? <li>{link}</li> : link
}
