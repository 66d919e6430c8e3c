// A document.
import type { DocRoute } from '../../build/shared/routeData.ts'
import { Body } from '../layout/Body.tsx'
import { VisibilityPlace } from '../layout/notices.tsx'
import PageFoot from '../public/PageFoot.tsx'

export function DocView({ route }: { readonly route: DocRoute }) {
  return (
    <article key={route.path}>
      <VisibilityPlace route={route} />
      {route.title !== null && (
        <header>
          <h1 {...route.textLanguage}>{route.title}</h1>
          {route.lead !== undefined && (
            <p className="doc-lead" {...route.textLanguage}>
              {route.lead}
            </p>
          )}
        </header>
      )}
      <Body html={route.body ?? ''} code={route.code} />
      <PageFoot tags={route.tags} editHref={route.editHref} lastUpdate={route.lastUpdate} />
      {route.comments && <a {...route.comments} />}
    </article>
  )
}
