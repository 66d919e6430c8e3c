// A configuration for Docusaurus → what a `site.config` would say, with notes about what differs. Where a
// default of Docusaurus is another than ours, its value is written.
import type { SiteConfig } from '../../../config/siteConfig.ts'
import { type Raw, rawOf } from '../docusaurusConfig.ts'
import { convertAnalytics } from './analytics.ts'
import { convertBlog } from './blog.ts'
import { convertChecks } from './checks.ts'
import { type Convert, defined } from './context.ts'
import { convertDocs } from './docs.ts'
import type { Entry } from './entries.ts'
import { convertHead } from './head.ts'
import { convertI18n } from './i18n.ts'
import { admonitionsOf, convertMarkdown } from './markdown.ts'
import { convertPages } from './pages.ts'
import { convertPlugins } from './plugins.ts'
import { noteRead } from './readNotes.ts'
import { convertSite } from './site.ts'
import { convertTheme } from './theme.ts'
import { componentValues } from './values.ts'

/** `entries` are the plugins and themes of all presets and of the site, without those that are off. */
export function convertConfig(config: Raw, entries: readonly Entry[], convert: Convert): SiteConfig {
  // Docusaurus refuses options that it does not know.
  const own = rawOf(rawOf(config['customFields'])['troodon'])
  const theme = own['theme'] ?? themeOf(convert)
  const plugins = convertPlugins(entries, rawOf(config['themeConfig']), theme, convert)
  // Forks of the package have similar names.
  const hasLiveCode = entries.some(({ name }) => /\blive-?code/i.test(name ?? ''))
  const content = [...plugins.docs, ...plugins.blog, ...plugins.pages]
  const written = defined({
    ...convertSite(config, convert),
    // A folder `content` has no special meaning in Docusaurus.
    contentDir: '.',
    compatibility: 'docusaurus',
    theme,
    ...convertChecks(config),
    i18n: convertI18n(config, convert),
    docs: oneOrMany(plugins.docs.map((one) => convertDocs(one, convert))),
    blog: oneOrMany(plugins.blog.map((one) => convertBlog(one, convert))),
    pages: oneOrMany(plugins.pages.flatMap((one) => convertPages(one, convert))),
    redirects: plugins.redirects,
    search: plugins.search || (own['search'] ?? false),
    sitemap: plugins.sitemap,
    pwa: plugins.pwa,
    debug: plugins.debug,
    customCss: plugins.customCss,
    markdown: convertMarkdown(config, { admonitions: admonitionsOf(content), hasLiveCode }, convert),
    analytics: convertAnalytics(entries, convert),
    ...convertHead(config, entries, theme, convert),
    // Scripts that load scripts of other hosts must work, as with Docusaurus.
    contentSecurityPolicy: false,
    docusaurus: componentValues(config, entries),
    themePath: 'src/theme',
    plugins: plugins.others.length > 0 ? plugins.others : undefined,
    themeConfig: convertTheme(rawOf(config['themeConfig']), convert),
  })
  noteRead(written, plugins.hasOwnSearch, convert)
  return written as SiteConfig
}

const themeOf = ({ hasTheme }: Convert) => (hasTheme ? 'docusaurus' : undefined)

/** `false` for none. */
const oneOrMany = (all: readonly object[]): unknown =>
  all.length === 0 ? false : all.length === 1 ? all[0] : all
