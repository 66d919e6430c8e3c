// In place of layout/Shell.tsx: the page renders the frame with the site's `Layout`. The site's providers
// and components of the head are around it, in the order of Docusaurus.
import type { ReactNode } from 'react'
import { FrameContext, InLayout } from '../compat/frame.ts'
import { useShown } from '../context/route.tsx'
import { Shell as Original } from '../layout/Shell.tsx'
import LayoutProvider from '../public/Layout/Provider.tsx'
import Layout from '../public/Layout.tsx'
import SiteMetadata from '../public/SiteMetadata.tsx'
import ThemeProvider from '../public/ThemeProvider.tsx'

interface ShellProps {
  readonly bare: boolean
  readonly children: ReactNode
}

export function Shell({ bare, children }: ShellProps) {
  const { view } = useShown().route
  if (bare) return <>{children}</>
  // These pages have a `Layout` of their own.
  const own = view === 'componentPage' || view === 'notFound'
  return (
    <ThemeProvider>
      <SiteMetadata />
      <FrameContext value={Frame}>
        {own ? (
          children
        ) : (
          <Layout>
            <InLayout value>{children}</InLayout>
          </Layout>
        )}
      </FrameContext>
    </ThemeProvider>
  )
}

const Frame = (props: ShellProps) => (
  <LayoutProvider>
    <Original {...props} />
  </LayoutProvider>
)
