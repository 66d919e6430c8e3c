// Converts configurations for Docusaurus.
import { describe, expect, it } from 'vitest'
import { convertDocusaurus as convert } from '../../../support/convertDocusaurus.ts'

/** Syntax that would change pages. */
const noExtensions = Object.fromEntries(
  [
    'abbreviations',
    'attributes',
    'captions',
    'code',
    'conditions',
    'covers',
    'definitionLists',
    'keys',
    'mark',
    'schedule',
    'scripts',
  ].map((name) => [name, false]),
)

it('the defaults of Docusaurus are written where they are others', async () => {
  expect(await convert({ title: 'T', url: 'https://a.example', baseUrl: '/', presets: ['classic'] })).toEqual(
    {
      config: {
        title: 'T',
        url: 'https://a.example',
        baseUrl: '/',
        contentDir: '.',
        compatibility: 'docusaurus',
        staticDirectories: ['static'],
        clientModules: [],
        storage: { namespace: false },
        onBrokenLinks: 'throw',
        onBrokenAnchors: 'warn',
        onDuplicateRoutes: 'warn',
        checks: {
          brokenHtmlLink: 'warn',
          brokenHtmlAnchor: 'warn',
          missingHtmlImage: 'warn',
          missingSiteFile: 'warn',
          frontMatterType: 'warn',
          frontMatterUnknownKey: 'ignore',
          redirect: 'warn',
          redirectChain: 'warn',
          redirectHidesPage: 'warn',
          unreadableImage: 'warn',
          unsafeLink: 'warn',
        },
        docs: { path: 'docs', routeBasePath: 'docs' },
        blog: { path: 'blog', routeBasePath: 'blog', feedOptions: { xslt: false }, showSeries: false },
        pages: { path: 'src/pages' },
        search: false,
        sitemap: {},
        customCss: [],
        docusaurus: { trailingSlash: null },
        markdown: { format: 'mdxFirst', mermaid: false, liveCode: false, extensions: noExtensions },
        themePath: 'src/theme',
        contentSecurityPolicy: false,
        themeConfig: {
          navbar: { title: '' },
          codeColors: expect.objectContaining({ light: expect.anything() }),
          docs: {},
        },
      },
      problems: [],
      notes: [],
      read: ['docs in docs', 'blog in blog', 'pages in src/pages', 'no search'],
    },
  )
})

it.each([
  ['https:/a.example', 'https://a.example'],
  ['https://a.example:81/', 'https://a.example:81'],
  ['https://a.example/path', 'https://a.example/path'],
  ['a.example', 'a.example'],
  ['', undefined],
])('the URL %s is %s, as browsers read it', async (url, read) => {
  expect((await convert({ url, baseUrl: '/' })).config['url']).toBe(read)
})

it('the name of the storage is the one that Docusaurus derives from the URL', async () => {
  const storageOf = async (config: Record<string, unknown>) => (await convert(config)).config['storage']
  const next = { future: { v4: true } }
  const site = { url: 'https://your-docusaurus-site.example.com', baseUrl: '/' }
  expect(await storageOf({ ...site, ...next })).toEqual({ namespace: '9f6' })
  expect(await storageOf({ ...site, storage: { namespace: true }, baseUrl: '/de' })).toEqual({
    namespace: '1fc',
  })
  const i18n = { defaultLocale: 'en', locales: ['en', 'fr', 'de'], localeConfigs: { de: { baseUrl: '/' } } }
  // `fr` is the name in a build of Docusaurus 3.10.2.
  expect(await storageOf({ ...site, ...next, i18n })).toEqual({
    namespace: { en: '9f6', fr: '171', de: '9f6' },
  })
  expect(await storageOf({ ...site, ...next, storage: { namespace: 'own' } })).toEqual({ namespace: 'own' })
  // The place of the key before Docusaurus 3.10.
  const older = { future: { experimental_storage: { type: 'sessionStorage', namespace: 'own' } } }
  expect(await storageOf({ ...site, ...older })).toEqual({ type: 'sessionStorage', namespace: 'own' })
  expect(await storageOf({ ...site, ...next, storage: { namespace: false } })).toEqual({ namespace: false })
})

describe('presets and plugins', () => {
  it('are one instance after the other', async () => {
    const { config, problems } = await convert({
      presets: [
        [
          '@docusaurus/preset-classic',
          {
            docs: { sidebarPath: '/site/sidebars.js', editUrl: 'https://git.example/edit/' },
            blog: false,
            pages: false,
            sitemap: false,
            theme: { customCss: ['./src/a.css', '/site/src/b.css'] },
          },
        ],
        null,
      ],
      plugins: [
        ['content-docs', { id: 'community', path: 'community', routeBasePath: '/community' }],
        ['@docusaurus/plugin-content-blog', { id: 'news', path: './blog' }],
        false,
        ['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/a', to: '/b' }] }],
        ['/x/node_modules/@docusaurus/plugin-client-redirects/lib/index.js', { fromExtensions: ['html'] }],
      ],
    })
    expect(problems).toEqual([])
    expect(config).toMatchObject({
      docs: [
        { path: 'docs', sidebarPath: 'sidebars.js', editUrl: 'https://git.example/edit/' },
        { id: 'community', path: 'community', routeBasePath: '/community' },
      ],
      blog: { id: 'news', path: 'blog', routeBasePath: 'blog' },
      pages: false,
      sitemap: false,
      customCss: ['src/a.css', 'src/b.css'],
      redirects: { fromExtensions: ['html'], redirects: [{ from: '/a', to: '/b' }] },
    })
  })

  it('that are not known stay plugins', async () => {
    const plugin = () => ({ name: 'own' })
    const { config } = await convert({
      plugins: ['./plugins/a.js', ['other', { b: 1 }], plugin, [plugin, { c: 2 }]],
    })
    expect(config.plugins).toEqual(['./plugins/a.js', ['other', { b: 1 }], plugin, [plugin, { c: 2 }]])
  })

  it('that search without a service mean the own search', async () => {
    const { config } = await convert({ themes: [['@easyops-cn/docusaurus-search-local', { hashed: true }]] })
    expect(config.search).toBe('local')
  })
})

it('keys without an effect and without a counterpart are named', async () => {
  const { notes } = await convert({
    organizationName: 'o',
    future: { v4: { fasterByDefault: true }, faster: true },
    unheardOf: 1,
    themeConfig: { navbar: { logo: { src: 'a.svg', sorce: 'b.svg' } } },
  })
  expect(notes.filter((note) => !note.includes('security policy'))).toEqual([
    'ineffective: organizationName',
    'unsupported: unheardOf is not an option of Docusaurus 3.',
    'ineffective: future.faster',
    'ineffective: future.v4.fasterByDefault',
    'unsupported: themeConfig.navbar.logo.sorce is not an option of Docusaurus 3.',
  ])
})

it('redirects of several plugins are made together', async () => {
  const { config } = await convert({
    plugins: [
      ['@docusaurus/plugin-client-redirects', { createRedirects: (path: string) => `/old${path}` }],
      ['@docusaurus/plugin-client-redirects', { id: 'b', createRedirects: () => ['/x', '/y'] }],
    ],
  })
  expect(config.redirects?.createRedirects?.('/docs/')).toEqual(['/old/docs/', '/x', '/y'])
  const endings = await convert({
    plugins: [['@docusaurus/plugin-client-redirects', { toExtensions: ['zip', 'exe'] }]],
  })
  const { createRedirects } = endings.config.redirects ?? {}
  expect(createRedirects?.('/files/all.zip')).toEqual(['/files/all'])
  expect(createRedirects?.('/files/all')).toEqual([])
  expect(endings.notes).toEqual([])
})

it('elements of the head keep their attributes', async () => {
  const { config, notes, problems } = await convert({
    scripts: ['/a.js', { src: 'https://cdn.example/b.js', async: true, crossorigin: null }],
    stylesheets: [{ href: '//fonts.example/c.css', type: 'text/css', onload: 'run()' }],
    headTags: [
      { tagName: 'link', attributes: { rel: 'icon', href: '/d.svg', tabindex: 1 } },
      { tagName: 'noscript', attributes: {}, innerHTML: 'e' },
      { tagName: 'title', innerHTML: 'f' },
    ],
  })
  expect(problems).toEqual([])
  expect(config).toMatchObject({
    scripts: ['/a.js', { src: 'https://cdn.example/b.js', async: true }],
    stylesheets: [{ href: '//fonts.example/c.css', type: 'text/css', onload: 'run()' }],
    headTags: [
      { tagName: 'link', attributes: { rel: 'icon', href: '/d.svg', tabindex: '1' } },
      { tagName: 'noscript', innerHTML: 'e' },
    ],
  })
  expect(notes).toEqual(['unsupported: <title> cannot be in the head.'])
})

it('elements of the PWA plugin for the head are headTags, with paths below the base URL', async () => {
  const { config, problems } = await convert({
    baseUrl: '/base/',
    headTags: [{ tagName: 'meta', attributes: { name: 'a', content: 'b' } }],
    plugins: [
      [
        '@docusaurus/plugin-pwa',
        {
          pwaHead: [
            { tagName: 'link', rel: 'manifest', href: '/manifest.json' },
            { tagName: 'link', rel: 'icon', href: 'https://cdn.example/icon.png' },
            { tagName: 'meta', name: 'theme-color', content: '#123456' },
          ],
        },
      ],
    ],
  })
  expect(problems).toEqual([])
  expect(config.headTags).toEqual([
    { tagName: 'meta', attributes: { name: 'a', content: 'b' } },
    { tagName: 'link', attributes: { rel: 'manifest', href: '/base/manifest.json' } },
    { tagName: 'link', attributes: { rel: 'icon', href: 'https://cdn.example/icon.png' } },
    { tagName: 'meta', attributes: { name: 'theme-color', content: '#123456' } },
  ])
})

it('components of options are left to the theme of Docusaurus', async () => {
  const { notes } = await convert({
    presets: [
      [
        'classic',
        {
          docs: { docsRootComponent: '@site/src/Root', docVersionRootComponent: '@theme/DocVersionRoot' },
          pages: { mdxPageComponent: '@theme/OwnPage' },
        },
      ],
    ],
  })
  expect(notes).toEqual(
    ['docs.docsRootComponent', 'docs.docVersionRootComponent', 'pages.mdxPageComponent'].map(
      (name) => `unsupported: presets[0][1].${name} has no counterpart.`,
    ),
  )
})

it('the base URL of these paths may lack its slashes', async () => {
  const pwaHead = [{ tagName: 'link', rel: 'manifest', href: 'manifest.json' }]
  const headOf = async (baseUrl: string) => {
    const { config } = await convert({ baseUrl, plugins: [['@docusaurus/plugin-pwa', { pwaHead }]] })
    return (config.headTags ?? []).map(({ attributes }) => attributes?.['href'])
  }
  expect(await headOf('base')).toEqual(['/base/manifest.json'])
  expect(await headOf('/')).toEqual(['/manifest.json'])
})

it('Google Analytics and Tag Manager are options', async () => {
  const { config, notes } = await convert({
    presets: [
      [
        'classic',
        { gtag: { trackingID: ['G-1', 'G-2'], anonymizeIP: true }, googleAnalytics: { trackingID: 'UA-1' } },
      ],
    ],
    plugins: [['@docusaurus/plugin-google-tag-manager', { containerId: 'GTM-1' }]],
  })
  expect(config.analytics).toEqual({
    gtag: { trackingID: ['G-1', 'G-2'], anonymizeIP: true },
    googleTagManager: { containerId: 'GTM-1' },
  })
  expect(notes).toContain(
    'ineffective: presets[0][1].googleAnalytics (Google ended Universal Analytics in 2023)',
  )
})

it('says what has no effect or differs without being named', async () => {
  const recmaCodeHike = () => {}
  const given = {
    presets: [
      ['classic', { docs: { recmaPlugins: [() => {}] }, blog: { recmaPlugins: [[recmaCodeHike, {}]] } }],
    ],
    themeConfig: { prism: { defaultLanguage: 'js', magicComments: [] } },
  }
  const { notes, config } = await convert(given)
  expect(notes.filter((note) => /^(?:ineffective|unsupported)/.test(note))).toEqual([
    'unsupported: presets[0][1].docs.recmaPlugins has no counterpart.',
  ])
  expect(config['markdown']).toMatchObject({ defaultCodeLanguage: 'js' })
})

it('has diagrams and live code only where the site asks for them', async () => {
  const shown = async (given: Readonly<Record<string, unknown>>) => {
    const { mermaid = true, liveCode = true } = (await convert(given)).config.markdown ?? {}
    return { mermaid, liveCode }
  }
  expect(await shown({})).toEqual({ mermaid: false, liveCode: false })
  expect(await shown({ themes: ['@docusaurus/theme-mermaid', 'live-codeblock'] })).toEqual({
    mermaid: false,
    liveCode: true,
  })
  expect(await shown({ markdown: { mermaid: true }, themes: ['own-live-codeblock'] })).toEqual({
    mermaid: true,
    liveCode: true,
  })
})

it('the plugin for cascade layers is the flag, and also runs with layers of the site', async () => {
  const plugin = '@docusaurus/plugin-css-cascade-layers'
  const converted = async (given: unknown) => {
    const { config, notes } = await convert({
      title: 'Own',
      url: 'https://a.example',
      plugins: [given],
    })
    return { future: config.docusaurus?.['future'], plugins: config.plugins, notes }
  }
  const future = { v4: { useCssCascadeLayers: true } }
  const usual = { future, plugins: undefined, notes: [] }
  expect(await converted(plugin)).toEqual(usual)
  expect(await converted(['css-cascade-layers', { id: 'default' }])).toEqual(usual)
  const mine = { layers: { mine: (path: string) => path.includes('/src/css/') } }
  expect(await converted([plugin, mine])).toMatchObject({ future: undefined, plugins: [[plugin, mine]] })
  const all = { layers: { ...mine.layers, infima: (path: string) => path.includes('node_modules/infima/') } }
  expect(await converted([plugin, all])).toMatchObject({ future, plugins: [[plugin, all]] })
})

it('adds the elements that a template has in its head', async () => {
  const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% if (it.noIndex) { %>
      <meta name="robots" content="noindex, nofollow" />
    <% } %>
    <%~ it.headTags %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <meta name="theme" content="&quot;a&quot;">
    <link rel="preload" href="<%= it.baseUrl %>a.woff2" crossorigin>
    <script>if (1 < 2) run('<b>')</script>
    <script src="<%= it.scripts[0] %>"></script>
    <% it.scripts.forEach((script) => { %>
      <link rel="preload" href="<%= it.baseUrl %><%= script %>" as="script">
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>><div id="__docusaurus"><%~ it.appHtml %></div></body>
</html>`
  const { config, notes } = await convert({ baseUrl: '/x/', ssrTemplate })
  expect(config['headTags']).toEqual([
    { tagName: 'meta', attributes: { name: 'theme', content: '"a"' } },
    { tagName: 'link', attributes: { rel: 'preload', href: '/x/a.woff2', crossorigin: true } },
    { tagName: 'script', attributes: {}, innerHTML: "if (1 < 2) run('<b>')" },
  ])
  expect(notes).toContain('differs: Of ssrTemplate, only the elements of the head are used.')
})
