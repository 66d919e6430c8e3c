// `@theme/Navbar/MobileSidebar`: the menu of narrow screens, while it is open.
import { useEffect, useRef } from 'react'
import { useNavbarMobileSidebar } from '../../compat/mobileMenu.tsx'
import { useShown } from '../../context/route.tsx'
import Header from './MobileSidebar/Header.tsx'
import SidebarLayout from './MobileSidebar/Layout.tsx'
import PrimaryMenu from './MobileSidebar/PrimaryMenu.tsx'
import SecondaryMenu from './MobileSidebar/SecondaryMenu.tsx'

export default function NavbarMobileSidebar() {
  const { shouldRender, toggle } = useNavbarMobileSidebar()
  const dialog = useRef<HTMLDialogElement>(null)
  const { path } = useShown().route
  const openedAt = useRef(path)
  useEffect(() => {
    const shown = dialog.current
    if (!shouldRender || !shown) return
    shown.showModal()
    return () => shown.close()
  }, [shouldRender])
  useEffect(() => {
    if (!shouldRender) openedAt.current = path
  }, [shouldRender, path])
  useEffect(() => {
    if (shouldRender && path !== openedAt.current) toggle()
  }, [shouldRender, path, toggle])
  if (!shouldRender) return null
  return (
    <dialog ref={dialog} className="navbar-sidebar theme-layout-navbar-sidebar" onCancel={toggle}>
      <SidebarLayout header={<Header />} primaryMenu={<PrimaryMenu />} secondaryMenu={<SecondaryMenu />} />
    </dialog>
  )
}
