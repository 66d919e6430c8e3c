// Which reference page describes which options of the configuration.

interface ReferencePage {
  /** Below content/docs/api/. */
  readonly page: string
  readonly covers: (key: string) => boolean
  /** Names on the page begin below this option. */
  readonly root?: string
  /** Options that are described once for several places: the path of the place, and the path on the page. */
  readonly shapes?: readonly (readonly [string, string])[]
}

const within =
  (...roots: readonly string[]) =>
  (key: string) =>
    roots.some((root) => key === root || key.startsWith(`${root}.`))
const below = (root: string) => (key: string) => key.startsWith(`${root}.`)

/** Roots whose own options are on other pages. */
const elsewhere = [
  'docs',
  'blog',
  'pages',
  'redirects',
  'search',
  'sitemap',
  'llms',
  'pwa',
  'analytics',
  'themeConfig',
]

export const referencePages: readonly ReferencePage[] = [
  { page: 'docusaurus.config.js.md', covers: (key) => !elsewhere.some((root) => below(root)(key)) },
  { page: 'plugins/plugin-content-docs.md', root: 'docs', covers: below('docs') },
  { page: 'plugins/plugin-content-blog.md', root: 'blog', covers: below('blog') },
  { page: 'plugins/plugin-content-pages.md', root: 'pages', covers: below('pages') },
  { page: 'plugins/plugin-client-redirects.md', root: 'redirects', covers: below('redirects') },
  { page: '../agents.md', root: 'llms', covers: below('llms') },
  { page: 'plugins/plugin-sitemap.md', root: 'sitemap', covers: below('sitemap') },
  {
    page: 'plugins/plugin-pwa.md',
    root: 'pwa',
    covers: below('pwa'),
    shapes: [['manifest.shortcuts.icons', 'manifest.icons']],
  },
  { page: 'plugins/plugin-google-gtag.md', root: 'analytics', covers: within('analytics.gtag') },
  {
    page: 'plugins/plugin-google-tag-manager.md',
    root: 'analytics',
    covers: within('analytics.googleTagManager'),
  },
  {
    page: 'themes/theme-configuration.md',
    root: 'themeConfig',
    covers: below('themeConfig'),
    shapes: [
      ['navbar.logo', 'logo'],
      ['footer.logo', 'logo'],
      ['codeColors.light', 'colors'],
      ['codeColors.dark', 'colors'],
    ],
  },
  { page: 'themes/theme-search-algolia.md', root: 'search', covers: below('search') },
]
