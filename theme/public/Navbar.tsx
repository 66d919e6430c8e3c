// `@theme/Navbar`: the bar at the top of every page.
import NavbarContent from './Navbar/Content.tsx'
import NavbarLayout from './Navbar/Layout.tsx'
import '../layout/MobileMenu.css'
import '../layout/Navbar.css'

export default function Navbar() {
  return (
    <NavbarLayout>
      <NavbarContent />
    </NavbarLayout>
  )
}
