// `@theme/Navbar/MobileSidebar/Layout`: header and panels of the menu.
import type { ReactNode } from 'react'

export interface MobileSidebarLayoutProps {
  readonly header: ReactNode
  readonly primaryMenu: ReactNode
  readonly secondaryMenu: ReactNode
}

export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: MobileSidebarLayoutProps) {
  return (
    <>
      {header}
      <div className="navbar-sidebar__items">
        {secondaryMenu}
        {primaryMenu}
      </div>
    </>
  )
}
