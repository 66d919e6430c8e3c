// The schema of site.config: every option with its type and default. Editors show the comments on the keys,
// the tests check them, and the JSON schema of the configuration is generated from both.
import * as v from 'valibot'
import { analytics } from './options/analytics.ts'
import { pwa } from './options/app.ts'
import { blog } from './options/blog.ts'
import { checkOptions } from './options/checks.ts'
import { docs } from './options/docs.ts'
import { group, oneOrMany } from './options/group.ts'
import { headOptions } from './options/head.ts'
import { i18n } from './options/i18n.ts'
import { llms } from './options/llms.ts'
import { markdown } from './options/markdown.ts'
import { pages } from './options/pages.ts'
import { pluginOptions } from './options/plugins.ts'
import { policyOption } from './options/policy.ts'
import { redirects } from './options/redirects.ts'
import { search } from './options/search.ts'
import { siteOptions } from './options/site.ts'
import { sitemap } from './options/sitemap.ts'
import { socialCards } from './options/socialCards.ts'
import { themeConfig } from './options/theme.ts'

export const schema = group({
  ...siteOptions,
  ...checkOptions,
  /**
   * Languages of the site.
   * @default {}
   * @example { defaultLocale: 'en', locales: ['en', 'de'] }
   */
  i18n: v.optional(i18n, {}),
  /**
   * One docs instance or several; `false` for none.
   * @default {}
   * @example { sidebarPath: 'sidebars.ts' }
   */
  docs: v.optional(oneOrMany(docs), {}),
  /**
   * One folder of pages or several; `false` for none.
   * @default {}
   * @example { path: 'landing' }
   */
  pages: v.optional(oneOrMany(pages), {}),
  /**
   * One blog or several; `false` for none.
   * @default a blog if there is a folder `blog`
   * @example { blogTitle: 'News from the park' }
   */
  blog: v.optional(oneOrMany(blog)),
  /**
   * Redirects from old URLs.
   * @default {}
   * @example { redirects: [{ from: '/docs/food', to: '/docs/feeding/' }] }
   */
  redirects: v.optional(redirects, {}),
  /**
   * Troodon's search, a hosted one, or `false` for none.
   * @default 'local'
   * @example { provider: 'algolia', appId: 'YOUR_APP_ID', apiKey: 'a key that can only search', indexName: 'handbook' }
   */
  search: v.optional(search, 'local'),
  /**
   * The list of pages for search engines; `false` for none.
   * @default {}
   * @example { ignorePatterns: ['/tests/**'] }
   */
  sitemap: v.optional(sitemap, {}),
  /**
   * The lists of pages for language models, `llms.txt`; `false` for none.
   * @default {}
   * @example { exclude: ['/tests/**'] }
   */
  llms: v.optional(llms, {}),
  /**
   * Installing the site as an app and reading it without a network; `false` removes it from browsers that
   * have it.
   * @default off
   * @example { offlineModeActivationStrategies: ['always'] }
   */
  pwa: v.optional(pwa),
  /**
   * Images that social networks show for links to pages.
   * @default false
   * @example { color: '#25c2a0' }
   */
  socialCards: v.optional(socialCards, false),
  /**
   * The policy in every page for what may run and load; an object adds sources.
   * @default true
   * @example { 'img-src': ['https://images.example'] }
   */
  contentSecurityPolicy: v.optional(policyOption, true),
  /**
   * How Markdown files are read.
   * @default {}
   * @example { math: true }
   */
  markdown: v.optional(markdown, {}),
  ...pluginOptions,
  /**
   * Counting visits.
   * @default {}
   * @example { gtag: { trackingID: 'G-XXXXXXXXXX' } }
   */
  analytics: v.optional(analytics, {}),
  ...headOptions,
  /**
   * Values that components written for Docusaurus read with `useDocusaurusContext` and `useThemeConfig`,
   * beside those of the other options.
   * @default {}
   * @example { organizationName: 'park', themeConfig: { zoom: { selector: 'img' } } }
   */
  docusaurus: v.optional(v.record(v.string(), v.unknown()), {}),
  /**
   * The theme: what surrounds every page.
   * @default {}
   * @example { navbar: { title: 'Handbook' } }
   */
  themeConfig: v.optional(themeConfig, {}),
})
