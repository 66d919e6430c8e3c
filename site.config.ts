import { defineConfig, type EditUrlInput } from 'troodon'
import published from './build/shared/published.json' with { type: 'json' }
import manifest from './package.json' with { type: 'json' }
import { findRepository } from './scripts/repository.ts'

const url = 'https://troodon.example'
const repository = findRepository(import.meta.dirname)

/** Without a known repository, a page of this site explains how to edit the file. */
const explainEdit = ({ versionDocsDirPath, docPath }: EditUrlInput) =>
  `/community/edit-a-page/?file=${`${versionDocsDirPath}/${docPath}`.split('/').map(encodeURIComponent).join('/')}`
const editUrl = repository?.editUrl ?? explainEdit
const history = { showLastUpdateTime: true, showLastUpdateAuthor: true }
// Old versions lead to the current source.
const documents = { editUrl, editCurrentVersion: true, showDescription: true, ...history }

/** The last line of every page: where the code is, and what a machine reads. */
const footerLinks = [
  `<a href="/releases/">Troodon ${manifest.version}</a>`,
  repository ? `<a href="${repository.url}">Repository</a>` : null,
  published.isPublished ? '<a href="https://www.npmjs.com/package/troodon">npm</a>' : null,
  `${manifest.license} license`,
  '<a href="/llms.txt">llms.txt</a>',
  '<a href="/blog/rss.xml">RSS</a>',
]
  .filter(Boolean)
  .join(' · ')

export default defineConfig({
  title: 'Troodon',
  tagline: 'Docusaurus sites, built in seconds',
  url,
  baseUrl: '/',
  trailingSlash: true,
  allowedSecrets: { c995c38e8d: 'The example of a token in the reference of error codes' },
  favicon: 'img/favicon.svg',
  docs: [
    {
      lastVersion: 'current',
      onlyIncludeVersions: ['current', '3.6.3', '3.5.2'],
      versions: { current: { label: 'Canary 🚧' } },
      ...documents,
    },
    {
      id: 'community',
      path: 'community',
      routeBasePath: '/community',
      sidebarPath: 'sidebars-community.ts',
      ...documents,
    },
    {
      id: 'docs-tests',
      path: 'tests/docs',
      routeBasePath: '/tests/docs',
      sidebarPath: 'tests/docs-sidebars.ts',
      categoryIndexNames: ['index', 'readme', 'intro'],
      versions: { current: { noIndex: true } },
      ...documents,
    },
  ],
  blog: [
    {
      blogTitle: 'Troodon blog',
      blogDescription: 'Notes about the history of Docusaurus and about building documentation sites',
      pinned: [
        {
          label: 'Why a rebuild is proven',
          description: 'Each stored result is named by a hash of its inputs.',
          to: '/news/why-a-rebuild-is-proven/',
        },
        {
          label: 'Checked before published',
          description: 'What a build checks before it writes a file, and what that costs.',
          to: '/news/check-before-publishing/',
        },
        {
          label: 'What Troodon can’t do',
          description: 'The limits today, and what differs from Docusaurus.',
          to: '/docs/limits/',
        },
      ],
      blogSidebarTitle: 'All our posts',
      authorPageBasePath: 'authors',
      blogSidebarCount: 'ALL',
      postsPerPage: 5,
      // Without it, the name of the site would stand in front of a title that begins with it.
      feedOptions: { type: 'all', title: 'Troodon blog' },
      onUntruncatedBlogPosts: 'throw',
      onInlineTags: 'throw',
      editUrl,
      ...history,
    },
    {
      id: 'news',
      path: 'news',
      routeBasePath: '/news',
      blogTitle: 'From Troodon',
      blogDescription: 'How Troodon works, and what we measured',
      blogSidebarTitle: 'From Troodon',
      archiveBasePath: null,
      feedOptions: { type: 'all', title: 'From Troodon' },
      editUrl,
    },
    {
      id: 'changelog',
      path: 'changelog',
      routeBasePath: '/changelog',
      entries: 'releases',
      onUntruncatedBlogPosts: 'ignore',
      blogTitle: 'Changelog of Docusaurus',
      blogDescription:
        'What each release of Docusaurus changed for writers, and whether Troodon supports it. Written in 2026 from the public release notes. Troodon’s own changes are under “Troodon releases” in the footer.',
      blogSidebarTitle: 'Changelog',
      blogSidebarCount: 'ALL',
      postsPerPage: 20,
      showReadingTime: false,
      archiveBasePath: null,
      feedOptions: { type: 'all', language: 'en' },
      editUrl,
    },
    {
      id: 'blog-tests',
      path: 'tests/blog',
      routeBasePath: '/tests/blog',
      blogTitle: 'Test blog',
      authorPageBasePath: 'authors',
      blogDescription: 'Posts that show one behaviour each',
      blogSidebarCount: 'ALL',
      postsPerPage: 3,
      wordsPerMinute: 5,
      feedOptions: {
        type: 'all',
        title: 'Test blog',
        xslt: { rss: 'custom-rss.xsl', atom: 'custom-atom.xsl' },
      },
      onInlineAuthors: 'ignore',
      editUrl,
      onUntruncatedBlogPosts: 'ignore',
    },
  ],
  debug: true,
  // Who installs the site keeps the current documentation and the blog; old versions and tests stay on the
  // network.
  pwa: {
    injectManifestConfig: {
      globIgnores: ['docs/3.*/**', 'tests/**', '__docusaurus/**', 'dogfooding/**'],
    },
  },
  search: {
    provider: 'local',
    missingResultsUrl: '/feature-requests/?q={query}',
    ignorePatterns: ['/tests/**'],
    weights: {
      '/docs/{api/**,cli/}': 0.8,
      '/docs/{error-codes/**,migration/v2/**}': 0.5,
      '/docs/api/plugins/**/plugin-{google-analytics,rsdoctor,vercel-analytics}/': 0.5,
      '/community/**': 0.8,
      '/blog/**': 0.4,
      '/changelog/**': 0.3,
    },
    aliases: {
      a11y: 'accessibility',
      ci: 'continuous integration',
      colors: 'styling',
      'create a page': 'pages',
      css: 'styling',
      'dark mode': 'color mode',
      i18n: 'internationalization',
      latex: 'math',
      mermaid: 'diagrams',
      migrate: 'migration',
      migration: 'migrate',
      navigation: 'sidebar',
      rss: 'feeds',
      tailwind: 'styling',
      toc: 'table of contents',
      translations: 'internationalization',
    },
  },
  socialCards: true,
  sitemap: { ignorePatterns: ['/tests/**'] },
  llms: { exclude: ['/tests/**', '/{blog,changelog,news}/{authors,page,tags}/**'] },
  redirects: {
    fromExtensions: ['html'],
    redirects: [
      { from: ['/docs/support', '/docs/next/support'], to: '/community/support/' },
      { from: ['/docs/team', '/docs/next/team'], to: '/community/team/' },
      { from: ['/docs/resources', '/docs/next/resources'], to: '/community/resources/' },
      { from: '/docs/api/misc/docusaurus-init', to: '/docs/api/misc/create-docusaurus/' },
      { from: '/docs/introduction', to: '/docs/' },
      { from: '/home/', to: '/' },
      { from: '/home/qs', to: '/?a=1' },
      { from: '/home/anchor', to: '/#anchor' },
      { from: '/home/absolute', to: `${url}/` },
      { from: '/home/absolute/qs', to: `${url}/?a=1` },
      { from: '/home/absolute/anchor', to: `${url}/#anchor` },
    ],
  },
  pages: [
    { deepRoutes: ['/feature-requests'], editUrl },
    { id: 'pages-tests', path: 'tests/pages', routeBasePath: '/tests/pages', editUrl },
  ],
  checks: {
    overrides: [
      {
        files: 'content/tests/**',
        // Pages that show what happens with such texts.
        checks: {
          skippedHeadingLevel: 'off',
          vagueLinkText: 'off',
          duplicateTitle: 'off',
          unreachedPage: 'off',
        },
      },
    ],
  },
  markdown: {
    // A page of the tests is unlisted by this rule, not by its own front matter.
    frontMatter: ({ filePath, frontMatter }) =>
      filePath.endsWith('tests/visibility/force-unlisted.md')
        ? { ...frontMatter, unlisted: true }
        : frontMatter,
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
  customCss: 'content/css/site.css',
  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'preload',
        href: '/fonts/manrope.woff2',
        as: 'font',
        type: 'font/woff2',
        crossorigin: true,
      },
    },
  ],
  // Visitors of the published site load nothing of it.
  clientModules: process.env['DEPLOY_PREVIEW'] === 'true' ? ['content/clientModules/logRouteUpdates.ts'] : [],
  themeConfig: {
    image: 'img/logo.svg',
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
    linkPreviews: true,
    announcementBar: {
      id: 'try-your-documents',
      content:
        'Already on Docusaurus? <a href="/docs/migration/">Build your site with Troodon, unedited</a>.',
      isCloseable: true,
    },
    navbar: {
      title: 'Troodon',
      hideOnScroll: true,
      logo: { src: 'img/logo.svg', alt: '', width: 32, height: 32 },
      items: [
        { type: 'doc', docId: 'introduction', label: 'Docs', position: 'left' },
        { type: 'docSidebar', sidebarId: 'api', label: 'Reference', position: 'left' },
        { to: '/blog/', label: 'Blog', position: 'left' },
        { to: '/showcase/', label: 'Showcase', position: 'left' },
        {
          type: 'docSidebar',
          sidebarId: 'community',
          docsPluginId: 'community',
          label: 'Community',
          position: 'left',
          activeBaseRegex: '/community/',
        },
        { type: 'custom-dogfood-navbar-item', position: 'right', content: '😉' },
        { type: 'search', position: 'right' },
        {
          type: 'docsVersionDropdown',
          position: 'right',
          dropdownItemsAfter: [{ to: '/versions/', label: 'All versions' }],
        },
        {
          type: 'localeDropdown',
          position: 'right',
          dropdownItemsAfter: [{ to: '/docs/i18n/introduction/', label: 'Help to translate' }],
        },
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {
          title: 'Learn',
          items: [
            { label: 'Introduction', to: '/docs/' },
            { label: 'Compare', to: '/docs/compare/' },
            { label: 'Troodon in 5 minutes', to: '/docs/troodon-in-5-minutes/' },
            { label: 'Installation', to: '/docs/installation/' },
            { label: 'Deployment', to: '/docs/deployment/' },
            { label: 'Search', to: '/docs/search/' },
          ],
        },
        {
          title: 'Reference',
          items: [
            { label: 'Command line', to: '/docs/cli/' },
            { label: 'Configuration', to: '/docs/api/docusaurus-config/' },
            { label: 'Theme configuration', to: '/docs/api/themes/configuration/' },
            { label: 'Move from Docusaurus', to: '/docs/migration/' },
            { label: 'Limits', to: '/docs/limits/' },
            { label: 'Versions', to: '/versions/' },
          ],
        },
        {
          title: 'Community',
          items: [
            { label: 'Support', to: '/community/support/' },
            { label: 'Team', to: '/community/team/' },
            { label: 'Resources', to: '/community/resources/' },
            { label: 'Contributing', to: '/community/contributing/' },
            { label: 'Feature requests', to: '/feature-requests/' },
            ...(repository ? [{ label: 'Source code', href: repository.url }] : []),
          ],
        },
        {
          title: 'More',
          items: [
            { label: 'Blog', to: '/blog/' },
            { label: 'From Troodon', to: '/news/' },
            { label: 'Troodon releases', to: '/releases/' },
            { label: 'Docusaurus releases', to: '/changelog/' },
            { label: 'Showcase', to: '/showcase/' },
          ],
        },
      ],
      copyright: `${footerLinks} <br> Troodon is an independent project. It is not made by the Docusaurus team and not affiliated with it.`,
    },
  },
})
