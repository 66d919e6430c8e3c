// `@theme/Navbar/Search`: the place of the search in the bar.
import type { ReactNode } from 'react'

export interface NavbarSearchProps {
  readonly children: ReactNode
  readonly className?: string
}

export default function NavbarSearch({ children, className = '' }: NavbarSearchProps) {
  return <div className={`navbar__search ${className}`.trim()}>{children}</div>
}
