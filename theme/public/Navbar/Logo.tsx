// `@theme/Navbar/Logo`.
import Logo from '../Logo.tsx'

export default function NavbarLogo() {
  return <Logo className="navbar__brand" titleClassName="navbar__title" />
}
