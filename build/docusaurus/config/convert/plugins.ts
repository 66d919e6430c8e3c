// Plugins and themes → the options that do the same here. Others stay plugins.
import { listOf, type Raw, rawOf } from '../docusaurusConfig.ts'
import { type Convert, convertKeys, defined } from './context.ts'
import type { Entry } from './entries.ts'
import { hasUsualLayers } from './layers.ts'
import { algoliaSearch } from './search.ts'

export interface ConvertedPlugins {
  readonly docs: readonly Entry[]
  readonly blog: readonly Entry[]
  readonly pages: readonly Entry[]
  readonly redirects: unknown
  readonly search: unknown
  /** Whether the site's own theme has a search that needs no service. */
  readonly hasOwnSearch: boolean
  readonly sitemap: unknown
  readonly pwa: unknown
  readonly debug: true | undefined
  readonly customCss: readonly unknown[]
  /** As they are written. */
  readonly others: readonly unknown[]
}

/** `theme` is the one that shows the site's pages. */
export function convertPlugins(
  entries: readonly Entry[],
  themeConfig: Raw,
  theme: unknown,
  convert: Convert,
): ConvertedPlugins {
  const named = (name: string) => entries.filter((entry) => entry.name === name)
  const last = (name: string) => named(name).at(-1)
  const sitemap = last('@docusaurus/plugin-sitemap')
  const pwa = last('@docusaurus/plugin-pwa')
  for (const entry of entries) noteKnown(entry, convert)
  return {
    docs: named('@docusaurus/plugin-content-docs'),
    blog: named('@docusaurus/plugin-content-blog'),
    pages: named('@docusaurus/plugin-content-pages'),
    redirects: redirectsOf(named('@docusaurus/plugin-client-redirects'), convert),
    search: entries.some((entry) => theme !== 'docusaurus' && isLocalSearch(entry))
      ? 'local'
      : algoliaSearch(themeConfig, convert),
    hasOwnSearch: theme === 'docusaurus' && entries.some(isLocalSearch),
    sitemap: sitemap ? sitemapOf(sitemap, convert) : false,
    pwa: pwa && pwaOf(pwa, convert),
    debug: last('@docusaurus/plugin-debug') && true,
    customCss: named('@docusaurus/theme-classic').flatMap(({ options }) =>
      [options['customCss'] ?? []].flat().map((one) => (typeof one === 'string' ? convert.path(one) : one)),
    ),
    others: otherPlugins(entries, theme).map((entry) => pluginOf(entry, convert)),
  }
}

/** Search without a service, in its several packages. */
const localSearch =
  /^(?:@easyops-cn\/docusaurus-search-local|docusaurus-lunr-search|@cmfcmf\/docusaurus-search-local|docusaurus-plugin-search-local|@getcanary\/docusaurus-theme-search-pagefind|docusaurus-plugin-pagefind)$/

const isLocalSearch = ({ name }: Entry): boolean => name !== null && localSearch.test(name)

/** Packages whose features are built in. */
const builtIn = new Set([
  '@docusaurus/plugin-content-docs',
  '@docusaurus/plugin-content-blog',
  '@docusaurus/plugin-content-pages',
  '@docusaurus/plugin-client-redirects',
  '@docusaurus/plugin-sitemap',
  '@docusaurus/plugin-pwa',
  '@docusaurus/plugin-ideal-image',
  '@docusaurus/theme-classic',
  '@docusaurus/theme-mermaid',
  '@docusaurus/theme-live-codeblock',
  '@docusaurus/theme-search-algolia',
  '@docusaurus/plugin-debug',
  '@docusaurus/plugin-svgr',
  'docusaurus-plugin-sass',
  '@docusaurus/plugin-google-gtag',
  '@docusaurus/plugin-google-analytics',
  '@docusaurus/plugin-google-tag-manager',
])

/** Packages that change how Docusaurus builds, which does not matter here. */
const buildTools = new Set(['@docusaurus/faster', '@docusaurus/plugin-rsdoctor', '@rsdoctor/rspack-plugin'])

/** Those that are run as they are. A search that belongs to the site's theme needs its own index. */
export const otherPlugins = (entries: readonly Entry[], theme: unknown = 'troodon'): readonly Entry[] =>
  entries.filter((entry) => !isKnown(entry, theme))

const isKnown = (entry: Entry, theme: unknown): boolean =>
  entry.name !== null &&
  (builtIn.has(entry.name) ||
    buildTools.has(entry.name) ||
    (theme !== 'docusaurus' && isLocalSearch(entry)) ||
    hasUsualLayers(entry))

/** Those of them without options that matter here. */
const withoutOptions = new Set([
  '@docusaurus/plugin-debug',
  '@docusaurus/plugin-ideal-image',
  '@docusaurus/plugin-svgr',
  '@docusaurus/theme-live-codeblock',
  '@docusaurus/theme-mermaid',
  '@docusaurus/theme-search-algolia',
  'docusaurus-plugin-sass',
])

function noteKnown({ name, where, options }: Entry, { note, hasTheme }: Convert): void {
  if (name === null) return
  if (buildTools.has(name)) note('ineffective', `${where} (${name})`)
  // The theme of a site makes its components of SVG files.
  if (withoutOptions.has(name) && !(hasTheme && name === '@docusaurus/plugin-svgr'))
    for (const key of Object.keys(options).filter((one) => one !== 'id'))
      note('ineffective', `${where}.${key}`)
}

/** A plugin that is run as it is. Files of the site are named from its folder. */
function pluginOf({ module, options }: Entry, { path }: Convert): unknown {
  const given =
    typeof module === 'string' && /^(?:[A-Za-z]:)?[./\\]/.test(module) ? `./${path(module)}` : module
  return Object.keys(options).length > 0 ? [given, options] : given
}

type Creator = (path: string) => string | readonly string[] | null | undefined

function redirectsOf(entries: readonly Entry[], convert: Convert): unknown {
  if (entries.length === 0) return undefined
  const all = entries.map(({ options, where }) =>
    convertKeys(
      options,
      where,
      {
        same: ['fromExtensions', 'toExtensions', 'redirects', 'createRedirects'],
        other: ['id'],
      },
      convert,
    ),
  )
  const creators = all.flatMap(({ createRedirects: one, toExtensions }) => [
    ...(typeof one === 'function' ? [one as Creator] : []),
    ...listOf(toExtensions).map((ending) => toEnding(`.${ending}`)),
  ])
  return defined({
    fromExtensions: all.flatMap((one) => listOf(one['fromExtensions'])),
    redirects: all.flatMap((one) => listOf(one['redirects'])),
    createRedirects:
      creators.length > 1 ? (path: string) => creators.flatMap((one) => one(path) ?? []) : creators[0],
  })
}

/** `/archive` leads to the page `/archive.zip`. */
const toEnding =
  (ending: string): Creator =>
  (path) =>
    path.endsWith(ending) ? path.slice(0, -ending.length) : undefined

/** Without `lastmod`, items have no dates in Docusaurus; here they have. */
function sitemapOf({ options, where }: Entry, convert: Convert): unknown {
  const same = convertKeys(
    options,
    where,
    {
      same: ['ignorePatterns', 'filename', 'lastmod', 'changefreq', 'priority', 'createSitemapItems'],
      nullable: ['lastmod', 'changefreq', 'priority'],
      other: ['id'],
      ineffective: ['trailingSlash', 'cacheTime'],
    },
    convert,
  )
  if (same['lastmod'] !== 'datetime') return same
  convert.note('differs', 'The sitemap contains days without a time.', { where: `${where}.lastmod` })
  return { ...same, lastmod: 'date' }
}

function pwaOf({ options, where }: Entry, convert: Convert): unknown {
  const same = convertKeys(
    options,
    where,
    {
      same: ['offlineModeActivationStrategies', 'debug'],
      other: ['id', 'pwaHead', 'injectManifestConfig'],
      unsupported: {
        swCustom: 'Troodon uses its own service worker.',
        swRegister: 'Troodon uses its own service worker.',
      },
    },
    convert,
  )
  const { globPatterns, globIgnores, maximumFileSizeToCacheInBytes } = rawOf(options['injectManifestConfig'])
  return defined({
    ...same,
    injectManifestConfig: defined({ globPatterns, globIgnores, maximumFileSizeToCacheInBytes }),
  })
}
