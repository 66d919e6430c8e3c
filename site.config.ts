import { defineConfig } from './build/defineConfig.ts'

export default defineConfig({
  title: 'Troodon',
  tagline: 'Documentation sites that build in seconds',
  url: 'https://troodon.example',
  baseUrl: '/',
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  docs: {
    lastVersion: 'current',
    onlyIncludeVersions: ['current', '3.6.3', '3.5.2'],
    versions: { current: { label: 'Canary 🚧' } },
    showLastUpdateTime: true,
    showLastUpdateAuthor: true,
  },
  pages: [{}, { id: 'pages-tests', path: 'tests/pages', routeBasePath: '/tests/pages' }],
  markdown: {
    math: true,
    admonitions: ['security'],
    magicComments: [
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: { start: 'highlight-start', end: 'highlight-end' },
      },
      { className: 'code-block-error-line', line: 'This will error' },
    ],
  },
  customFields: { crashTest: false, isDeployPreview: process.env['DEPLOY_PREVIEW'] === 'true' },
  themePath: 'content/theme',
  // Visitors of the published site load nothing of it.
  clientModules: process.env['DEPLOY_PREVIEW'] === 'true' ? ['content/clientModules/logRouteUpdates.ts'] : [],
  themeConfig: {
    image: 'img/logo.svg',
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
    navbar: {
      title: 'Troodon',
      hideOnScroll: true,
      logo: { src: 'img/logo.svg', alt: '', width: 32, height: 32 },
      items: [
        { type: 'doc', docId: 'introduction', label: 'Docs', position: 'left' },
        { type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left' },
        { type: 'custom-dogfood-navbar-item', position: 'right', content: '😉' },
        { type: 'docsVersionDropdown', position: 'right', dropdownItemsAfter: [{ to: '/versions/', label: 'All versions' }] },
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {
          title: 'Learn',
          items: [
            { label: 'Introduction', to: '/docs/' },
            { label: 'Installation', to: '/docs/installation/' },
          ],
        },
        {
          title: 'More',
          items: [
            { label: 'Versions', to: '/versions/' },
            { label: 'Markdown page', to: '/examples/markdownPageExample/' },
          ],
        },
      ],
      copyright: 'Troodon is an independent project. It is not made by or affiliated with Docusaurus.',
    },
  },
})
