// `@theme/MDXPage`: a page written in Markdown, outside the documentation.
import type { ComponentType } from 'react'
import { flatToc, type TOCItem, updateProps } from '../compat/doc.tsx'
import { useShown } from '../context/route.tsx'
import ContentVisibility from './ContentVisibility.tsx'
import EditMetaRow from './EditMetaRow.tsx'
import MDXContent from './MDXContent.tsx'
import TOC from './TOC.tsx'
import '../layout/DocLayout.css'

/** The text of a page as a component, with its data. */
export type MDXPageContent = ComponentType & {
  readonly metadata: Readonly<Record<string, unknown>>
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly assets: { readonly image?: string }
  readonly toc: readonly TOCItem[]
  /** The title that the page shows by itself. */
  readonly contentTitle: string | undefined
}

export default function MDXPage({ content: Content }: { readonly content: MDXPageContent }) {
  const { route } = useShown()
  if (route.view !== 'markdownPage') return <Content />
  const toc = flatToc(route.toc ?? [])
  return (
    <main className={`doc-main doc-main--page ${route.wrapperClass}`.trim()}>
      <article className="doc-content">
        <ContentVisibility metadata={Content.metadata} />
        {route.title !== null && <h1>{route.title}</h1>}
        <MDXContent>
          <Content />
        </MDXContent>
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
