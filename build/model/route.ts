// A page of the site as planned. These fields answer what the build asks of every route; each content kind
// adds its own.
import type { RoutePath, SourcePath } from '../shared/paths.ts'
import { marksOf, type Page } from './page.ts'

export interface Route {
  readonly path: RoutePath
  readonly locale: string
  /** Name of the content kind that planned the route and makes its data: `docs`. */
  readonly kind: string
  /** The role of the route within its kind, for `explain` and the debug pages: `doc`, `generatedIndex`. */
  readonly type: string
  /** The Markdown page that is shown; null for generated pages and React pages. */
  readonly page: Page | null
  /** The file behind the route; null for generated pages. */
  readonly source: SourcePath | null
  /** For resolving relative links; null when only the folder of the file itself counts. */
  readonly folders: ContentFolders | null
  /** The image that the page names for link previews, as written. */
  readonly image: string | null
  /**
   * The part of the search index that lists the page: `docs-default-current`; `default` is searched from
   * everywhere.
   */
  readonly searchTag: string
  /** Whether every URL below this one shows the page too. */
  readonly deep: boolean
  /** Set where URLs without a page of their own show the page, if they fit its path (shared/showsUrl.ts). */
  readonly open?: true
  /** False for the page that a host shows for missing URLs: it is a single file that nothing links to. */
  readonly hasUrl: boolean
}

/** The paths of a page and its translation on disk. */
interface ContentFolders {
  /** Of the untranslated files, from the root. */
  readonly folder: string
  /** Of the translated files; null in the default language. */
  readonly localizedFolder: string | null
  /** The page's file relative to either folder: `01-guides/02-tabs.md`. */
  readonly relative: string
}

/** The part of the search index that is searched from every page. */
export const defaultSearchTag = 'default'

/** The fields of a route that no file is behind. */
export const generated = {
  page: null,
  source: null,
  folders: null,
  image: null,
  searchTag: defaultSearchTag,
  deep: false,
  hasUrl: true,
} as const

/** The fields of a route that shows a Markdown page. */
export const showing = (page: Page) => ({
  ...generated,
  page,
  source: page.source,
  image: marksOf(page.facts).image ?? null,
})
