// What a configuration for Docusaurus becomes.
import { describe, expect, it } from 'vitest'
import type { Convert } from '../../../../build/config/docusaurus/convert/context.ts'
import { convertConfig } from '../../../../build/config/docusaurus/convert/convertConfig.ts'
import type { Raw } from '../../../../build/config/docusaurus/docusaurusConfig.ts'
import { findEntries } from '../../../../build/config/docusaurus/findEntries.ts'
import { readConfig } from '../../../../build/config/normalize.ts'
import type { SetupNote } from '../../../../build/model/setupNote.ts'

/** The folders `docs`, `blog` and `src/pages` exist. */
async function convert(given: Raw) {
  const notes: SetupNote[] = []
  const context: Convert = {
    path: (path) => path.replace(/^\/site\/|^\.\//, ''),
    hasFolder: (path) => ['docs', 'blog', 'src/pages', 'community'].includes(path),
    note: (group, text, more = {}) => void notes.push({ group, text, ...more }),
  }
  const config = convertConfig(given, await findEntries(given, context, async () => ({})), context)
  const read = readConfig(config, { hasFolder: context.hasFolder })
  return {
    config,
    problems: read.ok ? [] : read.problems.map(({ path, message }) => `${path} ${message}`),
    notes: notes
      .filter(({ group, where }) => group !== 'read' && where !== 'trailingSlash')
      .map(({ group, text }) => `${group}: ${text}`),
    read: notes.filter(({ group }) => group === 'read').map(({ text }) => text),
  }
}

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
          missingHtmlImage: 'warn',
          frontMatterType: 'warn',
          frontMatterUnknownKey: 'ignore',
          redirectHidesPage: 'warn',
          unreadableImage: 'warn',
          unsafeLink: 'warn',
        },
        docs: { path: 'docs', routeBasePath: 'docs' },
        blog: { path: 'blog', routeBasePath: 'blog', feedOptions: { xslt: false } },
        pages: { path: 'src/pages' },
        search: false,
        sitemap: {},
        customCss: [],
        docusaurus: { trailingSlash: null },
        markdown: { format: 'mdxFirst' },
        themePath: 'src/theme',
        contentSecurityPolicy: false,
        themeConfig: {
          navbar: { title: '' },
          codeColors: expect.objectContaining({ light: expect.anything() }),
          docs: {},
        },
      },
      problems: [],
      notes: ['differs: Pages have no security policy, as with Docusaurus.'],
      read: ['docs in docs', 'blog in blog', 'pages in src/pages'],
    },
  )
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
    future: { v4: { useCssCascadeLayers: true }, faster: true },
    unheardOf: 1,
    themeConfig: { navbar: { logo: { src: 'a.svg', sorce: 'b.svg' } } },
  })
  expect(notes.filter((note) => !note.includes('security policy'))).toEqual([
    'ineffective: organizationName',
    'unsupported: unheardOf is not an option of Docusaurus 3.',
    'ineffective: future.faster',
    'ineffective: future.v4.useCssCascadeLayers',
    'unsupported: themeConfig.navbar.logo.sorce is not an option of Docusaurus 3.',
  ])
})

it('themeConfig keeps colors, classes and attributes', async () => {
  const { config, problems } = await convert({
    themeConfig: {
      announcementBar: { content: 'Hi', backgroundColor: '#fff', textColor: 'rgb(1, 2, 3)' },
      navbar: {
        title: null,
        style: 'primary',
        hideOnScroll: true,
        logo: { src: 'a.svg', width: '32px', height: 8 },
      },
      footer: {
        links: [
          {
            title: 'A',
            className: 'wide',
            items: [{ label: 'B', href: 'https://b.example', rel: 'me', 'data-x': 1 }],
          },
          { items: [{ html: '<b>C</b>', className: 'c' }] },
        ],
      },
    },
  })
  expect(problems).toEqual([])
  expect(config.themeConfig).toMatchObject({
    announcementBar: { content: 'Hi', backgroundColor: '#fff', textColor: 'rgb(1, 2, 3)' },
    navbar: { title: '', style: 'primary', hideOnScroll: true, logo: { src: 'a.svg', width: 32, height: 8 } },
    footer: {
      links: [
        {
          title: 'A',
          className: 'wide',
          items: [{ label: 'B', href: 'https://b.example', attributes: { rel: 'me', 'data-x': '1' } }],
        },
        { title: null, items: [{ html: '<b>C</b>', className: 'c' }] },
      ],
    },
  })
})

it('redirects of several plugins are made together', async () => {
  const { config } = await convert({
    plugins: [
      ['@docusaurus/plugin-client-redirects', { createRedirects: (path: string) => `/old${path}` }],
      ['@docusaurus/plugin-client-redirects', { id: 'b', createRedirects: () => ['/x', '/y'] }],
    ],
  })
  expect(config.redirects?.createRedirects?.('/docs/')).toEqual(['/old/docs/', '/x', '/y'])
})

it('the search of Algolia keeps its agent', async () => {
  const { config, notes } = await convert({
    themeConfig: {
      algolia: {
        appId: 'a',
        apiKey: 'b',
        indexName: 'c',
        contextualSearch: false,
        searchPagePath: false,
        insights: { insightsClient: null },
        askAi: { assistantId: 'd', apiKey: 'b' },
      },
    },
  })
  expect(config.search).toEqual({
    provider: 'algolia',
    appId: 'a',
    apiKey: 'b',
    indexName: 'c',
    contextualSearch: false,
    searchPagePath: false,
    insights: true,
    askAi: { agentId: 'd', apiKey: 'b' },
  })
  expect(notes).toHaveLength(1)
})

it('elements of the head keep their attributes, but for code', async () => {
  const { config, notes, problems } = await convert({
    scripts: ['/a.js', { src: 'https://cdn.example/b.js', async: true, crossorigin: null }],
    stylesheets: [{ href: '//fonts.example/c.css', type: 'text/css', onload: 'run()' }],
    headTags: [
      { tagName: 'link', attributes: { rel: 'icon', href: '/d.svg', tabindex: 1 } },
      { tagName: 'noscript', attributes: {}, innerHTML: 'e' },
    ],
  })
  expect(problems).toEqual([])
  expect(config).toMatchObject({
    scripts: ['/a.js', { src: 'https://cdn.example/b.js', async: true }],
    stylesheets: [{ href: '//fonts.example/c.css', type: 'text/css' }],
    headTags: [{ tagName: 'link', attributes: { rel: 'icon', href: '/d.svg', tabindex: '1' } }],
  })
  expect(notes).toEqual([
    'unsupported: The attribute onload is code, which the security policy does not run.',
    'unsupported: The head has no element <noscript>.',
    'differs: Pages have no security policy, as with Docusaurus.',
  ])
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

it('values that only components read are kept, without functions', async () => {
  const { config, notes } = await convert({
    organizationName: 'park',
    presets: ['classic'],
    themeConfig: {
      zoom: { selector: 'img', run: () => {}, at: [1, /x/, { a: undefined }] },
      navbar: { title: 'N' },
      prism: { theme: { plain: { color: 'red' } } },
    },
  })
  expect(config.docusaurus).toEqual({
    organizationName: 'park',
    trailingSlash: null,
    themeConfig: {
      zoom: { selector: 'img', at: [1, null, {}] },
      prism: { theme: { plain: { color: 'red' } } },
    },
  })
  expect(notes.filter((note) => note.includes('zoom'))).toEqual([])
})

it('says what has no effect or differs without being named', async () => {
  const given = {
    presets: [['classic', { docs: { recmaPlugins: [() => {}] } }]],
    themeConfig: { prism: { defaultLanguage: 'js', magicComments: [] } },
  }
  expect((await convert(given)).notes).toEqual(
    expect.arrayContaining([
      'ineffective: presets[0][1].docs.recmaPlugins',
      'ineffective: themeConfig.prism.defaultLanguage',
    ]),
  )
})

it('keeps the size, the target and the look of a logo', async () => {
  const logoOf = async (logo: object) => {
    const { config } = await convert({ themeConfig: { navbar: { logo: { src: 'a.svg', ...logo } } } })
    return (config.themeConfig as { navbar: { logo: object } }).navbar.logo
  }
  expect(await logoOf({ width: '40px', height: 12 })).toEqual({ src: 'a.svg', width: 40, height: 12 })
  const more = { target: '_blank', className: 'own', style: { borderRadius: '50%' } }
  expect(await logoOf(more)).toEqual({ src: 'a.svg', ...more })
})
