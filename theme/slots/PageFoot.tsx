// In place of layout/PageFoot.tsx.
import type { LastUpdate, LinkData } from '../../build/shared/routeData.ts'
import { updateProps } from '../compat/doc.tsx'
import { useShown } from '../context/route.tsx'
import BlogPostItemFooter from '../public/BlogPostItem/Footer.tsx'
import DocItemFooter from '../public/DocItem/Footer.tsx'
import EditMetaRow from '../public/EditMetaRow.tsx'
import TagsListInline from '../public/TagsListInline.tsx'
import '../layout/PageFoot.css'

export interface PageFootProps {
  readonly tags?: readonly LinkData[]
  readonly editHref: string | null
  readonly lastUpdate: LastUpdate | null
  readonly copy?: boolean
}

export function PageFoot({ tags = [], editHref, lastUpdate }: PageFootProps) {
  const { view } = useShown().route
  if (view === 'doc') return <DocItemFooter />
  if (view === 'blogPost') return <BlogPostItemFooter />
  return (
    <footer className="theme-doc-footer">
      {tags.length > 0 && (
        <TagsListInline tags={tags.map(({ label, href }) => ({ label, permalink: href }))} />
      )}
      <EditMetaRow
        className="theme-pages-footer-edit-meta-row"
        editUrl={editHref}
        {...updateProps(lastUpdate)}
      />
    </footer>
  )
}
