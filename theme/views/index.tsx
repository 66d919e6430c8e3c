// Maps view names to components. The views of documents are part of the first load; the others load with the
// first page that needs them.
import type { ComponentType, ReactNode } from 'react'
import type { RouteData, RouteDataOf, ViewName } from '../../build/shared/routeData.ts'
import { DocLayout } from '../layout/DocLayout.tsx'
import { loadNotices } from '../layout/notices.tsx'
import { ComponentPageView } from './ComponentPageView.tsx'
import { DocView } from './DocView.tsx'
import { MarkdownPageView } from './MarkdownPageView.tsx'
// All views share one style sheet, so that nothing is shown unstyled.
import '../layout/Cards.css'
import '../layout/VersionNotice.css'
import '../search/SearchButton.css'
import './blog/blog.css'
import './GeneratedIndexView.css'
import './NotFoundView.css'
import './TagViews.css'

interface Registered<V extends ViewName> {
  readonly view: ComponentType<{ readonly route: RouteDataOf<V> }>
  /** The layout that stays mounted while the reader navigates between views with the same frame. */
  readonly frame?: ComponentType<{ readonly route: RouteDataOf<V>; readonly children: ReactNode }>
}

export type Views = { readonly [V in ViewName]: Registered<V> }

export const firstViews = {
  doc: { view: DocView, frame: DocLayout },
  markdownPage: { view: MarkdownPageView },
  componentPage: { view: ComponentPageView },
} satisfies Partial<Views>

const registered: Partial<Views> = { ...firstViews }

export function registerViews(views: Partial<Views>): void {
  Object.assign(registered, views)
}

/** Loads the view and the notices that a page needs, unless they are loaded. */
export const loadView = (route: RouteData): Promise<unknown> =>
  Promise.all([loadNamed(route.view), loadNotices(route)])

async function loadNamed(view: ViewName): Promise<void> {
  if (registered[view]) return
  registerViews(
    view.startsWith('blog')
      ? (await import('./blog/index.ts')).blogViews
      : (await import('./more.ts')).moreViews,
  )
}

/** Renders a view inside its frame. */
export function View({ route }: { readonly route: RouteData }) {
  const found = registered[route.view] as Registered<ViewName> | undefined
  if (!found) throw new Error(`The view "${route.view}" was not loaded.`)
  const Shown = found.view as ComponentType<{ readonly route: RouteData }>
  const Frame = found.frame as
    | ComponentType<{ readonly route: RouteData; readonly children: ReactNode }>
    | undefined
  return Frame ? (
    <Frame route={route}>
      <Shown route={route} />
    </Frame>
  ) : (
    <Shown route={route} />
  )
}
