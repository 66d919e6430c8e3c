// Which component shows which view. The compiler lists a view that has none.
import type { ComponentType } from 'react'
import type { RouteData, RouteDataOf, ViewName } from '../../build/shared/routeData.ts'
import { DocLayout } from '../layout/DocLayout.tsx'
import { ComponentPageView } from './ComponentPageView.tsx'
import { DocTagsView } from './DocTagsView.tsx'
import { DocTagView } from './DocTagView.tsx'
import { DocView } from './DocView.tsx'
import { GeneratedIndexView } from './GeneratedIndexView.tsx'
import { MarkdownPageView } from './MarkdownPageView.tsx'
import { NotFoundView } from './NotFoundView.tsx'

export const views: { readonly [V in ViewName]: ComponentType<{ readonly route: RouteDataOf<V> }> } = {
  doc: DocView,
  generatedIndex: GeneratedIndexView,
  docTags: DocTagsView,
  docTag: DocTagView,
  markdownPage: MarkdownPageView,
  componentPage: ComponentPageView,
  notFound: NotFoundView,
}

/** A view in its frame. Documents and indexes share one, so that their sidebar stays mounted. */
export function View({ route }: { readonly route: RouteData }) {
  const Shown = views[route.view] as ComponentType<{ readonly route: RouteData }>
  if (route.view !== 'doc' && route.view !== 'generatedIndex') return <Shown route={route} />
  return (
    <DocLayout route={route} toc={route.view === 'doc' ? (route.toc ?? []) : []}>
      <Shown route={route} />
    </DocLayout>
  )
}
