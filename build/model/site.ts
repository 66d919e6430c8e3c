// The whole site as planned: what routes exist, which file each shows, how documents hang together. Made by plan/ from
// pages; read by link/ and the kinds' data functions. No HTML, no addresses with a base URL yet.
import type { RoutePath, SourcePath } from '../shared/paths.ts'
import type { BlogInstance, BlogRoute, TagGroup } from './blog.ts'
import type { Diagnostic } from './diagnostics.ts'
import type { Page, PageFacts } from './page.ts'
import type { Config, DocsConfig, PagesConfig } from './project.ts'

/** What scan and parse deliver; everything a plan depends on. */
/** A draft has no page and stands in no list, unless drafts are shown. */
export const isDraft = ({ frontMatter }: PageFacts, { drafts }: Config): boolean =>
  frontMatter.draft === true && !drafts

export interface SiteInput {
  readonly config: Config
  readonly configFile: SourcePath | null
  /** Markdown files by source, partials included. */
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  /** Every file that was found, whatever its kind. */
  readonly files: ReadonlySet<SourcePath>
  /** Parsed JSON, YAML and sidebar modules by source. */
  readonly data: ReadonlyMap<SourcePath, unknown>
  /** Date and author of the last commit by source; null when git has no full history. */
  readonly history: ReadonlyMap<SourcePath, Commit> | null
  /** Where mermaid's module lies in `dist/`; null when no page has a diagram or it is not installed. */
  readonly mermaid: string | null
}

export interface Commit {
  /** `2024-11-22`, UTC. */
  readonly date: string
  readonly author: string
  /** Day of the first commit that has the file. */
  readonly created: string
}

export interface Site {
  readonly config: Config
  /** All routes of all languages, sorted by path; the first one planned wins an address. */
  readonly routes: readonly Route[]
  readonly locales: readonly LocaleSite[]
  readonly redirects: readonly Redirect[]
  readonly diagnostics: readonly Diagnostic[]
}

export interface Redirect {
  /** The old address, base URL not included, with a slash at its end. */
  readonly from: RoutePath
  /** A finished address. */
  readonly to: string
  readonly locale: string
}

/** Where a language lives: the default one at the root, others below their name. */
export interface LocalePlace {
  readonly locale: string
  /** Empty, or `/de`. */
  readonly prefix: string
  readonly isDefault: boolean
}

export interface LocaleSite {
  readonly locale: string
  /** Route prefix: empty for the default language, else `/de`. */
  readonly prefix: string
  readonly instances: readonly DocsInstance[]
  readonly blogs: readonly BlogInstance[]
}

export interface DocsInstance {
  readonly config: DocsConfig
  readonly versions: readonly DocsVersion[]
}

export interface VersionInfo {
  readonly instance: string
  /** `current`, `3.6.3`. */
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  readonly banner: 'unreleased' | 'unmaintained' | null
  readonly badge: boolean
  readonly noIndex: boolean
  readonly className: string
  /** Route of the version's root, language prefix included, no slash at the end: `/docs/3.6.3`. */
  readonly path: string
  /** Folder of the untranslated files below the root. */
  readonly folder: string
  /** Folder of the translated files; null in the default language. */
  readonly localizedFolder: string | null
  /** Where its sidebars stand, for messages. */
  readonly sidebarFile: SourcePath | null
}

export interface DocsVersion extends VersionInfo {
  readonly docs: readonly Doc[]
  readonly docsById: ReadonlyMap<string, Doc>
  readonly draftIds: readonly string[]
  readonly sidebars: readonly Sidebar[]
  readonly indexes: readonly GeneratedIndex[]
  readonly tags: DocTags
  readonly mainDoc: Doc | null
}

export interface DocTagGroup extends TagGroup<Doc> {
  readonly route: RoutePath
}

export interface DocTags {
  /** The page of all tags; null when no document has one. */
  readonly route: RoutePath | null
  /** By label. */
  readonly groups: readonly DocTagGroup[]
  readonly byDoc: ReadonlyMap<string, readonly { readonly label: string; readonly route: RoutePath }[]>
}

export interface Doc {
  readonly id: string
  readonly page: Page
  readonly route: RoutePath
  readonly title: string
  readonly unlisted: boolean
  /** Name of the sidebar shown beside it, or null. */
  readonly sidebar: string | null
  /** File name without prefix and ending, and the folders above: `sidebar`, [`guides`, `docs`]. */
  readonly file: DocFile
}

/** How a document's path reads once number prefixes are taken off. */
export interface DocFile {
  /** Relative to the version's folder, as on disk: `01-guides/02-tabs.md`. */
  readonly relative: string
  readonly folder: string
  readonly name: string
  /** From the file name's number prefix. */
  readonly position: number | null
  /** Folder as on disk, prefixes kept. */
  readonly rawFolder: string
}

export interface Sidebar {
  readonly name: string
  readonly items: readonly SidebarEntry[]
  /** Documents and categories with a link, in reading order, unlisted ones left out. */
  readonly order: readonly Stop[]
}

/** A stop of the previous/next walk. */
export interface Stop {
  readonly route: RoutePath
  readonly label: string
}

export type SidebarEntry = SidebarDocEntry | SidebarCategoryEntry | SidebarLinkEntry | SidebarHtmlEntry

interface EntryBase {
  readonly className?: string | undefined
  readonly customProps?: Readonly<Record<string, unknown>> | undefined
  readonly description?: string | undefined
}

export interface SidebarDocEntry extends EntryBase {
  readonly type: 'doc' | 'ref'
  readonly doc: Doc
  readonly label: string
}

export interface SidebarCategoryEntry extends EntryBase {
  readonly type: 'category'
  readonly label: string
  readonly link: { readonly doc: Doc } | { readonly index: GeneratedIndex } | null
  readonly collapsible: boolean
  readonly collapsed: boolean
  readonly items: readonly SidebarEntry[]
}

export interface SidebarLinkEntry extends EntryBase {
  readonly type: 'link'
  readonly label: string
  readonly href: string
  readonly addBaseUrl: boolean
}

export interface SidebarHtmlEntry extends EntryBase {
  readonly type: 'html'
  readonly html: string
  readonly defaultStyle: boolean
}

/** A page that lists a category's items; there is no file behind it. */
export interface GeneratedIndex {
  readonly slug: string
  readonly route: RoutePath
  readonly title: string
  readonly description: string | null
  readonly keywords: readonly string[]
  readonly image: string | null
  readonly sidebar: string
  /** The category's label in the sidebar. */
  readonly label: string
}

export interface RouteBase {
  readonly path: RoutePath
  readonly locale: string
}

export interface DocRouteEntry extends RouteBase {
  readonly kind: 'doc'
  readonly doc: Doc
  readonly version: DocsVersion
  readonly instance: DocsInstance
}

export interface GeneratedIndexRouteEntry extends RouteBase {
  readonly kind: 'generatedIndex'
  readonly index: GeneratedIndex
  readonly version: DocsVersion
  readonly instance: DocsInstance
}

/** All tags of a version. */
export interface DocTagsRouteEntry extends RouteBase {
  readonly kind: 'docTags'
  readonly version: DocsVersion
  readonly instance: DocsInstance
}

/** The documents with one tag. */
export interface DocTagRouteEntry extends RouteBase {
  readonly kind: 'docTag'
  readonly group: DocTagGroup
  readonly version: DocsVersion
  readonly instance: DocsInstance
}

export interface MarkdownPageRouteEntry extends RouteBase {
  readonly kind: 'markdownPage'
  readonly instance: PagesConfig
  readonly page: Page
  /** Relative to the folder of pages. */
  readonly relative: string
  /** Addresses below this one show the page too. */
  readonly deep: boolean
}

export interface ComponentPageRouteEntry extends RouteBase {
  readonly kind: 'componentPage'
  readonly instance: PagesConfig
  readonly source: SourcePath
  /** Addresses below this one show the page too. */
  readonly deep: boolean
}

/** Whether addresses below the route's show it too. */
export const isDeep = (route: Route): boolean => 'deep' in route && route.deep

export interface NotFoundRouteEntry extends RouteBase {
  readonly kind: 'notFound'
}

export const debugPanels = ['config', 'metadata', 'registry', 'routes', 'content', 'globalData'] as const

/** The page that shows all results of a query. */
export interface SearchRouteEntry extends RouteBase {
  readonly kind: 'search'
}

/** A page about the build itself. */
export interface DebugRouteEntry extends RouteBase {
  readonly kind: 'debug'
  readonly panel: (typeof debugPanels)[number]
}

export type Route =
  | DocRouteEntry
  | GeneratedIndexRouteEntry
  | DocTagsRouteEntry
  | DocTagRouteEntry
  | MarkdownPageRouteEntry
  | ComponentPageRouteEntry
  | NotFoundRouteEntry
  | DebugRouteEntry
  | SearchRouteEntry
  | BlogRoute

/** The Markdown file a route shows, or null. */
export function pageOf(route: Route): Page | null {
  if (route.kind === 'doc') return route.doc.page
  if (route.kind === 'blogPost') return route.post.page
  return route.kind === 'markdownPage' ? route.page : null
}

/** The file behind a route, for messages; null for generated pages. */
export const sourceOf = (route: Route): SourcePath | null =>
  route.kind === 'componentPage' ? route.source : (pageOf(route)?.source ?? null)
