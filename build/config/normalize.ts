// The configuration as written → every option with its value. Problems name the key path: `themeConfig.navbar.items[2].to`.
import * as v from 'valibot'
import type { Checks, Severity } from '../model/diagnostics.ts'
import type {
  BlogConfig,
  Config,
  DocsConfig,
  FeedType,
  I18nConfig,
  LocaleConfig,
  PagesConfig,
  Reporting,
  SocialCardsConfig,
  ThemeConfig,
} from '../model/project.ts'
import { blog } from './options/blog.ts'
import type { docs } from './options/docs.ts'
import { headTagsOf } from './options/head.ts'
import type { pages } from './options/pages.ts'
import { policyOf } from './options/policy.ts'
import type { themeConfig } from './options/theme.ts'
import { schema } from './schema.ts'

/** The configuration as written in `site.config.*`. */
export type SiteConfig = v.InferInput<typeof schema>
export type DocsOptions = v.InferInput<typeof docs>
export type BlogOptions = v.InferInput<typeof blog>
export type PagesOptions = v.InferInput<typeof pages>
export type ThemeOptions = v.InferInput<typeof themeConfig>

/** One problem of the configuration: where (`docs[0].path`) and what is wrong. */
export interface ConfigProblem {
  readonly path: string
  readonly message: string
}

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] }

/** What the folder tells that the configuration may leave out. */
export interface ConfigSurroundings {
  readonly hasFolder: (path: string) => boolean
}

/** Checks a configuration and fills in defaults. */
export function readConfig(input: unknown, { hasFolder }: ConfigSurroundings): ReadConfig {
  if (input === undefined)
    return { ok: false, problems: [{ path: 'the configuration', message: 'has no default export' }] }
  const parsed = v.safeParse(schema, Array.isArray(input) ? 'a list' : input)
  if (!parsed.success) return { ok: false, problems: parsed.issues.map(describeIssue) }
  const raw = parsed.output
  const contentDir = trimSlashes(raw.contentDir ?? (hasFolder('content') ? 'content' : ''))
  const instances = raw.docs === false ? [] : Array.isArray(raw.docs) ? raw.docs : [raw.docs]
  const inContent = (path: string) => hasFolder([contentDir, path].filter(Boolean).join('/'))
  const blogs =
    raw.blog === false || (raw.blog === undefined && !inContent('blog'))
      ? []
      : [raw.blog ?? v.parse(blog, {})].flat()
  const problems = [...repeatedIds('docs', instances), ...repeatedIds('blog', blogs)]
  if (problems.length > 0) return { ok: false, problems }
  const config: Config = {
    ...pick(raw, [
      'title',
      'tagline',
      'baseUrl',
      'trailingSlash',
      'titleDelimiter',
      'noIndex',
      'customFields',
      'storage',
      'debug',
    ]),
    markdown: pick(raw.markdown, ['format', 'maxFileSize', 'math', 'admonitions', 'magicComments']),
    search:
      raw.search === 'local'
        ? { provider: 'local' }
        : raw.search === false
          ? null
          : { ...raw.search, host: raw.search.host ?? null },
    sitemap: raw.sitemap === false ? null : raw.sitemap,
    pwa: pwaOf(raw.pwa),
    socialCards: cardsOf(raw.socialCards),
    frontMatterHook: raw.markdown.frontMatter ?? null,
    url: raw.url.replace(/\/$/, ''),
    favicon: raw.favicon ?? null,
    drafts: false,
    contentDir,
    staticDirectories: raw.staticDirectories.map(trimSlashes),
    checks: checksOf(raw),
    i18n: i18nOf(raw.i18n),
    docs: instances.map((instance) => docsOf(instance, inContent)),
    blogs: blogs.map(blogOf),
    pages: raw.pages === false ? [] : [raw.pages].flat().map((instance) => pagesOf(instance, inContent)),
    redirects: {
      fromExtensions: raw.redirects.fromExtensions,
      redirects: raw.redirects.redirects.flatMap(({ from, to }) =>
        [from].flat().map((one) => ({ from: one, to })),
      ),
    },
    theme: themeOf(raw.themeConfig, raw.title),
    themePath: trimSlashes(raw.themePath),
    clientModules: raw.clientModules,
    headTags: headTagsOf(raw),
    contentSecurityPolicy: policyOf(raw.contentSecurityPolicy),
    customCss: [raw.customCss].flat(),
  }
  return { ok: true, config }
}

/** Two instances of one kind with the same id. */
function repeatedIds(path: string, instances: readonly { readonly id: string }[]): ConfigProblem[] {
  const ids = instances.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  return twice === undefined
    ? []
    : [{ path, message: `has two instances with the id "${twice}"; give each its own` }]
}

type Raw = v.InferOutput<typeof schema>

const severityOf: Readonly<Record<Reporting, Severity | 'off'>> = {
  ignore: 'off',
  log: 'info',
  warn: 'warning',
  throw: 'error',
}

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
  return {
    defaultLocale: raw.defaultLocale,
    locales: [...new Set(locales)],
    path: trimSlashes(raw.path),
    localeConfigs,
  }
}

function languageName(locale: string): string {
  try {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return locale
  }
}

function cardsOf(raw: Raw['socialCards']): SocialCardsConfig | null {
  if (raw === false) return null
  const { font, color } = raw === true ? {} : raw
  return {
    font: typeof font === 'object' ? null : (font ?? null),
    fonts: typeof font === 'object' ? font : {},
    color: color?.toLowerCase() ?? null,
  }
}

function docsOf(raw: v.InferOutput<typeof docs>, inContent: (path: string) => boolean): DocsConfig {
  // A folder of plain Markdown without docs/ is the documentation itself.
  const path = raw.path === 'docs' && raw.id === 'default' && !inContent('docs') ? '' : trimSlashes(raw.path)
  return {
    ...raw,
    path,
    routeBasePath: trimSlashes(
      raw.routeBasePath ?? (path === '' ? '/' : raw.id === 'default' ? 'docs' : path),
    ),
    sidebarPath: raw.sidebarPath === undefined ? null : raw.sidebarPath,
    onInlineTags: severityOf[raw.onInlineTags],
    editUrl: raw.editUrl ?? null,
    lastVersion: raw.lastVersion ?? null,
    onlyIncludeVersions: raw.onlyIncludeVersions ?? null,
    categoryIndexNames: raw.categoryIndexNames.map((name) => name.toLowerCase()),
    tagsBasePath: trimSlashes(raw.tagsBasePath),
  }
}

function blogOf(raw: v.InferOutput<typeof blog>): BlogConfig {
  const { feedOptions } = raw
  const path = trimSlashes(raw.path)
  return {
    ...raw,
    path,
    routeBasePath: trimSlashes(raw.routeBasePath ?? (raw.id === 'default' ? 'blog' : path)),
    authorsBasePath: trimSlashes(raw.authorsBasePath),
    tagsBasePath: trimSlashes(raw.tagsBasePath),
    pageBasePath: trimSlashes(raw.pageBasePath),
    archiveBasePath: raw.archiveBasePath === null ? null : trimSlashes(raw.archiveBasePath),
    onInlineTags: severityOf[raw.onInlineTags],
    onInlineAuthors: severityOf[raw.onInlineAuthors],
    onUntruncatedBlogPosts: severityOf[raw.onUntruncatedBlogPosts],
    editUrl: raw.editUrl ?? null,
    feeds:
      feedOptions === false
        ? null
        : {
            types: feedTypes(feedOptions.type),
            title: feedOptions.title ?? null,
            description: feedOptions.description ?? null,
            copyright: feedOptions.copyright ?? null,
            language: feedOptions.language ?? null,
            limit: feedOptions.limit === false ? null : feedOptions.limit,
            xslt: sheetsOf(feedOptions.xslt),
          },
  }
}

const sheetsOf = (xslt: boolean | { readonly rss?: Sheet; readonly atom?: Sheet }) =>
  typeof xslt === 'boolean'
    ? { rss: xslt || null, atom: xslt || null }
    : { rss: xslt.rss || null, atom: xslt.atom || null }

type Sheet = string | boolean | null | undefined

const feedTypes = (type: FeedType | 'all' | readonly FeedType[] | null): readonly FeedType[] =>
  type === null ? [] : type === 'all' ? ['rss', 'atom', 'json'] : [type].flat()

function pwaOf(raw: Raw['pwa']): Config['pwa'] {
  if (raw === undefined) return null
  if (raw === false) return 'remove'
  const { offlineModeActivationStrategies: strategies, debug, injectManifestConfig: precache, manifest } = raw
  return { strategies, debug, precache, manifest }
}

const pagesOf = (raw: v.InferOutput<typeof pages>, inContent: (path: string) => boolean): PagesConfig => ({
  ...raw,
  // Sites of the format have theirs in src/.
  path: trimSlashes(raw.path ?? (!inContent('pages') && inContent('src/pages') ? 'src/pages' : 'pages')),
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
    footer: raw.footer
      ? {
          style: raw.footer.style,
          columns,
          logo: raw.footer.logo ?? null,
          copyright: raw.footer.copyright ?? null,
        }
      : null,
    announcementBar: raw.announcementBar ?? null,
    colorMode: {
      defaultMode: raw.colorMode.defaultMode ?? 'light',
      disableSwitch: raw.colorMode.disableSwitch ?? false,
      respectPrefersColorScheme: raw.colorMode.respectPrefersColorScheme ?? false,
    },
    sidebar: {
      hideable: raw.docs.sidebar?.hideable ?? false,
      autoCollapse: raw.docs.sidebar?.autoCollapseCategories ?? false,
    },
    tableOfContents: {
      minHeadingLevel: raw.tableOfContents.minHeadingLevel ?? 2,
      maxHeadingLevel: raw.tableOfContents.maxHeadingLevel ?? 3,
    },
    image: raw.image ?? null,
    metadata: raw.metadata,
  }
}

function describeIssue(issue: v.BaseIssue<unknown>): ConfigProblem {
  const path = (issue.path ?? [])
    .map((item, index) =>
      typeof item.key === 'number' ? `[${item.key}]` : `${index === 0 ? '' : '.'}${String(item.key)}`,
    )
    .join('')
  if (issue.kind === 'validation' || issue.type === 'custom') return { path, message: issue.message }
  return {
    path: path || 'the configuration',
    message: `must be ${expectation(issue.expected)}, not ${issue.received}`,
  }
}

const expectation = (expected: string | null): string =>
  (expected ?? 'something else')
    .replaceAll('"', "'")
    .replaceAll('(', '')
    .replaceAll(')', '')
    .replaceAll(' | ', ' or ')

const trimSlashes = (path: string): string => path.replace(/^(?:\.?\/)+|\/+$/g, '').replace(/^\.$/, '')

function pick<T, K extends keyof T>(value: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<T, K>
}
