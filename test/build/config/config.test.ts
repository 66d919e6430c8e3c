// Reports every error in a configuration, with the path of its key.
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'

const problemsOf = (config: unknown): readonly string[] => {
  const read = readConfig(config, { hasFolder: () => false })
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path} ${message}`)
}

describe('an unknown key', () => {
  it.each<[object, string]>([
    [{ titel: 'x' }, 'titel is not an option; did you mean title?'],
    [
      { presets: [] },
      'presets is not an option: write docs, blog, pages, sitemap and customCss beside title.',
    ],
    [
      { themeConfig: { prism: {} } },
      'themeConfig.prism is not an option: write themeConfig.codeColors, or leave it out: the theme colors code.',
    ],
    [{ docs: { sidebarPaht: 'x' } }, 'docs.sidebarPaht is not an option; did you mean sidebarPath?'],
    [
      { themeConfig: { remarkPlugins: [] } },
      'themeConfig.remarkPlugins is not an option: write it in markdown, docs, blog or pages.',
    ],
    [
      { checks: { missingAssets: 'warn' } },
      'checks has no check "missingAssets"; did you mean missingAsset?',
    ],
    [
      { docs: { remarkPlugins: ['remark-math'] } },
      'docs.remarkPlugins[0] must be a function, or a list of a function and its options',
    ],
    [{ blog: { postPerPage: 3 } }, 'blog.postPerPage is not an option; did you mean postsPerPage?'],
    [
      { blog: { feedOptions: { limits: 3 } } },
      'blog.feedOptions.limits is not an option; did you mean limit?',
    ],
    [
      { blog: { feedOptions: { xslt: { rrs: true } } } },
      'blog.feedOptions.xslt.rrs is not an option; did you mean rss?',
    ],
    [{ sitemap: { cacheTime: 600 } }, 'sitemap.cacheTime is not an option.'],
    [
      { search: { provider: 'algolia', appId: 'a', apiKey: 'b', indexName: 'c', debug: true } },
      'search.debug is not an option.',
    ],
    [{ socialCards: { colour: '#ffffff' } }, 'socialCards.colour is not an option; did you mean color?'],
    [
      { themeConfig: { navbar: { itmes: [] } } },
      'themeConfig.navbar.itmes is not an option; did you mean items?',
    ],
    [
      { themeConfig: { footer: { links: [{ items: [{ lable: 'x' }] }] } } },
      'themeConfig.footer.links[0].items[0].lable is not an option; did you mean label?',
    ],
  ])('in %j is named', (config, problem) => {
    expect(problemsOf(config)).toEqual([problem])
  })

  it('is reported together with all others', () => {
    expect(problemsOf({ presets: [], plugins: [3], docs: { path: 3, x: 1 } })).toEqual([
      'docs.path must be a string, not 3',
      'docs.x is not an option.',
      expect.stringContaining('plugins[0] must be a plugin, a function, the name of a module'),
      expect.stringContaining('presets is not an option: '),
    ])
  })
})

it('pages are in pages/, or in src/pages/ if only that exists', () => {
  const pathWith = (...folders: readonly string[]) => {
    const read = readConfig({}, { hasFolder: (path) => folders.includes(path) })
    return read.ok ? read.config.pages[0]?.path : null
  }
  expect([
    pathWith(),
    pathWith('src/pages'),
    pathWith('pages', 'src/pages'),
    pathWith('content', 'content/src/pages'),
  ]).toEqual(['pages', 'src/pages', 'pages', 'src/pages'])
})

describe('a value of the wrong kind', () => {
  it.each<[object, string]>([
    [{ docs: 'docs' }, 'docs must be an object, not "docs"'],
    [{ blog: [{ postsPerPage: 0 }] }, 'blog[0].postsPerPage must be 1 or more'],
    [{ blog: { blogSidebarCount: 1.5 } }, 'blog.blogSidebarCount must be a whole number'],
    [
      { themeConfig: { tableOfContents: { maxHeadingLevel: 9 } } },
      'themeConfig.tableOfContents.maxHeadingLevel must be 6 or less',
    ],
    [{ docs: { editUrl: 3 } }, 'docs.editUrl must be text or a function'],
    [{ markdown: { frontMatter: 'x' } }, 'markdown.frontMatter must be a function'],
    [{ url: 'x' }, 'url must be a scheme and host'],
    [{ baseUrl: 'x' }, 'baseUrl must start and end with a slash'],
    [{ search: 'algolia' }, `search must be 'local' or false, not "algolia"`],
    [{ socialCards: 'yes' }, 'socialCards must be true or false, not "yes"'],
    [{ sitemap: { filename: 3 } }, 'sitemap.filename must be a string, not 3'],
  ])('in %j is named', (config, problem) => {
    expect(problemsOf(config)).toEqual([expect.stringContaining(problem)])
  })

  it('can be false if that disables something', () => {
    expect(
      problemsOf({
        docs: false,
        blog: false,
        pages: false,
        sitemap: false,
        search: false,
        pwa: false,
        socialCards: false,
      }),
    ).toEqual([])
    expect(problemsOf({ blog: { feedOptions: false } })).toEqual([])
  })
})

describe('languages', () => {
  it.each<[object, string]>([
    [
      { locales: ['en', 'pt_BR'] },
      'i18n.locales contains "pt_BR", which is not a language tag such as de or pt-BR. Write pt-BR, or set htmlLang in i18n.localeConfigs.',
    ],
    [
      { defaultLocale: 'a b' },
      'i18n.defaultLocale contains "a b", which is not a language tag such as de or pt-BR. Correct it, or set htmlLang in i18n.localeConfigs.',
    ],
  ])('%j are wrong', (i18n, problem) => {
    expect(problemsOf({ i18n })).toEqual([problem])
  })

  it('can have any name with a language tag', () => {
    const localeConfigs = { pt_BR: { htmlLang: 'pt-BR' } }
    expect(problemsOf({ i18n: { locales: ['en', 'pt_BR'], localeConfigs } })).toEqual([])
  })

  it('follow the rules of Docusaurus in its configurations', () => {
    expect(problemsOf({ compatibility: 'docusaurus', i18n: { locales: ['en', 'pt_BR'] } })).toEqual([])
  })
})

it('a list in the place of an object is named', () => {
  expect(problemsOf({ redirects: [{ from: '/a', to: '/b' }] })).toContain(
    'redirects must be an object, not a list',
  )
})

it('reports the URL of an MCP server that is none', () => {
  for (const mcp of ['https://[', '//['])
    expect(readConfig({ themeConfig: { pageMenu: { mcp } } }, { hasFolder: () => false }), mcp).toMatchObject(
      {
        ok: false,
        problems: [{ path: expect.stringContaining('mcp') }],
      },
    )
})
