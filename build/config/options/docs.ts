// Options of documents.
import * as v from 'valibot'
import { group } from './group.ts'
import { unifiedPluginOptions } from './markdownPlugins.ts'
import { editUrl, instanceId, partialsAndTests, reporting, tagsFile, texts } from './values.ts'

const version = group({
  /**
   * Name of the version in menus and badges.
   * @default `Next` for the current version, else the name of the version
   * @example 'Canary'
   */
  label: v.optional(v.string()),
  /**
   * Part of the URLs after `routeBasePath`.
   * @default empty for the last version, `next` for the current one, else the name of the version
   * @example 'canary'
   */
  path: v.optional(v.string()),
  /**
   * Notice above the documents of the version.
   * @default `unreleased` for versions after the last one, `unmaintained` for earlier ones
   * @example 'none'
   */
  banner: v.optional(v.picklist(['none', 'unreleased', 'unmaintained'] as const)),
  /**
   * Whether documents show the name of the version.
   * @default true with more than one version
   * @example false
   */
  badge: v.optional(v.boolean()),
  /**
   * Asks search engines to leave out the version.
   * @default false
   * @example true
   */
  noIndex: v.optional(v.boolean()),
  /**
   * Class of the version's pages.
   * @default `docs-version-` and the name of the version
   * @example 'canary'
   */
  className: v.optional(v.string()),
})

export const docs = group({
  ...unifiedPluginOptions,
  /**
   * Name of the instance, different for each.
   * @default 'default'
   * @example 'community'
   */
  id: v.optional(instanceId, 'default'),
  /**
   * Folder of the documents, below the content folder.
   * @default `docs`, or the content folder itself if it has no such folder
   * @example 'community'
   */
  path: v.optional(v.string()),
  /**
   * First part of the URLs; `/` for a site that consists of documents.
   * @default `docs`, or `path` for an instance with its own id
   * @example '/'
   */
  routeBasePath: v.optional(v.string()),
  /**
   * The sidebars file, below the content folder; `false` for no sidebar.
   * @default `sidebars.*` if there is one, else sidebars made from the folders
   * @example 'sidebars.ts'
   */
  sidebarPath: v.optional(v.union([v.string(), v.literal(false)])),
  /**
   * Name of the tags file in the folder of the documents; `false` for none.
   * @default null
   * @example 'tags.yml'
   */
  tags: v.optional(tagsFile, null),
  /**
   * Part of the URLs of tags after `routeBasePath`.
   * @default 'tags'
   * @example 'topics'
   */
  tagsBasePath: v.optional(v.string(), 'tags'),
  /**
   * What happens when a document has a tag that the tags file does not list.
   * @default 'warn'
   * @example 'throw'
   */
  onInlineTags: v.optional(reporting, 'warn'),
  /**
   * Patterns of files that are documents.
   * @default ['**\/*.{md,mdx}']
   * @example ['guides/**\/*.md']
   */
  include: v.optional(texts, ['**/*.{md,mdx}']),
  /**
   * Patterns of files that are no documents.
   * @default ['**\/_*.{js,jsx,ts,tsx,md,mdx}', '**\/_*\/**', '**\/*.test.{js,jsx,ts,tsx}', '**\/__tests__/**']
   * @example ['drafts/**']
   */
  exclude: v.optional(texts, partialsAndTests),
  /**
   * URL of the “Edit this page” link: a string to which the path of the file is added, or a function.
   * @default no link
   * @example 'https://git.example/handbook/edit/main/'
   */
  editUrl: v.optional(editUrl),
  /**
   * Makes the edit links of old versions lead to the current file.
   * @default false
   * @example true
   */
  editCurrentVersion: v.optional(v.boolean(), false),
  /**
   * Makes the edit links of translations lead to the translated file.
   * @default false
   * @example true
   */
  editLocalizedFiles: v.optional(v.boolean(), false),
  /**
   * Shows when a document was last changed, from the Git history.
   * @default false
   * @example true
   */
  showLastUpdateTime: v.optional(v.boolean(), false),
  /**
   * Shows who last changed a document, from the Git history.
   * @default false
   * @example true
   */
  showLastUpdateAuthor: v.optional(v.boolean(), false),
  /**
   * Shows the categories of a document above its title.
   * @default true
   * @example false
   */
  breadcrumbs: v.optional(v.boolean(), true),
  /**
   * Removes number prefixes from names: `01-intro.md` becomes `intro`.
   * @default true
   * @example false
   */
  numberPrefixParser: v.optional(v.boolean(), true),
  /**
   * Whether categories are closed at first, unless they say otherwise.
   * @default true
   * @example false
   */
  sidebarCollapsed: v.optional(v.boolean(), true),
  /**
   * Whether readers can close categories, unless the categories say otherwise.
   * @default true
   * @example false
   */
  sidebarCollapsible: v.optional(v.boolean(), true),
  /**
   * Names of files that become the page of their folder's category.
   * @default ['index', 'readme']
   * @example ['index', 'readme', 'intro']
   */
  categoryIndexNames: v.optional(texts, ['index', 'readme']),
  /**
   * Ignores all frozen versions.
   * @default false
   * @example true
   */
  disableVersioning: v.optional(v.boolean(), false),
  /**
   * Whether the documents that are being edited are built as a version.
   * @default true
   * @example false
   */
  includeCurrentVersion: v.optional(v.boolean(), true),
  /**
   * The version that counts as the latest and has no name in its URLs.
   * @default the newest frozen version
   * @example 'current'
   */
  lastVersion: v.optional(v.string()),
  /**
   * The only versions that are built.
   * @default all versions
   * @example ['current', '2.0']
   */
  onlyIncludeVersions: v.optional(texts),
  /**
   * Settings of single versions, by name.
   * @default {}
   * @example { current: { label: 'Canary' }, '1.0': { noIndex: true } }
   */
  versions: v.optional(v.record(v.string(), version), {}),
})
