// Options of documents and of pages.
import * as v from 'valibot'
import { group } from './group.ts'
import { editUrl, reporting, texts } from './values.ts'

const version = group({
  label: v.optional(v.string()),
  path: v.optional(v.string()),
  banner: v.optional(v.picklist(['none', 'unreleased', 'unmaintained'] as const)),
  badge: v.optional(v.boolean()),
  noIndex: v.optional(v.boolean()),
  className: v.optional(v.string()),
})

export const docs = group({
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, - and _')), 'default'),
  path: v.optional(v.string(), 'docs'),
  routeBasePath: v.optional(v.string()),
  sidebarPath: v.optional(v.union([v.string(), v.literal(false)])),
  tags: v.optional(v.nullable(v.union([v.string(), v.literal(false)])), null),
  tagsBasePath: v.optional(v.string(), 'tags'),
  onInlineTags: v.optional(reporting, 'warn'),
  include: v.optional(texts, ['**/*.{md,mdx}']),
  exclude: v.optional(texts, [
    '**/_*.{js,jsx,ts,tsx,md,mdx}',
    '**/_*/**',
    '**/*.test.{js,jsx,ts,tsx}',
    '**/__tests__/**',
  ]),
  editUrl: v.optional(editUrl),
  editCurrentVersion: v.optional(v.boolean(), false),
  editLocalizedFiles: v.optional(v.boolean(), false),
  showLastUpdateTime: v.optional(v.boolean(), false),
  showLastUpdateAuthor: v.optional(v.boolean(), false),
  breadcrumbs: v.optional(v.boolean(), true),
  numberPrefixParser: v.optional(v.boolean(), true),
  sidebarCollapsed: v.optional(v.boolean(), true),
  sidebarCollapsible: v.optional(v.boolean(), true),
  categoryIndexNames: v.optional(texts, ['index', 'readme']),
  disableVersioning: v.optional(v.boolean(), false),
  includeCurrentVersion: v.optional(v.boolean(), true),
  lastVersion: v.optional(v.string()),
  onlyIncludeVersions: v.optional(texts),
  versions: v.optional(v.record(v.string(), version), {}),
})

export const pages = group({
  id: v.optional(v.string(), 'default'),
  path: v.optional(v.string()),
  routeBasePath: v.optional(v.string(), '/'),
  deepRoutes: v.optional(texts, []),
  include: v.optional(texts, ['**/*.{js,jsx,ts,tsx,md,mdx}']),
  exclude: v.optional(texts, [
    '**/_*.{js,jsx,ts,tsx,md,mdx}',
    '**/_*/**',
    '**/*.test.{js,jsx,ts,tsx}',
    '**/__tests__/**',
    '**/*.d.ts',
  ]),
  editUrl: v.optional(editUrl),
  showLastUpdateTime: v.optional(v.boolean(), false),
  showLastUpdateAuthor: v.optional(v.boolean(), false),
})
