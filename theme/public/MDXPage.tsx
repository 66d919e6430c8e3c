// `@theme/MDXPage`: a page written in Markdown, outside of the documentation.
import type { ComponentType } from 'react'
import { flatToc, updateProps } from '../compat/doc.tsx'
import { useShown } from '../context/route.tsx'
import { Body } from '../layout/Body.tsx'
import ContentVisibility from './ContentVisibility.tsx'
import EditMetaRow from './EditMetaRow.tsx'
import MDXContent from './MDXContent.tsx'
import TOC from './TOC.tsx'
import '../layout/DocLayout.css'

export default function MDXPage({ content: Content }: { readonly content?: ComponentType }) {
  const { route } = useShown()
  if (route.view !== 'markdownPage') return Content ? <Content /> : null
  const toc = flatToc(route.toc ?? [])
  return (
    <main className={`theme-layout-main doc-main doc-main--page ${route.wrapperClass}`.trim()}>
      <article className="doc-content">
        <ContentVisibility metadata={route} />
        {route.title !== null && <h1>{route.title}</h1>}
        <MDXContent>{Content ? <Content /> : <Body html={route.body ?? ''} code={route.code} />}</MDXContent>
        <EditMetaRow
          className="theme-pages-footer-edit-meta-row"
          editUrl={route.editHref}
          {...updateProps(route.lastUpdate)}
        />
      </article>
      {toc.length > 0 && <TOC toc={toc} />}
    </main>
  )
}
