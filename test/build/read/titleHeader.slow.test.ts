// The title that a text of a Docusaurus site writes itself: where its `<header>` is, in each way of reading.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

const texts = {
  'docs/first.md': '# The *title*\n\nText.\n\n# Other\n',
  'docs/second.md': '## Before\n\n# Not the title\n',
  'docs/below.md': 'Text.\n\n---\n\n# Not the title\n',
  'docs/quote.md': '> # Quoted\n\nText.\n',
  'docs/box.mdx': '<div>\n\n# In a box\n\n</div>\n',
  'docs/code.mdx': "import Part from './_part.mdx'\n\n# With code {1 + 1}\n\n<Part />\n",
  'docs/_part.mdx': '# Of the part {1 + 1}\n',
  'blog/2024-01-01-post.md': '# Of the post\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  'blog/2024-01-02-code.mdx': '# Of the code\n\nText {1 + 1}.\n\n{/* truncate */}\n\nMore.\n',
  'src/pages/page.md': '# Of the page\n\nText.\n',
}

/** A page with a title in its front matter → its text, and what its headings of level 1 say. */
const named: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'n-words.md': ['Text.\n\n# Reference\n', 'Reference'],
  'n-words.mdx': ['Text {1 + 1}.\n\n# Reference\n', 'Reference'],
  'n-line.md': ['Text.\n\n---\n\n# Reference\n', 'Wanted', 'Reference'],
  'n-only-line.mdx': ['---\n\n# Reference\n', 'Wanted', 'Reference'],
  'n-level.md': ['## Before\n\n# Reference\n', 'Wanted', 'Reference'],
  'n-empty.mdx': ['##\n\n# Reference\n', 'Wanted', 'Reference'],
  'n-setext.md': ['Text.\n\nReference\n=========\n', 'Reference'],
  'n-element.mdx': ['<div>Text</div>\n\n# Reference\n', 'Reference'],
  'n-box.md': [':::note\n\nText.\n\n:::\n\n# Reference\n', 'Reference'],
  'n-fence.md': ['```\n# No heading\n```\n\n# Reference\n', 'Reference'],
  'n-same.md': ['Text.\n\n# `wanted`!\n', 'wanted!'],
  'n-comment.md': ['<!-- # Words -->\n\n# Reference\n', 'Reference'],
  'n-comment.mdx': ['{/* Words */}\n\n# Reference\n', 'Reference'],
  'n-export.mdx': ['export const words = 1\n\n# Reference\n', 'Reference'],
  'n-image.md': ['![Words](https://a.example/a.png)\n\n# Reference\n', 'Reference'],
  'n-anchor.mdx': ['<a id="words"></a>\n\n# Reference\n', 'Reference'],
  'n-partial.mdx': ["import Part from './_plain.mdx'\n\n<Part />\n\n# Reference\n", 'Reference'],
}
const namedFiles: readonly (readonly [string, string])[] = Object.entries(named).map(([file, [text]]) => [
  `docs/${file.replace('.', '-')}${file.slice(file.indexOf('.'))}`,
  `---\ntitle: Wanted\n---\n${text}`,
])

const html = (path: string): string =>
  readFileSync(join(root, 'dist', path, 'index.html'), 'utf8').replace(/\n|<!-- -->/g, '')

async function build(config: string): Promise<void> {
  const files = {
    'package.json': '{}',
    'docs/_plain.mdx': 'Words.\n',
    ...texts,
    ...Object.fromEntries(namedFiles),
  }
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  writeFile(root, 'plugin.js', 'module.exports = () => () => {}')
  writeFile(
    root,
    'docusaurus.config.js',
    `module.exports = { title: 'Titles', url: 'https://site.example', baseUrl: '/', onBrokenLinks: 'ignore',
      onDuplicateRoutes: 'ignore', presets: [['classic', ${config}]] }`,
  )
  const { problems } = await runBuild({
    ...{ root, outDir: join(root, 'dist') },
    cacheFolder: join(root, '.cache'),
  })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
}

const plugins = "{ remarkPlugins: [require('./plugin.js')] }"

describe.each([
  ['by itself', '{ docs: {}, blog: {}, pages: {} }'],
  ['with remark plugins', `{ docs: ${plugins}, blog: ${plugins}, pages: ${plugins} }`],
])('%s', (_name, options) => {
  it('puts the title of a text into a header', async () => {
    await build(options)
    expect(html('docs/first')).toContain('<header><h1>The <em>title</em></h1></header>')
    expect(html('docs/first')).toContain('<p>Text.</p><h1>Other</h1>')
    expect(html('docs/second')).toContain('<header><h1>second</h1></header>')
    expect(html('docs/second')).toContain('<h1>Not the title</h1>')
    expect(html('docs/second')).not.toContain('<header><h1>Not')
    expect(html('docs/below')).not.toContain('<header><h1>Not')
    expect(html('docs/quote')).toContain('<blockquote><header><h1>Quoted</h1></header></blockquote>')
    expect(html('docs/box')).toContain('<div><header><h1>In a box</h1></header></div>')
    expect(html('docs/code')).toContain('<header><h1>With code 2</h1></header>')
    expect(html('docs/code')).toContain('<header><h1>Of the part 2</h1></header>')
    expect(html('page')).toContain('<header><h1>Of the page</h1></header>')
  })

  it('prints the title of the front matter, unless the text begins with one', async () => {
    await build(options)
    for (const [file, [, ...titles]] of Object.entries(named)) {
      const page = html(`docs/${file.replace('.', '-')}`)
      const found = [...page.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text = '']) =>
        text.replace(/<[^>]*>/g, ''),
      )
      expect([file, ...found]).toEqual([file, ...titles])
      expect(page.split('<header><h1')).toHaveLength(2)
      expect(page).toContain('<title>Wanted | Titles</title>')
    }
  })

  it('leaves the title of a post to the view', async () => {
    await build(options)
    for (const [path, title] of [
      ['blog/2024/01/01/post', 'Of the post'],
      ['blog/2024/01/02/code', 'Of the code'],
    ] as const) {
      expect(html(path).split(`>${title}</h1>`)).toHaveLength(2)
      expect(html(path)).not.toMatch(/<header><h1>|<header><\/header>/)
    }
    expect(html('blog')).not.toMatch(/<header><h1>|<header><\/header>/)
  })
})

it('adds no header where the site has a configuration of its own', async () => {
  writeFile(root, 'docs/first.md', texts['docs/first.md'])
  writeFile(root, 'site.config.mjs', "export default { contentDir: '', title: 'Own', blog: false }")
  await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  expect(html('docs/first')).toContain('<h1>The <em>title</em></h1><p>')
  expect(html('docs/first')).not.toContain('<header><h1>')
})
