// The layout of documents and generated indexes: sidebar, content, table of contents. It stays mounted while
// the reader navigates between them.
import { type ReactNode, useState } from 'react'
import type { DocRoute, GeneratedIndexRoute } from '../../build/shared/routeData.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import BackToTop from '../public/BackToTop.tsx'
import Breadcrumbs from '../public/Breadcrumbs.tsx'
import DocSidebar from '../public/DocSidebar.tsx'
import Pager from '../public/Pager.tsx'
import TOC from '../public/TOC.tsx'
import { VersionPlace } from './notices.tsx'
import { PageMenu } from './PageMenu.tsx'
import { MobileToc } from './Toc.tsx'
import { VersionBadge } from './VersionBadge.tsx'
import './DocLayout.css'

export interface DocLayoutProps {
  readonly route: DocRoute | GeneratedIndexRoute
  readonly children: ReactNode
}

export function DocLayout({ route, children }: DocLayoutProps) {
  const { sidebar } = useShown()
  const { docs, feedback } = useSite()
  const hiding = useState(false)
  const withBreadcrumbs = docs.some(({ id, breadcrumbs }) => breadcrumbs && id === route.version.instance)
  const toc = route.view === 'doc' ? (route.toc ?? []) : []
  return (
    <div className="doc-layout">
      {route.sidebar && sidebar && (
        <DocSidebar key={route.sidebar.key} place={route.sidebar} data={sidebar} hiding={hiding} />
      )}
      <main className="doc-main">
        <div className="doc-content">
          <VersionPlace version={route.version} />
          <div className="doc-head">
            {route.sidebar && withBreadcrumbs && <Breadcrumbs items={route.breadcrumbs} />}
            <VersionBadge version={route.version} />
            <PageMenu />
          </div>
          {toc.length > 0 && <MobileToc items={toc} />}
          {children}
          {feedback && <div className="feedback" />}
          <Pager previous={route.previous} next={route.next} />
        </div>
        {toc.length > 0 && <TOC items={toc} />}
      </main>
      <BackToTop />
    </div>
  )
}
