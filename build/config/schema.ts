// What is accepted in site.config: every option, its type, and the default of those that stand alone.
import * as v from 'valibot'
import type { FrontMatterHook } from '../model/project.ts'
import { pwa } from './options/app.ts'
import { blog } from './options/blog.ts'
import { docs, pages } from './options/docs.ts'
import { group, objectOr, oneOrMany, unlessFalse } from './options/group.ts'
import { headOptions } from './options/head.ts'
import { policyOption } from './options/policy.ts'
import { themeConfig } from './options/theme.ts'
import { reporting, texts } from './options/values.ts'

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

const slashed = /^\/(?:.*\/)?$/

export const schema = group({
  title: v.optional(v.string(), 'Documentation'),
  tagline: v.optional(v.string(), ''),
  url: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/[^/]+\/?$/,
        'must be a scheme and host such as https://example.org; a folder belongs into baseUrl',
      ),
    ),
    'http://localhost',
  ),
  baseUrl: v.optional(
    v.pipe(
      v.string(),
      v.regex(slashed, 'must start and end with a slash'),
      // It stands in addresses, headers and scripts: nothing in it may mean something else there.
      v.check(
        (path) => !slashed.test(path) || /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(path),
        'may have letters, digits and - . _ ~ between its slashes',
      ),
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
  sitemap: v.optional(
    unlessFalse(
      group({ ignorePatterns: v.optional(texts, []), filename: v.optional(v.string(), 'sitemap.xml') }),
    ),
    {},
  ),
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
  contentSecurityPolicy: v.optional(policyOption, true),
  debug: v.optional(v.boolean(), false),
  markdown: v.optional(
    group({
      frontMatter: v.optional(
        v.custom<FrontMatterHook>((input) => typeof input === 'function', 'must be a function'),
      ),
      format: v.optional(v.picklist(['auto', 'mdx', 'md', 'detect'] as const), 'auto'),
      maxFileSize: v.optional(v.pipe(v.number(), v.minValue(1, 'must be 1 or more')), 5_000_000),
      math: v.optional(v.boolean(), false),
      admonitions: v.optional(
        v.array(v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/, 'must be a lower-case word'))),
        [],
      ),
      magicComments: v.optional(
        v.array(
          group({
            className: v.string(),
            line: v.optional(v.string()),
            block: v.optional(group({ start: v.string(), end: v.string() })),
          }),
        ),
        [
          {
            className: 'theme-code-block-highlighted-line',
            line: 'highlight-next-line',
            block: { start: 'highlight-start', end: 'highlight-end' },
          },
        ],
      ),
    }),
    {},
  ),
  ...headOptions,
  themeConfig: v.optional(themeConfig, {}),
  customFields: v.optional(v.record(v.string(), v.unknown()), {}),
  themePath: v.optional(v.string(), 'theme'),
  clientModules: v.optional(texts, []),
  customCss: v.optional(v.union([v.string(), texts]), []),
  storage: v.optional(group({ namespace: v.optional(v.union([v.boolean(), v.string()]), false) }), {}),
})
