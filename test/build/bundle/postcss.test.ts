// PostCSS of a site: the forms of its configuration and of plugins, and what plugins of the site change.
import { createRequire } from 'node:module'
import { join } from 'node:path'
// It keeps the folder that is the current one when it is loaded, which must not be that of these tests.
import 'esbuild'
import { expect, it } from 'vitest'
import { openPostcss, type StyleInputs } from '../../../build/bundle/styles/postcss.ts'
import { postcssConfigFile } from '../../../build/bundle/styles/postcssConfigFile.ts'
import { postcssPlugins } from '../../../build/bundle/styles/postcssPlugins.ts'
import { withCwd } from '../../../build/io/withCwd.ts'
import type { ChangePostcss } from '../../../build/model/pluginOutcome.ts'
import { writeFile } from '../../support/edits.ts'
import { installPostcss } from '../../support/postcss.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

/** A plugin that writes its name, its options and the current folder at the end of a style sheet. */
const marker = (name: string) => `module.exports = (options) => ({
  postcssPlugin: '${name}',
  OnceExit: (css) => css.append('/* ${name}' + JSON.stringify(options ?? null) + ' ' + process.cwd() + ' */'),
})
module.exports.postcss = true
`

const none = (): StyleInputs => ({ files: new Set(), scanned: new Set(), sheets: new Set() })

/** What the plugins write. */
async function marks(css: string, postcss: ChangePostcss | null = null, inputs = none()) {
  const cacheFolder = join(root, '.cache')
  const folders = { root, engineRoot: root, cacheFolder, work: join(cacheFolder, 'theme/work'), postcss }
  const opened = openPostcss(folders, inputs)
  if (!opened?.compiles(() => css)) return null
  const result = await opened.process(css, join(root, 'src/a.css'))
  if (typeof result !== 'string') return result.text
  return [...result.matchAll(/\/\* (\S+) (\S+) \*\//g)].map(([, mark, cwd]) =>
    cwd === root ? mark : `${mark} in ${cwd}`,
  )
}

function install(...names: readonly string[]): void {
  for (const name of names) {
    writeFile(root, `node_modules/${name}/package.json`, `{ "name": "${name}", "version": "1.0.0" }`)
    writeFile(root, `node_modules/${name}/index.js`, marker(name))
  }
}

it('reads plugins in every form', () => {
  install('of-name', 'of-list', 'of-object', 'off', 'twice')
  const plugin = { postcssPlugin: 'itself', Once() {} }
  const alone = { postcssPlugin: 'alone' }
  const create = (options: unknown) => ({ postcssPlugin: 'made', options })
  const given = [
    'of-name',
    null,
    false,
    ['of-list', { a: 1 }],
    ['twice', { a: 1 }],
    { 'of-object': { b: 2 }, ...{} },
    { off: true },
    { off: false },
    ['twice', { a: 2 }],
    plugin,
    alone,
    [create, { c: 3 }],
    create,
  ]
  const require = createRequire(join(root, 'package.json'))
  const found = postcssPlugins(given, require) as readonly { postcssPlugin?: string; options?: unknown }[]
  expect(found.map((one) => (typeof one === 'function' ? 'function' : one.postcssPlugin))).toEqual([
    'function',
    'of-list',
    'twice',
    'of-object',
    'itself',
    'alone',
    'function',
  ])
  expect(postcssPlugins({ 'of-list': { a: 1 }, off: false }, require)).toHaveLength(1)
  expect(postcssPlugins(undefined, require)).toEqual([])
})

it.each([
  ['postcss.config.mjs', "import more from './more.mjs'\nexport default { plugins: { one: { more } } }"],
  ['postcss.config.ts', "export default ({ env }: { env: string }) => ({ plugins: [['one', { env }]] })"],
  ['.postcssrc', 'plugins:\n  one: { yaml: true }\n'],
  ['.postcssrc.json', '{ "plugins": ["one"] }'],
  ['.config/postcssrc.cjs', 'module.exports = { plugins: [require("one")({ a: 1 })] }'],
  ['package.json', '{ "postcss": { "plugins": { "one": { "a": 2 } } } }'],
])('reads %s, whose plugins look for files in the site', async (name, text) => {
  installPostcss(root)
  install('one')
  writeFile(root, name, text)
  writeFile(root, 'more.mjs', 'export default 1')
  expect(postcssConfigFile(root)).toBe(join(root, name))
  const inputs = none()
  expect(await marks('.a { color: red }', null, inputs)).toEqual([expect.stringMatching(/^one/)])
  expect(inputs.files).toContain(join(root, name))
  expect(inputs.files.has(join(root, 'more.mjs'))).toBe(text.includes('more.mjs'))
})

it('reads an edited configuration again', async () => {
  installPostcss(root)
  install('one', 'two')
  for (const name of ['one', 'two']) {
    writeFile(root, 'postcss.config.js', `module.exports = { plugins: ['${name}'] }`)
    expect(await marks('.a {}')).toEqual([`${name}null`])
  }
})

it('gives plugins of the site the rules that Docusaurus adds, after those of the configuration', async () => {
  installPostcss(root)
  install('one', 'two', 'postcss-preset-env', '@docusaurus/core', '@docusaurus/bundler')
  writeFile(root, 'postcss.config.js', "module.exports = { plugins: ['one'] }")
  const seen: unknown[] = []
  const change: ChangePostcss = (options) => {
    const plugins = options.plugins as unknown[]
    seen.push(...plugins)
    plugins.push(['two', {}])
    return options
  }
  expect(await marks('.a {}', change)).toEqual(['one{}', 'postcss-preset-env{}', 'two{}'].map(plain))
  expect(seen).toEqual([[expect.stringContaining('postcss-preset-env'), {}]])
  const replace: ChangePostcss = () => ({ plugins: ['two'] })
  expect(await marks('.a {}', replace)).toEqual(['onenull', 'twonull'])
})

/** PostCSS calls functions that got no options itself; those with an empty object are called with it. */
const plain = (mark: string) => (mark === 'one{}' ? 'onenull' : mark)

it('compiles media queries and selectors with names as Docusaurus does, without a configuration', async () => {
  installPostcss(root)
  install('postcss-preset-env')
  expect(await marks('@custom-media --a (width < 30em);')).toBeNull()
  install('@docusaurus/core', '@docusaurus/bundler')
  expect(await marks('@custom-media --a (width < 30em);')).toEqual(['postcss-preset-env{}'])
  expect(await marks('@custom-selector :--a h1, h2;')).toEqual(['postcss-preset-env{}'])
  expect(await marks('.a { color: red }')).toBeNull()
})

it('tells plugins that remember names of classes in every run that something has changed', async () => {
  installPostcss(root)
  writeFile(
    root,
    'node_modules/one/index.js',
    `const { statSync } = require('node:fs')
const times = new Map()
module.exports = () => ({
  postcssPlugin: 'one',
  Once(css, { result }) {
    for (const { type, file } of result.messages) {
      const time = statSync(file).mtimeMs
      if (type === 'dependency') css.append('/* ' + (times.get(file) === time ? 'same' : 'new') + ' x */')
      times.set(file, time)
    }
  },
})
module.exports.postcss = true`,
  )
  writeFile(root, 'postcss.config.js', "module.exports = { plugins: ['one'] }")
  const inputs = none()
  for (let run = 0; run < 3; run++) expect(await marks('.a {}', null, inputs)).toEqual(['new in x'])
  expect([...inputs.files, ...inputs.scanned].filter((file) => file.includes('postcss-run'))).toEqual([])
})

it('says which plugin is not installed', async () => {
  installPostcss(root)
  writeFile(root, 'postcss.config.js', "module.exports = { plugins: ['not-there'] }")
  expect(await marks('.a {}')).toMatch(/^PostCSS cannot compile it: Cannot find module 'not-there'/)
})

it('has a current folder for the code of one run only', async () => {
  const before = process.cwd()
  const inside = withCwd('/of-site', async () => {
    await new Promise((done) => setTimeout(done, 5))
    return process.cwd()
  })
  expect(process.cwd()).toBe(before)
  expect(await Promise.all([inside, withCwd('/other', () => process.cwd())])).toEqual(['/of-site', '/other'])
})
