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
