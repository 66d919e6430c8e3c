// Code of the site that reads files, folders and variables, or Markdown: a change of it is a change, with a name.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { recordKeyOfPage } from '../../../build/reuse/inputRecords.ts'
import { openStore } from '../../../build/reuse/store.ts'
import { outputPath } from '../../../build/shared/paths.ts'
import { writeFile } from '../../support/edits.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
  for (const name of ['a', 'b']) writeFile(root, `docs/${name}.md`, `# ${name.toUpperCase()}\n`)
})
const variable = 'TROODON_TEST_LABEL'
afterEach(() => {
  delete process.env[variable]
})

const build = async () => {
  const { problems } = await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
}
const page = (path = 'docs/a') => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')

it('a sidebars file that reads a file, a folder and a variable', async () => {
  writeFile(root, 'labels/label.txt', 'From file 1')
  writeFile(root, 'labels/more/x.txt', '')
  writeFile(
    root,
    'sidebars.js',
    `import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
const folder = join(__dirname, 'labels')
const link = (label) => ({ type: 'link', label, href: 'https://x.example/' })
export default {
  main: [
    'a',
    'b',
    link(readFileSync(join(folder, 'label.txt'), 'utf8')),
    link('files ' + readdirSync(join(folder, 'more')).join('+')),
    link('variable ' + process.env.${variable}),
  ],
}
`,
  )
  await build()
  expect(page()).toContain('From file 1')
  writeFile(root, 'labels/label.txt', 'From file 2')
  await build()
  expect(page()).toContain('From file 2')
  writeFile(root, 'labels/more/y.txt', '')
  await build()
  expect(page()).toContain('files x.txt+y.txt')
  process.env[variable] = 'set'
  await build()
  expect(page()).toContain('variable set')
})

it('a function of the configuration that returns what was read before', async () => {
  writeFile(root, 'old.json', '["/first"]')
  writeFile(
    root,
    'site.config.mjs',
    `import fs from 'fs'
const old = JSON.parse(fs.readFileSync(new URL('./old.json', import.meta.url), 'utf8'))
const { ${variable}: named } = process.env
export default {
  redirects: { createRedirects: (path) => (path === '/docs/a' ? [...old, ...(named ? [named] : [])] : null) },
}
`,
  )
  await build()
  expect(page('first')).toContain('This page has moved')
  writeFile(root, 'old.json', '["/second"]')
  await build()
  expect(page('second')).toContain('This page has moved')
  process.env[variable] = '/third'
  await build()
  expect(page('third')).toContain('This page has moved')
})

it('explains pages that are read again by code of the configuration', async () => {
  const plugin = (text: string) => `export default {
  docs: { remarkPlugins: [() => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${text}' }] }) }] },
}
`
  writeFile(root, 'site.config.mjs', plugin('one'))
  await build()
  writeFile(root, 'site.config.mjs', plugin('two'))
  await build()
  expect(page()).toContain('<p>two</p>')
  const store = openStore(join(root, '.cache/store'))
  const places = { cacheFolder: join(root, '.cache'), outDir: join(root, 'dist') }
  expect(store.get(recordKeyOfPage(places, outputPath('docs/a/index.html')))?.changed).toContain(
    'how Markdown is read',
  )
  await store.close()
})

it('functions that read when they are called, also inside of packages', async () => {
  writeFile(root, 'words/name with space.txt', 'first')
  writeFile(
    root,
    'node_modules/remark-words/package.json',
    '{ "name": "remark-words", "version": "1.0.0", "type": "module", "main": "index.js" }',
  )
  writeFile(
    root,
    'node_modules/remark-words/index.js',
    `import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
export default () => async (tree, file) => {
  const value = await readFile(join(dirname(file.path), '../words/package.txt'), 'utf8')
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value }] })
}
`,
  )
  writeFile(root, 'words/package.txt', 'package first')
  writeFile(
    root,
    'site.config.mjs',
    `import fs from 'node:fs'
import path from 'node:path'
import words from 'remark-words'
const read = (name) => fs.readFileSync(path.join(import.meta.dirname, 'words', name), 'utf8')
export default {
  docs: { remarkPlugins: [words], editUrl: ({ docPath }) => 'https://git.example/' + read('edit.txt') + '/' + docPath },
  markdown: {
    preprocessor: ({ fileContent }) => fileContent + '\\n' + read(['name', 'with', 'space.txt'].join(' ')),
    parseFrontMatter: async (input) => {
      const result = await input.defaultParseFrontMatter(input)
      return { ...result, frontMatter: { ...result.frontMatter, description: process.env.${variable} ?? 'none' } }
    },
  },
}
`,
  )
  writeFile(root, 'words/edit.txt', 'one')
  await build()
  for (const text of ['first', 'package first', 'https://git.example/one/a.md', 'content="none"'])
    expect(page()).toContain(text)
  for (const [name, text, shown = text] of [
    ['words/name with space.txt', 'second'],
    ['words/package.txt', 'package second'],
    ['words/edit.txt', 'two', 'https://git.example/two/a.md'],
    ['words/name with space.txt', 'first again'],
  ] as const) {
    writeFile(root, name, text)
    await build()
    expect(page(), name).toContain(shown)
    expect(
      (await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })).summary
        .rendered,
    ).toBe(0)
  }
  process.env[variable] = 'from a variable'
  await build()
  expect(page()).toContain('content="from a variable"')
})
