// Files with the same text, as in versions of a document: remark plugins read the first one only, unless
// they ask for its path.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

const build = () => runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })

const page = (path: string) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')

/** Each reading of a text gets the next number. `place` is an expression. */
function writeSite(place: string): void {
  writeFile(
    root,
    'plugins.ts',
    `let count = 0
export const numbered = () => (tree, file) => {
  count++
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Reading ' + count + ${place} }] })
}
`,
  )
  writeFile(
    root,
    'site.config.ts',
    "import { numbered } from './plugins.ts'\n" +
      "export default { contentDir: '', docs: { remarkPlugins: [numbered] }, blog: false }\n",
  )
}

const code = '# Title\n\nexport const sum = 1 + 1\n\n<b>{sum}</b>\n\n```js\nlet a\n```\n\n[x](./x)\n'

const texts = (paths: readonly string[]) =>
  paths.map((path) => /Reading \d+[^<"]*/.exec(page(path))?.[0] ?? 'nothing')

it('reads files with the same text once', async () => {
  writeSite("''")
  const add = (folder: string, text = code) => {
    writeFile(root, `docs/${folder}/page.mdx`, text)
    writeFile(root, `docs/${folder}/x.md`, `# ${folder}\n`)
  }
  add('a')
  expect((await build()).problems).toEqual([])
  for (const folder of ['b', 'c']) add(folder)
  add('other', `${code}\nOther.\n`)
  expect((await build()).problems).toEqual([])
  const [a, b, c] = texts(['docs/a/page', 'docs/b/page', 'docs/c/page'])
  expect([b, c]).toEqual([a, a])
  expect(texts(['docs/other/page'])).not.toEqual([a])
  // Everything else belongs to the page itself.
  for (const folder of ['a', 'b', 'c']) {
    expect(page(`docs/${folder}/page`)).toContain('<b>2</b>')
    expect(page(`docs/${folder}/page`)).toContain(`href="/docs/${folder}/x/"`)
  }
  // The first page is gone, and a new one has its text.
  writeFile(root, 'docs/a/page.mdx', '# Other text\n')
  writeFile(root, 'docs/d/page.mdx', code)
  writeFile(root, 'docs/d/x.md', '# d\n')
  expect((await build()).problems).toEqual([])
  expect(texts(['docs/b/page', 'docs/d/page'])).toEqual([a, a])
  expect(page('docs/d/page')).toContain('href="/docs/d/x/"')
})

it('reads equal texts once in a clean build, while the first is being read', async () => {
  writeSite("''")
  const folders = Array.from({ length: 12 }, (_, at) => `v${at}`)
  for (const folder of folders) {
    writeFile(root, `docs/${folder}/page.mdx`, code)
    writeFile(root, `docs/${folder}/x.md`, `# ${folder}\n`)
  }
  expect((await build()).problems).toEqual([])
  const [first, ...others] = texts(folders.map((folder) => `docs/${folder}/page`))
  expect(new Set(others)).toEqual(new Set([first]))
})

it('reads each of two equal texts, when the plugin of one waits for the other', async () => {
  writeSite("''")
  writeFile(
    root,
    'plugins.ts',
    `const seen = []
export const numbered = () => async (tree, file) => {
  let done
  seen.push(() => done())
  const both = new Promise((resolve) => { done = resolve })
  if (seen.length === 2) for (const one of seen) one()
  await both
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Reading 1' }] })
}
`,
  )
  for (const folder of ['a', 'b']) writeFile(root, `docs/${folder}/page.md`, '# Title\n\nText.\n')
  expect((await build()).problems).toEqual([])
  expect(texts(['docs/a/page', 'docs/b/page'])).toEqual(['Reading 1', 'Reading 1'])
})

it('reads a text again where plugins see other URLs in it', async () => {
  writeSite("''")
  for (const folder of ['a', 'b']) {
    writeFile(root, `docs/${folder}/page.mdx`, code.replace('./x', './x.md'))
    writeFile(root, `docs/${folder}/x.md`, `# ${folder}\n`)
  }
  expect((await build()).problems).toEqual([])
  const [a, b] = texts(['docs/a/page', 'docs/b/page'])
  expect(a).not.toBe(b)
  expect(page('docs/b/page')).toContain('href="/docs/b/x/"')
})

it('reads a page with code once, and makes its module of the same tree', async () => {
  writeSite("''")
  writeFile(root, 'docs/plain.mdx', '<b>{[1].at(0)}</b>\n')
  writeFile(root, 'docs/words.mdx', 'Käse – “é” 🧀\n\nexport const sum = 1 + 1\n\n<b>{sum}</b>\n')
  expect((await build()).problems).toEqual([])
  expect(texts(['docs/plain', 'docs/words'])).toEqual(['Reading 1', 'Reading 2'])
})

const places = [
  "' of ' + file.path.split(/[\\\\/]/).at(-2)",
  "' of ' + file.dirname.split(/[\\\\/]/).at(-1)",
  "' of ' + file.history[0].split(/[\\\\/]/).at(-2)",
]

it.each(places)('reads each file where a plugin asks for the path: %s', async (place) => {
  writeSite(place)
  for (const folder of ['a', 'b']) writeFile(root, `docs/${folder}/page.md`, '# Title\n\nText.\n')
  expect((await build()).problems).toEqual([])
  const found = texts(['docs/a/page', 'docs/b/page'])
  expect(found.map((text) => text.replace(/\d+/, 'n'))).toEqual(['Reading n of a', 'Reading n of b'])
})

it('reads each file where a parser of the site asks for the path', async () => {
  writeSite("''")
  writeFile(
    root,
    'plugins.ts',
    `export function numbered() {
  const { parser } = this
  this.parser = (text, file) => parser(text.replace('PLACE', 'Reading 1 ' + file.stem), file)
}
`,
  )
  for (const name of ['one', 'two']) writeFile(root, `docs/${name}.md`, '# Title\n\nPLACE\n')
  expect((await build()).problems).toEqual([])
  expect(texts(['docs/one', 'docs/two'])).toEqual(['Reading 1 one', 'Reading 1 two'])
})
