// In place of layout/DocLayout.tsx. Documents render what is beside their text by themselves
// (`DocItem/Layout`).
import type { ReactNode } from 'react'
import type { DocRoute, GeneratedIndexRoute } from '../../build/shared/routeData.ts'
import { OwnDoc } from '../compat/nestedRoutes.tsx'
import DocBreadcrumbs from '../public/DocBreadcrumbs.tsx'
import DocVersionBadge from '../public/DocVersionBadge.tsx'
import DocVersionBanner from '../public/DocVersionBanner.tsx'
import { DocsPage } from './DocsPage.tsx'
import { Pager } from './Pager.tsx'
import '../layout/DocLayout.css'
import './slots.css'

interface DocLayoutProps {
  readonly route: DocRoute | GeneratedIndexRoute
  readonly children: ReactNode
}

export function DocLayout({ route, children }: DocLayoutProps) {
  return (
    <OwnDoc value={route.view === 'doc' ? children : <IndexLayout route={route}>{children}</IndexLayout>}>
      <DocsPage />
    </OwnDoc>
  )
}

function IndexLayout({ route, children }: DocLayoutProps) {
  return (
    <div className="doc-main">
      <div className="doc-content">
        <DocVersionBanner />
        <DocBreadcrumbs />
        <DocVersionBadge />
        {children}
        <Pager previous={route.previous} next={route.next} />
      </div>
    </div>
  )
}
