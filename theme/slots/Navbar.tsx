// In place of layout/Navbar.tsx.
import { NavbarProvider } from '../compat/mobileMenu.tsx'
import ThemeNavbar from '../public/Navbar.tsx'
import './Navbar.css'

export const Navbar = () => (
  <NavbarProvider>
    <ThemeNavbar />
  </NavbarProvider>
)
