// Documents as planned: instances, versions, sidebars, tags, and the routes they make.
import type { RoutePath, SourcePath } from '../shared/paths.ts'
import type { TagGroup } from './blog.ts'
import type { Page } from './page.ts'
import type { DocsConfig } from './project.ts'
import type { Route } from './route.ts'
import type { TagLink } from './tagLink.ts'

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
  /** The file with its sidebars, for messages. */
  readonly sidebarFile: SourcePath | null
  /** The sidebar file cannot be read, which is reported: nothing is known of its sidebars. */
  readonly hasUnreadSidebars: boolean
}

export interface DocsVersion extends VersionInfo {
  readonly docs: readonly Doc[]
  readonly docsById: ReadonlyMap<string, Doc>
  readonly draftIds: readonly string[]
  readonly sidebars: readonly Sidebar[]
  readonly indexes: readonly GeneratedIndex[]
  /** Folders below that of the version whose categories have a page, with its path. */
  readonly categories: readonly (readonly [folder: string, route: RoutePath])[]
  readonly tags: DocTags
  readonly mainDoc: Doc | null
}

interface DocTagGroup extends TagGroup<Doc> {
  readonly route: RoutePath
}

export interface DocTags {
  /** The page of all tags; null when no document has one. */
  readonly route: RoutePath | null
  /** By label. */
  readonly groups: readonly DocTagGroup[]
  readonly byDoc: ReadonlyMap<string, readonly TagLink[]>
}

export interface Doc {
  readonly id: string
  readonly page: Page
  readonly route: RoutePath
  readonly title: string
  readonly unlisted: boolean
  /** Set where components get its URL with a slash, and those of other pages without (openSlashes.ts). */
  readonly slash: true | undefined
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
  /** As in the entry of the sidebar. */
  readonly untranslated?: true
  /** As in `Doc`. */
  readonly slash?: true
}

export type SidebarEntry = SidebarDocEntry | SidebarCategoryEntry | SidebarLinkEntry | SidebarHtmlEntry

interface EntryBase {
  readonly className?: string | undefined
  readonly customProps?: Readonly<Record<string, unknown>> | undefined
  readonly description?: string | undefined
  /** The label with its icon and badge. */
  readonly labelHtml?: string
  /** Shown on its own page alone, and not in the reading order. */
  readonly hidden?: true
}

interface SidebarDocEntry extends EntryBase {
  readonly type: 'doc' | 'ref'
  readonly doc: Doc
  readonly label: string
  /** In a translated language: the label is in the default one. */
  readonly untranslated?: true
}

export interface SidebarCategoryEntry extends EntryBase {
  readonly type: 'category'
  readonly label: string
  /** As in documents. */
  readonly untranslated?: true
  readonly link: { readonly doc: Doc } | { readonly index: GeneratedIndex } | null
  readonly collapsible: boolean
  readonly collapsed: boolean
  readonly items: readonly SidebarEntry[]
}

interface SidebarLinkEntry extends EntryBase {
  readonly type: 'link'
  readonly label: string
  readonly href: string
  readonly addBaseUrl: boolean
  /** As in `Doc`. */
  readonly slash?: true
}

interface SidebarHtmlEntry extends EntryBase {
  readonly type: 'html'
  readonly html: string
  readonly defaultStyle: boolean
}

/** A generated page that lists the items of a category. */
export interface GeneratedIndex {
  readonly slug: string
  readonly route: RoutePath
  /** As in `Doc`. */
  readonly slash?: true
  readonly title: string
  readonly description: string | null
  readonly keywords: readonly string[]
  readonly image: string | null
  readonly sidebar: string
  /** The category's label in the sidebar. */
  readonly label: string
  /** Set where no page of the category is listed. */
  readonly unlisted?: true
}

interface DocsRouteBase extends Route {
  readonly kind: 'docs'
  readonly version: DocsVersion
  readonly instance: DocsInstance
}

export interface DocRouteEntry extends DocsRouteBase {
  readonly type: 'doc'
  readonly page: Page
  readonly doc: Doc
}

export interface GeneratedIndexRouteEntry extends DocsRouteBase {
  readonly type: 'generatedIndex'
  readonly index: GeneratedIndex
}

/** All tags of a version. */
export interface DocTagsRouteEntry extends DocsRouteBase {
  readonly type: 'docTags'
}

/** The documents with one tag. */
export interface DocTagRouteEntry extends DocsRouteBase {
  readonly type: 'docTag'
  readonly group: DocTagGroup
}

export type DocsRoute = DocRouteEntry | GeneratedIndexRouteEntry | DocTagsRouteEntry | DocTagRouteEntry
