// The resolved options of documents and of pages.
import type { Severity } from '../rules.ts'
import type { UnifiedPlugins } from './markdownExtensions.ts'
import type { NumberPrefixParser, SidebarGenerator } from './sidebarConfig.ts'

export interface EditUrlInput {
  /** `current`, `3.6.3`; empty for pages. */
  readonly version: string
  /** Folder of the instance relative to the root. */
  readonly versionDocsDirPath: string
  /** File relative to that folder. */
  readonly docPath: string
  /** URL path of the document below the instance, without slashes at its ends. */
  readonly permalink: string
  readonly locale: string
  /** Of posts: the folder and the file in it. A translated post has the folder of its translation. */
  readonly blogDirPath?: string
  readonly blogPath?: string
  /** The same of pages. */
  readonly pagesDirPath?: string
  readonly pagesPath?: string
}

export type EditUrl = string | ((input: EditUrlInput) => string | undefined)

export interface DocsConfig extends UnifiedPlugins {
  /** All types of the site, none, or these. */
  readonly admonitions: boolean | readonly string[]
  readonly id: string
  /** Folder below contentDir. */
  readonly path: string
  readonly routeBasePath: string
  /**
   * Below contentDir; false: no sidebar; null: sidebars.* when it exists, else generated from the folders.
   */
  readonly sidebarPath: string | false | null
  /** Name of the tags file in each version's folder; null for the usual one, false for none. */
  readonly tags: string | false | null
  readonly tagsBasePath: string
  /** The severity of tags that the file does not have. */
  readonly onInlineTags: Severity | 'off'
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly editUrl: EditUrl | null
  readonly editCurrentVersion: boolean
  readonly editLocalizedFiles: boolean
  readonly showLastUpdateTime: boolean
  readonly showLastUpdateAuthor: boolean
  /** Whether the description of a document is shown below its title. */
  readonly showDescription: boolean
  readonly breadcrumbs: boolean
  readonly numberPrefixParser: boolean | NumberPrefixParser
  /** Null: sidebars are made from the folders. */
  readonly sidebarItemsGenerator: SidebarGenerator | null
  readonly sidebarCollapsed: boolean
  readonly sidebarCollapsible: boolean
  /**
   * Names of documents that become the link of their folder's category, lower case, besides the folder's own
   * name.
   */
  readonly categoryIndexNames: readonly string[]
  readonly disableVersioning: boolean
  readonly includeCurrentVersion: boolean
  readonly lastVersion: string | null
  readonly onlyIncludeVersions: readonly string[] | null
  readonly versions: Readonly<Record<string, VersionConfig>>
}

export interface VersionConfig {
  readonly label?: string | undefined
  readonly path?: string | undefined
  readonly banner?: 'none' | 'unreleased' | 'unmaintained' | undefined
  readonly badge?: boolean | undefined
  readonly noIndex?: boolean | undefined
  readonly className?: string | undefined
}

export interface PagesConfig extends UnifiedPlugins {
  /** All types of the site, none, or these. */
  readonly admonitions: boolean | readonly string[]
  readonly id: string
  readonly path: string
  readonly routeBasePath: string
  /** Pages that answer for every URL below their own, as written: `/feature-requests`. */
  readonly deepRoutes: readonly string[]
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly editUrl: EditUrl | null
  readonly editLocalizedFiles: boolean
  readonly showLastUpdateTime: boolean
  readonly showLastUpdateAuthor: boolean
}
