// Sidebar, text, contents: the frame of documents and generated indexes. Stays mounted while one moves between them.
import type { ReactNode } from 'react'
import type { DocRoute, GeneratedIndexRoute } from '../../build/shared/routeData.ts'
import { useShown } from '../context/route.tsx'
import { BackToTop } from './BackToTop.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { DocSidebar } from './DocSidebar.tsx'
import { Pager } from './Pager.tsx'
import { MobileToc, Toc } from './Toc.tsx'
import { VersionBadge, VersionBanner } from './VersionNotice.tsx'
import './DocLayout.css'

export interface DocLayoutProps {
  readonly route: DocRoute | GeneratedIndexRoute
  readonly children: ReactNode
}

export function DocLayout({ route, children }: DocLayoutProps) {
  const { sidebar } = useShown()
  const toc = route.view === 'doc' ? (route.toc ?? []) : []
  return (
    <div className="doc-layout">
      {route.sidebar && sidebar && <DocSidebar key={route.sidebar.key} place={route.sidebar} data={sidebar} />}
      <main className="theme-layout-main doc-main">
        <div className="doc-content">
          <VersionBanner version={route.version} />
          <Breadcrumbs items={route.breadcrumbs} />
          <VersionBadge version={route.version} />
          {toc.length > 0 && <MobileToc items={toc} />}
          {children}
          <Pager previous={route.previous} next={route.next} />
        </div>
        {toc.length > 0 && <Toc items={toc} />}
      </main>
      <BackToTop />
    </div>
  )
}
