// What is accepted in site.config: every option, its type, and the default of those that stand alone.
import * as v from 'valibot'
import { group, objectOr, oneOrMany, unlessFalse } from './configGroup.ts'
import type { EditUrl, FrontMatterHook } from './model/project.ts'
import { offlineStrategies } from './shared/offline.ts'

const reporting = v.picklist(['ignore', 'log', 'warn', 'throw'] as const)
const texts = v.array(v.string())
const editUrl = v.custom<EditUrl>((input) => typeof input === 'string' || typeof input === 'function', 'must be text or a function')

const logo = group({
  src: v.string(),
  srcDark: v.optional(v.string()),
  alt: v.optional(v.string()),
  href: v.optional(v.string()),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
})

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
  exclude: v.optional(texts, ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']),
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
  path: v.optional(v.string(), 'pages'),
  routeBasePath: v.optional(v.string(), '/'),
  deepRoutes: v.optional(texts, []),
  include: v.optional(texts, ['**/*.{js,jsx,ts,tsx,md,mdx}']),
  exclude: v.optional(texts, ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**', '**/*.d.ts']),
  editUrl: v.optional(editUrl),
  showLastUpdateTime: v.optional(v.boolean(), false),
  showLastUpdateAuthor: v.optional(v.boolean(), false),
})

const count = v.union([v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more')), v.literal('ALL')])
const sheet = v.nullable(v.union([v.string(), v.boolean()]))
const feedType = v.picklist(['rss', 'atom', 'json'] as const)

export const blog = group({
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, - and _')), 'default'),
  path: v.optional(v.string(), 'blog'),
  routeBasePath: v.optional(v.string()),
  blogTitle: v.optional(v.string(), 'Blog'),
  blogDescription: v.optional(v.string(), 'Blog'),
  blogSidebarTitle: v.optional(v.string(), 'Recent posts'),
  entries: v.optional(v.picklist(['posts', 'releases'] as const), 'posts'),
  blogSidebarCount: v.optional(
    v.union([v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0, 'must be 0 or more')), v.literal('ALL')]),
    5,
  ),
  postsPerPage: v.optional(count, 10),
  sortPosts: v.optional(v.picklist(['descending', 'ascending'] as const), 'descending'),
  include: v.optional(texts, ['**/*.{md,mdx}']),
  exclude: v.optional(texts, ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']),
  authorsMapPath: v.optional(v.string(), 'authors.yml'),
  authorsBasePath: v.optional(v.string(), 'authors'),
  tags: v.optional(v.nullable(v.union([v.string(), v.literal(false)])), null),
  tagsBasePath: v.optional(v.string(), 'tags'),
  pageBasePath: v.optional(v.string(), 'page'),
  archiveBasePath: v.optional(v.nullable(v.string()), 'archive'),
  onInlineTags: v.optional(reporting, 'warn'),
  onInlineAuthors: v.optional(reporting, 'warn'),
  onUntruncatedBlogPosts: v.optional(reporting, 'warn'),
  showReadingTime: v.optional(v.boolean(), true),
  wordsPerMinute: v.optional(v.pipe(v.number(), v.minValue(1, 'must be 1 or more')), 200),
  feedOptions: v.optional(
    unlessFalse(
      group({
        type: v.optional(v.nullable(v.union([feedType, v.literal('all'), v.array(feedType)])), ['rss', 'atom']),
        title: v.optional(v.string()),
        description: v.optional(v.string()),
        copyright: v.optional(v.string()),
        language: v.optional(v.string()),
        limit: v.optional(
          v.union([v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more')), v.literal(false)]),
          20,
        ),
        xslt: v.optional(objectOr(v.boolean(), group({ rss: v.optional(sheet), atom: v.optional(sheet) })), true),
      }),
    ),
    {},
  ),
  editUrl: v.optional(editUrl),
  showLastUpdateTime: v.optional(v.boolean(), false),
  showLastUpdateAuthor: v.optional(v.boolean(), false),
})

const redirects = group({
  fromExtensions: v.optional(texts, []),
  redirects: v.optional(v.array(group({ from: v.union([v.string(), texts]), to: v.string() })), []),
})

const localeConfig = group({
  label: v.optional(v.string()),
  direction: v.optional(v.picklist(['ltr', 'rtl'] as const)),
  htmlLang: v.optional(v.string()),
  path: v.optional(v.string()),
})

const footerItem = group({
  label: v.optional(v.string()),
  to: v.optional(v.string()),
  href: v.optional(v.string()),
  html: v.optional(v.string()),
})

const footerColumn = group({ title: v.optional(v.nullable(v.string())), items: v.array(footerItem) })
const isColumn = (input: unknown): boolean => typeof input === 'object' && input !== null && 'items' in input

export const themeConfig = group({
  navbar: v.optional(
    group({
      title: v.optional(v.string()),
      logo: v.optional(logo),
      hideOnScroll: v.optional(v.boolean(), false),
      items: v.optional(v.array(v.looseObject({ type: v.optional(v.string()) })), []),
    }),
    {},
  ),
  footer: v.optional(
    group({
      style: v.optional(v.picklist(['light', 'dark'] as const), 'light'),
      links: v.optional(v.array(v.lazy<typeof footerColumn | typeof footerItem>((input) => (isColumn(input) ? footerColumn : footerItem))), []),
      logo: v.optional(logo),
      copyright: v.optional(v.string()),
    }),
  ),
  announcementBar: v.optional(
    group({ id: v.optional(v.string(), 'announcement-bar'), content: v.string(), isCloseable: v.optional(v.boolean(), true) }),
  ),
  colorMode: v.optional(
    group({
      defaultMode: v.optional(v.picklist(['light', 'dark'] as const), 'light'),
      disableSwitch: v.optional(v.boolean(), false),
      respectPrefersColorScheme: v.optional(v.boolean(), false),
    }),
    {},
  ),
  docs: v.optional(
    group({
      sidebar: v.optional(group({ hideable: v.optional(v.boolean(), false), autoCollapseCategories: v.optional(v.boolean(), false) }), {}),
    }),
    {},
  ),
  tableOfContents: v.optional(
    group({
      minHeadingLevel: v.optional(
        v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(2, 'must be 2 or more'), v.maxValue(6, 'must be 6 or less')),
        2,
      ),
      maxHeadingLevel: v.optional(
        v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(2, 'must be 2 or more'), v.maxValue(6, 'must be 6 or less')),
        3,
      ),
    }),
    {},
  ),
  image: v.optional(v.string()),
  metadata: v.optional(v.array(v.record(v.string(), v.string())), []),
})

const text = v.optional(v.string())
const manifestIcon = group({ src: v.string(), sizes: text, type: text, purpose: text })

const color = v.optional(v.pipe(v.string(), v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'must be a colour such as #2e8555')))

const webManifest = group({
  name: text,
  short_name: text,
  description: text,
  id: text,
  start_url: text,
  scope: text,
  lang: text,
  dir: v.optional(v.picklist(['ltr', 'rtl', 'auto'] as const)),
  display: v.optional(v.picklist(['standalone', 'fullscreen', 'minimal-ui', 'browser'] as const)),
  orientation: text,
  theme_color: color,
  background_color: color,
  categories: v.optional(texts),
  icons: v.optional(v.array(manifestIcon)),
  screenshots: v.optional(v.array(group({ src: v.string(), sizes: text, type: text, form_factor: text, label: text }))),
  shortcuts: v.optional(
    v.array(group({ name: v.string(), short_name: text, description: text, url: v.string(), icons: v.optional(v.array(manifestIcon)) })),
  ),
  related_applications: v.optional(v.array(group({ platform: v.string(), url: text, id: text }))),
  prefer_related_applications: v.optional(v.boolean()),
})

const pwa = group({
  offlineModeActivationStrategies: v.optional(v.array(v.picklist(offlineStrategies)), ['appInstalled', 'standalone', 'queryString']),
  debug: v.optional(v.boolean(), false),
  injectManifestConfig: v.optional(
    group({
      globPatterns: v.optional(v.pipe(texts, v.minLength(1, 'must have at least one pattern')), ['**']),
      globIgnores: v.optional(texts, []),
      maximumFileSizeToCacheInBytes: v.optional(v.pipe(v.number(), v.minValue(1, 'must be 1 or more')), 5_000_000),
    }),
    {},
  ),
  manifest: v.optional(webManifest, {}),
})

export const schema = group({
  title: v.optional(v.string(), 'Documentation'),
  tagline: v.optional(v.string(), ''),
  url: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+\/?$/, 'must be a scheme and host such as https://example.org; a folder belongs into baseUrl')),
    'http://localhost',
  ),
  baseUrl: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\/(?:.*\/)?$/, 'must start and end with a slash'),
      // It stands in addresses, headers and scripts: nothing in it may mean something else there.
      v.regex(/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/, 'may have letters, digits and - . _ ~ between its slashes'),
    ),
    '/',
  ),
  trailingSlash: v.optional(v.boolean(), true),
  titleDelimiter: v.optional(v.string(), '|'),
  favicon: v.optional(v.string()),
  noIndex: v.optional(v.boolean(), false),
  contentDir: v.optional(v.string()),
  staticDirectories: v.optional(texts, ['static']),
  onBrokenLinks: v.optional(reporting, 'throw'),
  onBrokenAnchors: v.optional(reporting, 'throw'),
  onBrokenMarkdownLinks: v.optional(reporting, 'warn'),
  onDuplicateRoutes: v.optional(reporting, 'warn'),
  i18n: v.optional(
    group({
      defaultLocale: v.optional(v.string(), 'en'),
      locales: v.optional(v.pipe(texts, v.minLength(1, 'must name at least one language'))),
      path: v.optional(v.string(), 'i18n'),
      localeConfigs: v.optional(v.record(v.string(), localeConfig), {}),
    }),
    {},
  ),
  docs: v.optional(oneOrMany(docs), {}),
  pages: v.optional(oneOrMany(pages), {}),
  blog: v.optional(oneOrMany(blog)),
  redirects: v.optional(redirects, {}),
  search: v.optional(
    objectOr(
      v.union([v.literal('local'), v.literal(false)]),
      group({
        provider: v.literal('algolia'),
        appId: v.string(),
        apiKey: v.string(),
        indexName: v.string(),
        host: v.optional(v.string()),
      }),
    ),
    'local',
  ),
  sitemap: v.optional(unlessFalse(group({ ignorePatterns: v.optional(texts, []), filename: v.optional(v.string(), 'sitemap.xml') })), {}),
  pwa: v.optional(unlessFalse(pwa)),
  socialCards: v.optional(
    objectOr(
      v.boolean(),
      group({
        font: v.optional(v.union([v.string(), v.record(v.string(), v.string())])),
        color: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #25c2a0'))),
      }),
    ),
    false,
  ),
  contentSecurityPolicy: v.optional(v.boolean(), true),
  debug: v.optional(v.boolean(), false),
  markdown: v.optional(
    group({
      frontMatter: v.optional(v.custom<FrontMatterHook>((input) => typeof input === 'function', 'must be a function')),
      format: v.optional(v.picklist(['auto', 'mdx', 'md', 'detect'] as const), 'auto'),
      maxFileSize: v.optional(v.pipe(v.number(), v.minValue(1, 'must be 1 or more')), 5_000_000),
      math: v.optional(v.boolean(), false),
      admonitions: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/, 'must be a lower-case word'))), []),
      magicComments: v.optional(
        v.array(
          group({
            className: v.string(),
            line: v.optional(v.string()),
            block: v.optional(group({ start: v.string(), end: v.string() })),
          }),
        ),
        [{ className: 'theme-code-block-highlighted-line', line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } }],
      ),
    }),
    {},
  ),
  themeConfig: v.optional(themeConfig, {}),
  customFields: v.optional(v.record(v.string(), v.unknown()), {}),
  themePath: v.optional(v.string(), 'theme'),
  clientModules: v.optional(texts, []),
  customCss: v.optional(v.union([v.string(), texts]), []),
  storage: v.optional(group({ namespace: v.optional(v.union([v.boolean(), v.string()]), false) }), {}),
})
