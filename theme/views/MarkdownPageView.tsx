// A standalone page written in Markdown.
import type { MarkdownPageRoute } from '../../build/shared/routeData.ts'
import { Body } from '../layout/Body.tsx'
import { VisibilityPlace } from '../layout/notices.tsx'
import { MobileToc } from '../layout/Toc.tsx'
import PageFoot from '../public/PageFoot.tsx'
import TOC from '../public/TOC.tsx'
import '../layout/DocLayout.css'

export function MarkdownPageView({ route }: { readonly route: MarkdownPageRoute }) {
  const toc = route.toc ?? []
  return (
    <main className={`doc-main doc-main--page ${route.wrapperClass}`.trim()}>
      <article className="doc-content" key={route.path}>
        <VisibilityPlace route={route} />
        {route.title !== null && <h1 {...route.textLanguage}>{route.title}</h1>}
        {toc.length > 0 && <MobileToc items={toc} />}
        <Body html={route.body ?? ''} code={route.code} />
        <PageFoot editHref={route.editHref} lastUpdate={route.lastUpdate} copy />
      </article>
      {toc.length > 0 && <TOC items={toc} />}
    </main>
  )
}
