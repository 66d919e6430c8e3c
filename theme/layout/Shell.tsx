// The frame of every page: skip link, announcement bar, navbar, content, footer.
import type { ReactNode } from 'react'
import AnnouncementBar from '../public/AnnouncementBar.tsx'
import Footer from '../public/Footer.tsx'
import Navbar from '../public/Navbar.tsx'
import { SkipLink } from './SkipLink.tsx'
import './Shell.css'

/** `bare`: without navbar and footer, for debug pages. */
export function Shell({ bare, children }: { readonly bare: boolean; readonly children: ReactNode }) {
  if (bare) return children
  return (
    <>
      <SkipLink />
      <AnnouncementBar />
      <Navbar />
      <div id="__docusaurus_skipToContent_fallback" className="main-wrapper" tabIndex={-1}>
        {children}
      </div>
      <Footer />
    </>
  )
}
