// In place of layout/DocLayout.tsx. Documents render what is beside their text by themselves
// (`DocItem/Layout`).
import type { ReactNode } from 'react'
import type { DocRoute, GeneratedIndexRoute } from '../../build/shared/routeData.ts'
import DocBreadcrumbs from '../public/DocBreadcrumbs.tsx'
import DocRoot from '../public/DocRoot.tsx'
import DocVersionBadge from '../public/DocVersionBadge.tsx'
import DocVersionBanner from '../public/DocVersionBanner.tsx'
import { Pager } from './Pager.tsx'
import '../layout/DocLayout.css'
import './slots.css'

interface DocLayoutProps {
  readonly route: DocRoute | GeneratedIndexRoute
  readonly children: ReactNode
}

export function DocLayout({ route, children }: DocLayoutProps) {
  if (route.view === 'doc') return <DocRoot>{children}</DocRoot>
  return (
    <DocRoot>
      <div className="doc-main">
        <div className="doc-content">
          <DocVersionBanner />
          <DocBreadcrumbs />
          <DocVersionBadge />
          {children}
          <Pager previous={route.previous} next={route.next} />
        </div>
      </div>
    </DocRoot>
  )
}
