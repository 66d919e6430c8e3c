// `llms.txt` of a site with languages, versions and pages that nobody may list.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runBuild, temporaryFolder } from '../../../support/engine.ts'

const files = {
  'site.config.ts': `export default {
    title: 'Birds',
    tagline: 'All of them',
    url: 'https://birds.example',
    baseUrl: '/b/',
    contentDir: '.',
    i18n: { defaultLocale: 'en', locales: ['en', 'de'], localeConfigs: { de: { label: 'Deutsch' } } },
    docs: { tags: 'tags.yml', lastVersion: 'current', versions: { '0.9': { noIndex: true } } },
    llms: { exclude: ['/docs/secret/**'], order: ['/docs/newt/'], before: 'Read **this** first.' },
  }`,
  'docs/hen.md': '---\ntags: [eggs]\n---\n\n# Hen\n\nLays eggs.\n',
  'docs/newt.md': '# Newt\n\nSwims.\n',
  'docs/secret/plan.md': '# Plan\n',
  'docs/unlisted.md': '---\nunlisted: true\n---\n\n# Unlisted\n',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
  'docs/hidden.mdx': '<head>\n  <meta name="robots" content="noindex" />\n</head>\n\n# Hidden\n',
  'docs/group/_category_.json': '{ "label": "Group", "link": { "type": "generated-index" } }',
  'docs/group/egg.md': '# Egg\n',
  'docs/tags.yml': 'eggs:\n  label: Eggs\n',
  'versions.json': '["1.0", "0.9"]',
  'versioned_docs/version-1.0/hen.md': '# Old hen\n',
  'versioned_docs/version-0.9/hen.md': '# Oldest hen\n',
  'i18n/de/docusaurus-plugin-content-docs/version-1.0/hen.md': '# Alte Henne\n',
  'blog/2026-01-02-post.md': '---\ntitle: Post\nauthors: ann\n---\n\nWords.\n\n<!-- truncate -->\n',
  'blog/authors.yml': 'ann:\n  name: Ann\n',
  'pages/index.tsx':
    'export default function Home() {\n  return <main><h1>Welcome</h1><p>To <a href="/b/docs/hen">hens</a></p></main>\n}\n',
  'pages/about.md': '# About\n\nUs.\n',
}

const { path: root, remove } = temporaryFolder()
afterAll(remove)
const dist = join(root, 'dist')
const read = (path: string) => readFileSync(join(dist, path), 'utf8')
const listed = (path: string) =>
  [...read(path).matchAll(/\]\(https:\/\/birds\.example\/b\/([^)]*)\)/g)].map(([, href]) => href)

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { problems } = await runBuild({ root, outDir: dist, cacheFolder: join(root, '.cache') })
  expect(problems).toEqual([])
})

describe('llms.txt', () => {
  it('has the pages by section, the text before them, and the other lists', () => {
    const lines = (path: string) =>
      read(path)
        .replaceAll('https://birds.example/b/', '')
        .split('\n')
        .filter((line) => line !== '')
    expect(lines('llms.txt')).toEqual([
      '# Birds',
      '> All of them',
      'Read **this** first.',
      '## Documentation',
      '- [Newt](docs/newt/index.md): Swims.',
      '- [Egg](docs/group/egg/index.md)',
      '- [Hen](docs/hen/index.md): Lays eggs.',
      '## Blog',
      '- [Post](blog/2026/01/02/post/index.md): Words.',
      '## Pages',
      '- [Welcome](index.md)',
      '- [About](about/index.md): Us.',
      '## More lists',
      '- [Documentation 1.0](docs/1.0/llms.txt)',
      '- [Deutsch](de/llms.txt)',
      '## Optional',
      '- [Blog](blog/index.md)',
      '- [Archive](blog/archive/index.md)',
      '- [Authors](blog/authors/index.md)',
      '- [Group](docs/category/group/index.md)',
      '- [Tags](docs/tags/index.md)',
      '- [Eggs](docs/tags/eggs/index.md)',
    ])
    expect(lines('docs/1.0/llms.txt')).toEqual([
      '# Birds: Documentation 1.0',
      '> All of them',
      '## Documentation 1.0',
      '- [Old hen](docs/1.0/hen/index.md)',
    ])
    expect(lines('de/llms.txt').slice(0, 6)).toEqual([
      '# Birds',
      '> All of them',
      'Read **this** first.',
      '## Documentation',
      '- [Newt](de/docs/newt/index.md): Swims.',
      '- [Egg](de/docs/group/egg/index.md)',
    ])
  })

  it('lists Markdown that exists, and every page of the sitemap once', () => {
    const lists = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(?:^|\/)llms\.txt$/.test(path),
    )
    const pages = lists.flatMap(listed).filter((path) => path?.endsWith('.md'))
    for (const path of pages) expect(existsSync(join(dist, path as string)), path).toBe(true)
    const inMap = [...read('sitemap.xml').matchAll(/<loc>https:\/\/birds\.example\/b\/([^<]*)<\/loc>/g)]
    const expected = inMap.map(([, path]) => `${path}index.md`).filter((path) => !path.includes('secret'))
    expect(pages.toSorted()).toEqual(expected.toSorted())
  })

  it('has the texts of its pages in llms-full.txt beside it', () => {
    const sources = read('llms-full.txt').match(/^Source: .*/gm) ?? []
    expect(sources.map((line) => line.replace('Source: https://birds.example/b/', ''))).toEqual([
      'docs/newt/',
      'docs/group/egg/',
      'docs/hen/',
      'blog/2026/01/02/post/',
      '',
      'about/',
    ])
    expect(read('de/docs/1.0/llms-full.txt')).toContain('# Alte Henne')
  })

  it('is offered by a line of every page that only programs read', () => {
    const line = (href: string) =>
      `<div hidden>For AI agents: add index.md to the URL of a page to read it as Markdown. All pages are listed in <a href="${href}">${href}</a>.</div>`
    expect(read('docs/hen/index.html')).toContain(`<body>${line('/b/llms.txt')}`)
    expect(read('de/docs/hen/index.html')).toContain(line('/b/de/llms.txt'))
  })
})

describe('the Markdown of pages without a text', () => {
  it('is what they show', () => {
    const text = (path: string) => read(path).replace(/^---\n[\s\S]*?\n---\n\n/, '')
    expect(text('index.md')).toBe('# Welcome\n\nTo [hens](https://birds.example/b/docs/hen)\n')
    expect(text('docs/category/group/index.md')).toBe(
      'Version: Next\n\n# Group\n\n- [Egg](https://birds.example/b/docs/group/egg/)\n',
    )
    expect(text('docs/tags/eggs/index.md')).toContain('[Hen](https://birds.example/b/docs/hen/)')
    expect(text('blog/archive/index.md')).toContain('Post](https://birds.example/b/blog/2026/01/02/post/)')
    expect(text('blog/index.md')).toContain('Words.')
  })

  it('is only there where search engines may list the page', () => {
    expect(existsSync(join(dist, 'search/index.md'))).toBe(false)
    expect(existsSync(join(dist, 'docs/unlisted/index.md'))).toBe(true)
    expect(existsSync(join(dist, '404/index.md'))).toBe(false)
  })
})
