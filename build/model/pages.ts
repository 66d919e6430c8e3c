// Pages as planned: Markdown files, React components, and the pages that every site has.
import type { SourcePath } from '../shared/paths.ts'
import type { Page } from './page.ts'
import type { PagesConfig } from './project.ts'
import type { Route } from './route.ts'

interface PagesRouteBase extends Route {
  readonly kind: 'pages'
}

export interface MarkdownPageRouteEntry extends PagesRouteBase {
  readonly type: 'markdownPage'
  readonly instance: PagesConfig
  readonly page: Page
  /** Relative to the folder of pages. */
  readonly relative: string
}

export interface ComponentPageRouteEntry extends PagesRouteBase {
  readonly type: 'componentPage'
  readonly instance: PagesConfig
  readonly source: SourcePath
  /** Relative to the folder of pages. */
  readonly relative: string
}

/** The page that hosts show for missing URLs. */
export interface NotFoundRouteEntry extends PagesRouteBase {
  readonly type: 'notFound'
}

/** The page that shows all results of a query. */
export interface SearchRouteEntry extends PagesRouteBase {
  readonly type: 'search'
}

export type PagesRoute =
  | MarkdownPageRouteEntry
  | ComponentPageRouteEntry
  | NotFoundRouteEntry
  | SearchRouteEntry
