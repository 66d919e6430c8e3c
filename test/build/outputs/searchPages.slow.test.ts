// Search in pages that are not a single Markdown file: React pages, pages with code, included files.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textInHtml } from '../../../build/outputs/pages/textInHtml.ts'
import { includedSections } from '../../../build/outputs/search/searchSections.ts'
import { ageStore } from '../../../build/reuse/store.ts'
import { localProvider } from '../../../theme/search/local.ts'
import { differences, readTree, runBuild, temporaryFolder } from '../../support/engine.ts'

describe('the text of a rendered page', () => {
  const read = textInHtml

  it('is split by its headings', () => {
    const html =
      '<main><h1>Our <em>site</em></h1><p>First.</p><h2 id="a&amp;b">A &amp; B<!-- -->!</h2><p>Se<b>co</b>nd</p><h3>No id</h3><p>Third</p></main>'
    const { title, headings, sections } = read(html)
    expect(title).toBe('Our site')
    expect(headings).toEqual([
      { text: 'A & B!', id: 'a&b' },
      { text: 'No id', id: '' },
    ])
    expect(sections.map(([begin]) => begin)).toEqual(['First.', 'Second', 'Third'])
    expect(sections.map(([, terms]) => terms)).toEqual(['first', 'second', 'third'])
  })

  it.each([
    ['<p>a<!-- --> <!-- -->word</p>', 'a word'],
    ['<ul><li>one</li><li>two</li></ul>', 'one two'],
    ['<p>seen<button>Copy</button><svg><text>no</text><svg><text>no</text></svg></svg> too</p>', 'seen too'],
    ['<p><span aria-hidden="true"><span>#</span></span>text</p>', 'text'],
    ['<script>var a = "</div>"; b < c</script><style>p { }</style>text', 'text'],
    ['<textarea><h2>no</h2></textarea>text', 'text'],
    ['<p>1 < 2 &lt; 3&nbsp;&copy;</p>', '1 < 2 < 3 ©'],
    ['<img src="x" alt="A &quot;picture&quot;">', 'A "picture"'],
    ['<div><div>in</div></div></div>', 'in'],
    ['<button>never closed', ''],
    ['<!-- never closed', ''],
    ['', ''],
  ])('%s', (html, text) => {
    expect(read(html).sections[0]?.[0]).toBe(text)
  })

  it('is extracted without errors, for any input', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '</',
      '<h2>',
      '</h2>',
      '<h2 id="x">',
      '<div>',
      '</div>',
      '<!--',
      '-->',
      '<button>',
      '<svg/>',
      'a',
      '&amp;',
      '=',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { headings, sections } = read(pieces.join(''))
        expect(sections).toHaveLength(headings.length + 1)
      }),
      { numRuns: 500 },
    )
  })
})

it('an included file appears between the sections around it', () => {
  const texts: Readonly<Record<string, [string, string][]>> = {
    own: [
      ['start', 'start'],
      ['one', 'one'],
      ['two', 'two'],
    ],
    part: [
      ['lead', 'lead'],
      ['inner', 'inner'],
    ],
  }
  const part = { key: 'part', firstLink: 0, includes: [] }
  const code = { key: 'file:x', firstLink: 0, includes: [] }
  const text = { key: 'own', firstLink: 0, includes: [part, null, code, part], places: [0, 0, 1, 2] }
  expect(includedSections(text, (key) => texts[key])).toEqual([
    ['start', 'start lead'],
    ['inner', 'inner'],
    ['one', 'one'],
    ['two', 'two lead'],
    ['inner', 'inner'],
  ])
})

it('the reading time of a post counts the words of its own file, as Docusaurus does', async () => {
  const folder = temporaryFolder()
  const root = join(folder.path, 'site')
  mkdirSync(join(root, 'blog'), { recursive: true })
  writeFileSync(join(root, 'site.config.json'), JSON.stringify({ blog: { path: 'blog' } }))
  writeFileSync(join(root, 'blog/_part.mdx'), 'word '.repeat(900))
  writeFileSync(
    join(root, 'blog/2024-01-02-a.mdx'),
    "import Part from './_part.mdx'\n\n# A\n\nA word.\n\n<Part />\n",
  )
  const { problems } = await runBuild({
    root,
    outDir: join(folder.path, 'dist'),
    cacheFolder: join(folder.path, 'cache'),
  })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(readFileSync(join(folder.path, 'dist/blog/2024/01/02/a/index.html'), 'utf8')).toMatch(/One min read/)
  folder.remove()
})

describe('a built site', () => {
  const folder = temporaryFolder()
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder.path, 'site', path)), { recursive: true })
      writeFileSync(join(folder.path, 'site', path), content)
    }
  }
  const build = async (name: string) => {
    const outDir = join(folder.path, `${name}-dist`)
    const result = await runBuild({
      root: join(folder.path, 'site'),
      outDir,
      cacheFolder: join(folder.path, `${name}-cache`),
    })
    expect(result.problems).toEqual([])
    return outDir
  }
  const page = (title: string, word: string) => `import Layout from '@theme/Layout'
export default function Page() {
  return <Layout title="${title}" description="All about ${word}"><main><h1>Welcome</h1><h2 id="parts">The ${word} part</h2><p>Plumage {1 + 1}</p></main></Layout>
}`
  beforeAll(() => {
    write({
      'site.config.json': JSON.stringify({ docs: { routeBasePath: 'docs' }, pages: { path: 'pages' } }),
      'docs/a.mdx': `import Part from './_part.mdx'\n\n# A\n\nOwn words.\n\n<Part />\n\n## After\n\nLast words.\n`,
      'docs/_part.mdx': 'Lead of the partial.\n\n## Inner\n\nWords of archaeopteryx.\n',
      'docs/b.mdx': `export const Box = () => <><h2 id="made">Made of code</h2><p>Computed {'quill'.repeat(1)}</p></>\n\n# B\n\n<Box />\n\n## Written\n\nDown.\n`,
      'pages/index.tsx': page('Start here', 'hoatzin'),
      'pages/hidden.tsx': page('Hidden', 'secretword')
        .replace('<main>', '<Head><meta name="robots" content="noindex" /></Head><main>')
        .replace('import', "import Head from '@docusaurus/Head'\nimport"),
    })
  })
  afterAll(() => folder.remove())

  /** Queries the index like the browser. */
  async function ask(outDir: string, query: string) {
    const indexes = Object.fromEntries(
      ['default', 'docs-default-current'].map((tag) => [
        tag,
        pathToFileURL(join(outDir, `search-index/en.${tag}.json`)).href,
      ]),
    )
    for (const file of Object.values(indexes)) expect(existsSync(new URL(file))).toBe(true)
    const files = pathToFileURL(join(outDir, 'assets/search/')).href
    const provider = localProvider({ indexes, files }, 'en', async (address) =>
      JSON.parse(readFileSync(new URL(address), 'utf8')),
    )
    const { hits } = await provider.search(query, {
      tags: ['default', 'docs-default-current'],
      offset: 0,
      limit: 10,
    })
    return hits.map(({ href, title, heading }) => [href, title, heading])
  }

  it('finds React pages, code and partials at the right heading', async () => {
    const outDir = await build('one')
    expect(await ask(outDir, 'start here')).toEqual([['/', 'Start here', '']])
    expect(await ask(outDir, 'hoatzin part')).toEqual([['/#parts', 'Start here', 'The hoatzin part']])
    expect(await ask(outDir, 'plumage')).toEqual([['/#parts', 'Start here', 'The hoatzin part']])
    expect(await ask(outDir, 'made of code')).toEqual([['/docs/b/#made', 'B', 'Made of code']])
    expect(await ask(outDir, 'quill')).toEqual([['/docs/b/#made', 'B', 'Made of code']])
    expect(await ask(outDir, 'archaeopteryx')).toEqual([['/docs/a/#inner', 'A', 'Inner']])
    expect(await ask(outDir, 'last')).toEqual([['/docs/a/#after', 'A', 'After']])
    expect(await ask(outDir, 'lead partial')).toEqual([['/docs/a/', 'A', '']])
    expect(await ask(outDir, 'secretword')).toEqual([])
  })

  it('leaves out pages that the configuration names, with and without code', async () => {
    const config = (search: object) => ({
      'site.config.json': JSON.stringify({
        docs: { routeBasePath: 'docs' },
        pages: { path: 'pages' },
        search: { provider: 'local', ...search },
      }),
    })
    write(config({ ignorePatterns: ['/', '/docs/a/**', '/docs/b'] }))
    const outDir = await build('ignored')
    const words = ['hoatzin', 'archaeopteryx', 'quill']
    expect(await Promise.all(words.map((word) => ask(outDir, word)))).toEqual([[], [], []])
    expect(readFileSync(join(outDir, 'index.html'), 'utf8')).not.toContain('ignorePatterns')
    write(config({}))
    const found = await build('ignored')
    expect(await ask(found, 'hoatzin')).toHaveLength(1)
  })

  it('keeps the text of pages in the cache, even what is not read in every build', async () => {
    const store = join(folder.path, 'one-cache/store')
    for (const word of ['first', 'second']) {
      ageStore(store, 1)
      write({ 'docs/c.md': `# C\n\nThe ${word} text.\n` })
      await build('one')
    }
    ageStore(store, 1)
    write({
      'docs/d.md': '# D\n\nThe last text.\n',
      'site.config.json': JSON.stringify({
        title: 'Another',
        docs: { routeBasePath: 'docs' },
        pages: { path: 'pages' },
      }),
    })
    const outDir = await build('one')
    expect(await ask(outDir, 'archaeopteryx')).toEqual([['/docs/a/#inner', 'A', 'Inner']])
    expect(differences(readTree(outDir), readTree(await build('aged')))).toEqual([])
  })

  it('finds new content after an edit, and has the same index as a clean build', async () => {
    await build('one')
    write({
      'pages/index.tsx': page('Start anew', 'kiwi'),
      'docs/_part.mdx': 'Lead.\n\n## Inner\n\nWords of microraptor.\n',
    })
    const outDir = await build('one')
    expect(await ask(outDir, 'kiwi')).toEqual([['/#parts', 'Start anew', 'The kiwi part']])
    expect(await ask(outDir, 'hoatzin')).toEqual([])
    expect(await ask(outDir, 'microraptor')).toEqual([['/docs/a/#inner', 'A', 'Inner']])
    expect(differences(readTree(outDir), readTree(await build('two')))).toEqual([])
  })
})
