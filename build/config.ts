// The configuration: its schema (what is accepted) and its defaults (what is meant when nothing is said). Problems name the key path: `themeConfig.navbar.items[2].to`.
import * as v from 'valibot'
import type { Checks, Severity } from './model/diagnostics.ts'
import { nearest } from './model/nearest.ts'
import type { Config, DocsConfig, EditUrl, I18nConfig, LocaleConfig, PagesConfig, Reporting, ThemeConfig } from './model/project.ts'

const reporting = v.picklist(['ignore', 'log', 'warn', 'throw'] as const)
const texts = v.array(v.string())
const editUrl = v.union([v.string(), v.custom<Exclude<EditUrl, string>>((input) => typeof input === 'function')])

const logo = v.strictObject({
  src: v.string(),
  srcDark: v.optional(v.string()),
  alt: v.optional(v.string()),
  href: v.optional(v.string()),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
})

const version = v.strictObject({
  label: v.optional(v.string()),
  path: v.optional(v.string()),
  banner: v.optional(v.picklist(['none', 'unreleased', 'unmaintained'] as const)),
  badge: v.optional(v.boolean()),
  noIndex: v.optional(v.boolean()),
  className: v.optional(v.string()),
})

const docs = v.strictObject({
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

const pages = v.strictObject({
  id: v.optional(v.string(), 'default'),
  path: v.optional(v.string(), 'pages'),
  routeBasePath: v.optional(v.string(), '/'),
  include: v.optional(texts, ['**/*.{js,jsx,ts,tsx,md,mdx}']),
  exclude: v.optional(texts, ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**', '**/*.d.ts']),
  editUrl: v.optional(editUrl),
  showLastUpdateTime: v.optional(v.boolean(), false),
  showLastUpdateAuthor: v.optional(v.boolean(), false),
})

const localeConfig = v.strictObject({
  label: v.optional(v.string()),
  direction: v.optional(v.picklist(['ltr', 'rtl'] as const)),
  htmlLang: v.optional(v.string()),
  path: v.optional(v.string()),
})

const footerItem = v.strictObject({
  label: v.optional(v.string()),
  to: v.optional(v.string()),
  href: v.optional(v.string()),
  html: v.optional(v.string()),
})

const themeConfig = v.strictObject({
  navbar: v.optional(
    v.strictObject({
      title: v.optional(v.string()),
      logo: v.optional(logo),
      hideOnScroll: v.optional(v.boolean(), false),
      items: v.optional(v.array(v.looseObject({ type: v.optional(v.string()) })), []),
    }),
    {},
  ),
  footer: v.optional(
    v.strictObject({
      style: v.optional(v.picklist(['light', 'dark'] as const), 'light'),
      links: v.optional(
        v.array(v.union([v.strictObject({ title: v.optional(v.nullable(v.string())), items: v.array(footerItem) }), footerItem])),
        [],
      ),
      logo: v.optional(logo),
      copyright: v.optional(v.string()),
    }),
  ),
  announcementBar: v.optional(
    v.strictObject({ id: v.optional(v.string(), 'announcement-bar'), content: v.string(), isCloseable: v.optional(v.boolean(), true) }),
  ),
  colorMode: v.optional(
    v.strictObject({
      defaultMode: v.optional(v.picklist(['light', 'dark'] as const), 'light'),
      disableSwitch: v.optional(v.boolean(), false),
      respectPrefersColorScheme: v.optional(v.boolean(), false),
    }),
    {},
  ),
  docs: v.optional(
    v.strictObject({
      sidebar: v.optional(v.strictObject({ hideable: v.optional(v.boolean(), false), autoCollapseCategories: v.optional(v.boolean(), false) }), {}),
    }),
    {},
  ),
  tableOfContents: v.optional(
    v.strictObject({
      minHeadingLevel: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)), 2),
      maxHeadingLevel: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)), 3),
    }),
    {},
  ),
  image: v.optional(v.string()),
  metadata: v.optional(v.array(v.record(v.string(), v.string())), []),
})

const schema = v.strictObject({
  title: v.optional(v.string(), 'Documentation'),
  tagline: v.optional(v.string(), ''),
  url: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+\/?$/, 'must be a scheme and host such as https://example.org; a folder belongs into baseUrl')),
    'http://localhost',
  ),
  baseUrl: v.optional(v.pipe(v.string(), v.regex(/^\/(?:.*\/)?$/, 'must start and end with a slash')), '/'),
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
    v.strictObject({
      defaultLocale: v.optional(v.string(), 'en'),
      locales: v.optional(v.pipe(texts, v.minLength(1, 'must name at least one language'))),
      path: v.optional(v.string(), 'i18n'),
      localeConfigs: v.optional(v.record(v.string(), localeConfig), {}),
    }),
    {},
  ),
  docs: v.optional(v.union([docs, v.array(docs), v.literal(false)]), {}),
  pages: v.optional(v.union([pages, v.array(pages), v.literal(false)]), {}),
  markdown: v.optional(
    v.strictObject({
      format: v.optional(v.picklist(['auto', 'mdx', 'md', 'detect'] as const), 'auto'),
      maxFileSize: v.optional(v.pipe(v.number(), v.minValue(1)), 5_000_000),
      math: v.optional(v.boolean(), false),
      admonitions: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/, 'must be a lower-case word'))), []),
      magicComments: v.optional(
        v.array(
          v.strictObject({
            className: v.string(),
            line: v.optional(v.string()),
            block: v.optional(v.strictObject({ start: v.string(), end: v.string() })),
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
  storage: v.optional(v.strictObject({ namespace: v.optional(v.union([v.boolean(), v.string()]), false) }), {}),
})

export type SiteConfig = v.InferInput<typeof schema>

/** One problem of the configuration: where (`docs[0].path`) and what is wrong. */
export interface ConfigProblem {
  readonly path: string
  readonly message: string
}

export type ReadConfig = { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly problems: readonly ConfigProblem[] }

/** What the folder tells that the configuration may leave out. */
export interface ConfigSurroundings {
  readonly hasFolder: (path: string) => boolean
}

/** Checks a configuration and fills in defaults. */
export function readConfig(input: unknown, { hasFolder }: ConfigSurroundings): ReadConfig {
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) return { ok: false, problems: parsed.issues.map(describeIssue) }
  const raw = parsed.output
  const contentDir = trimSlashes(raw.contentDir ?? (hasFolder('content') ? 'content' : ''))
  const instances = raw.docs === false ? [] : Array.isArray(raw.docs) ? raw.docs : [raw.docs]
  const ids = instances.map((instance) => instance.id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice) return { ok: false, problems: [{ path: 'docs', message: `has two instances with the id "${twice}"; give each its own` }] }
  const inContent = (path: string) => hasFolder([contentDir, path].filter(Boolean).join('/'))
  const config: Config = {
    ...pick(raw, ['title', 'tagline', 'baseUrl', 'trailingSlash', 'titleDelimiter', 'noIndex', 'customFields', 'storage', 'markdown']),
    url: raw.url.replace(/\/$/, ''),
    favicon: raw.favicon ?? null,
    contentDir,
    staticDirectories: raw.staticDirectories.map(trimSlashes),
    checks: checksOf(raw),
    i18n: i18nOf(raw.i18n),
    docs: instances.map((instance) => docsOf(instance, inContent)),
    pages: raw.pages === false ? [] : [raw.pages].flat().map(pagesOf),
    theme: themeOf(raw.themeConfig, raw.title),
    themePath: trimSlashes(raw.themePath),
    clientModules: raw.clientModules,
    customCss: [raw.customCss].flat(),
  }
  return { ok: true, config }
}

type Raw = v.InferOutput<typeof schema>

const severityOf: Readonly<Record<Reporting, Severity | 'off'>> = { ignore: 'off', log: 'info', warn: 'warning', throw: 'error' }

const checksOf = (raw: Raw): Checks => ({
  brokenLink: severityOf[raw.onBrokenLinks],
  brokenAnchor: severityOf[raw.onBrokenAnchors],
  brokenMarkdownLink: severityOf[raw.onBrokenMarkdownLinks],
  missingInclude: severityOf[raw.onBrokenMarkdownLinks],
  duplicateRoute: severityOf[raw.onDuplicateRoutes],
})

function i18nOf(raw: Raw['i18n']): I18nConfig {
  const locales = raw.locales ?? [raw.defaultLocale]
  const localeConfigs: Record<string, LocaleConfig> = {}
  for (const name of new Set([raw.defaultLocale, ...locales])) {
    const given = raw.localeConfigs[name] ?? {}
    localeConfigs[name] = {
      label: given.label ?? languageName(name),
      direction: given.direction ?? (/^(?:ar|dv|fa|he|ps|ur|yi)\b/.test(name) ? 'rtl' : 'ltr'),
      htmlLang: given.htmlLang ?? name,
      path: given.path ?? name,
    }
  }
  return { defaultLocale: raw.defaultLocale, locales: [...new Set(locales)], path: trimSlashes(raw.path), localeConfigs }
}

function languageName(locale: string): string {
  try {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return locale
  }
}

function docsOf(raw: v.InferOutput<typeof docs>, inContent: (path: string) => boolean): DocsConfig {
  // A folder of plain Markdown without docs/ is the documentation itself.
  const path = raw.path === 'docs' && raw.id === 'default' && !inContent('docs') ? '' : trimSlashes(raw.path)
  return {
    ...raw,
    path,
    routeBasePath: trimSlashes(raw.routeBasePath ?? (path === '' ? '/' : raw.id === 'default' ? 'docs' : path)),
    sidebarPath: raw.sidebarPath === undefined ? null : raw.sidebarPath,
    onInlineTags: severityOf[raw.onInlineTags],
    editUrl: raw.editUrl ?? null,
    lastVersion: raw.lastVersion ?? null,
    onlyIncludeVersions: raw.onlyIncludeVersions ?? null,
    categoryIndexNames: raw.categoryIndexNames.map((name) => name.toLowerCase()),
    tagsBasePath: trimSlashes(raw.tagsBasePath),
  }
}

const pagesOf = (raw: v.InferOutput<typeof pages>): PagesConfig => ({
  ...raw,
  path: trimSlashes(raw.path),
  routeBasePath: trimSlashes(raw.routeBasePath),
  editUrl: raw.editUrl ?? null,
})

function themeOf(raw: v.InferOutput<typeof themeConfig>, siteTitle: string): ThemeConfig {
  const columns = (raw.footer?.links ?? []).map((entry) =>
    'items' in entry ? { title: entry.title ?? null, items: entry.items } : { title: null, items: [entry] },
  )
  return {
    navbar: {
      title: raw.navbar.title ?? (raw.navbar.logo ? '' : siteTitle),
      logo: raw.navbar.logo ?? null,
      hideOnScroll: raw.navbar.hideOnScroll ?? false,
      items: raw.navbar.items ?? [],
    },
    footer: raw.footer ? { style: raw.footer.style, columns, logo: raw.footer.logo ?? null, copyright: raw.footer.copyright ?? null } : null,
    announcementBar: raw.announcementBar ?? null,
    colorMode: {
      defaultMode: raw.colorMode.defaultMode ?? 'light',
      disableSwitch: raw.colorMode.disableSwitch ?? false,
      respectPrefersColorScheme: raw.colorMode.respectPrefersColorScheme ?? false,
    },
    sidebar: { hideable: raw.docs.sidebar?.hideable ?? false, autoCollapse: raw.docs.sidebar?.autoCollapseCategories ?? false },
    tableOfContents: { minHeadingLevel: raw.tableOfContents.minHeadingLevel ?? 2, maxHeadingLevel: raw.tableOfContents.maxHeadingLevel ?? 3 },
    image: raw.image ?? null,
    metadata: raw.metadata,
  }
}

function describeIssue(issue: v.BaseIssue<unknown>): ConfigProblem {
  const path = (issue.path ?? [])
    .map((item, index) => (typeof item.key === 'number' ? `[${item.key}]` : `${index === 0 ? '' : '.'}${String(item.key)}`))
    .join('')
  const key = String(issue.path?.at(-1)?.key ?? '')
  if (issue.expected === 'never') {
    const siblings = Object.keys((issue.path?.length ?? 0) <= 1 ? schema.entries : {})
    const similar = nearest(key, siblings)
    return { path, message: `is not an option${similar ? `; did you mean ${similar}?` : '.'}` }
  }
  if (issue.type === 'regex' || issue.type.includes('length') || issue.type.includes('value')) return { path, message: issue.message }
  return { path: path || 'the configuration', message: `must be ${expectation(issue.expected)}, not ${issue.received}` }
}

const expectation = (expected: string | null): string =>
  (expected ?? 'something else').replaceAll('"', "'").replaceAll('(', '').replaceAll(')', '').replaceAll(' | ', ' or ')

const trimSlashes = (path: string): string => path.replace(/^(?:\.?\/)+|\/+$/g, '').replace(/^\.$/, '')

function pick<T, K extends keyof T>(value: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<T, K>
}
