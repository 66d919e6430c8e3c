// `@theme/Footer/Layout`: the parts of the footer in their order.
import type { ReactNode } from 'react'

export interface FooterLayoutProps {
  readonly style: 'light' | 'dark'
  readonly links: ReactNode
  readonly logo: ReactNode
  readonly copyright: ReactNode
}

export default function FooterLayout({ style, links, logo, copyright }: FooterLayoutProps) {
  return (
    <footer className={`theme-layout-footer footer footer--${style}`}>
      <div className="footer__container">
        {links}
        {logo}
        {copyright}
      </div>
    </footer>
  )
}
