// The site's own navbar item: a button that shows on the test pages alone. It is part of every page, so it imports one
// module of the theme and not all of `troodon/client`, which the first load would contain.

import usePathname from 'troodon/theme/usePathname'
import type { CustomNavbarItemProps } from 'troodon/theme-original/NavbarItems'

function TestsItem({ item, mobile }: CustomNavbarItemProps) {
  const pathname = usePathname()
  if (pathname !== '/tests' && !pathname.startsWith('/tests/')) return null
  return (
    <button
      type="button"
      className="navbar__item navbar__link navbar__button"
      onClick={() => window.alert('This item shows on the test pages alone.')}
    >
      {String(item['content'])}
      {mobile && ' (mobile)'}
    </button>
  )
}

export default { 'custom-dogfood-navbar-item': TestsItem }
