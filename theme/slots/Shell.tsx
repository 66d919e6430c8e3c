// In place of layout/Shell.tsx: the page renders the frame with the site's `Layout`.
import type { ReactNode } from 'react'
import { FrameContext } from '../compat/frame.ts'
import { useShown } from '../context/route.tsx'
import { Shell as Original } from '../layout/Shell.tsx'
import Layout from '../public/Layout.tsx'

export function Shell({ bare, children }: { readonly bare: boolean; readonly children: ReactNode }) {
  const { view } = useShown().route
  if (bare) return <>{children}</>
  // These pages have a `Layout` of their own.
  const own = view === 'componentPage' || view === 'notFound'
  return <FrameContext value={Original}>{own ? children : <Layout>{children}</Layout>}</FrameContext>
}
