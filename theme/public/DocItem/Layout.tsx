// `@theme/DocItem/Layout`: everything beside the sidebar.
import type { ReactNode } from 'react'
import { useDoc } from '../../compat/doc.tsx'
import ContentVisibility from '../ContentVisibility.tsx'
import DocBreadcrumbs from '../DocBreadcrumbs.tsx'
import DocVersionBadge from '../DocVersionBadge.tsx'
import DocVersionBanner from '../DocVersionBanner.tsx'
import DocItemContent from './Content.tsx'
import DocItemFooter from './Footer.tsx'
import DocItemPaginator from './Paginator.tsx'
import DocItemTOCDesktop from './TOC/Desktop.tsx'
import DocItemTOCMobile from './TOC/Mobile.tsx'

export default function DocItemLayout({ children }: { readonly children: ReactNode }) {
  const { metadata } = useDoc()
  return (
    <div className="doc-main">
      <div className="doc-content">
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <DocBreadcrumbs />
        <DocVersionBadge />
        <DocItemTOCMobile />
        <article>
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      <DocItemTOCDesktop />
    </div>
  )
}
