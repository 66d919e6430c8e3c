// Reads `docusaurus.config.*` in every spelling.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadProject } from '../../../../build/config/loadProject.ts'
import { readConfig } from '../../../../build/config/normalize/normalize.ts'
import { runBuild } from '../../../support/engine.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root: string
siteFolder((folder) => {
  root = folder
})

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

const load = (files: Readonly<Record<string, string>>) => {
  write(files)
  return loadProject({
    root,
    configFile: null,
    cacheFolder: join(root, '.cache'),
    engineRoot: resolve('.'),
    readConfig,
  })
}

const titleOf = async (files: Readonly<Record<string, string>>) => (await load(files)).config.title

describe('a configuration', () => {
  it.each<[string, string]>([
    ['docusaurus.config.js', 'module.exports = { title: "T" }'],
    ['docusaurus.config.js', 'export default { title: "T" }'],
    ['docusaurus.config.cjs', 'exports.title = "T"'],
    ['docusaurus.config.mjs', 'export default { title: "T" }'],
    ['docusaurus.config.ts', 'const config: { title: string } = { title: "T" }\nexport default config'],
    ['docusaurus.config.mts', 'export default { title: "T" as string }'],
    ['docusaurus.config.cts', 'const config: object = { title: "T" }\nexport = config'],
    ['docusaurus.config.js', 'module.exports = () => ({ title: "T" })'],
    ['docusaurus.config.js', 'module.exports = async function () { return { title: "T" } }'],
    ['docusaurus.config.ts', 'export default async function createConfig() { return { title: "T" } }'],
    ['docusaurus.config.js', 'export default Promise.resolve({ title: "T" })'],
    ['docusaurus.config.js', 'import { sep } from "node:path"\nmodule.exports = { title: sep && "T" }'],
    ['docusaurus.config.js', 'export const title = "T"'],
  ])('in %s is read: %j', async (file, text) => {
    expect(await titleOf({ [file]: text })).toBe('T')
  })

  it('reports misspelled keys, and notes other unknown ones', async () => {
    const text = (first: string) =>
      `export default {\n  ${first}: 'T',\n  customFields: { titel: 1 },\n  footerColor: 'red',\n  webpack: undefined,\n}\n`
    await expect(load({ 'docusaurus.config.js': text('titel') })).rejects.toThrow(
      'docusaurus.config.js:2:3: titel is not an option of Docusaurus. Did you mean title?',
    )
    const { notes } = await load({ 'docusaurus.config.js': text('title') })
    expect(notes.map((note) => note.text)).toContain('footerColor is not an option of Docusaurus 3.')
  })

  it('is CommonJS with require, require.resolve, __dirname and JSON beside import and import()', async () => {
    const project = await load({
      'package.json': '{ "type": "module", "version": "3.1.0" }',
      'docusaurus.config.js': `
        import path from 'path'
        const { version } = require('./package.json')
        import links from './links.json'
        const { label } = require('./parts/label')
        export default async function () {
          const plugin = (await import('./parts/esm.mjs')).default
          return {
            title: [version, links.home, label, plugin, path.basename(__filename)].join(' '),
            customFields: {
              here: __dirname === path.dirname(require.resolve('./docusaurus.config.js')),
              url: path.basename(new URL(import.meta.url).pathname),
            },
          }
        }`,
      'links.json': '\uFEFF{ "home": "/" }',
      'parts/label.ts': 'export const label: string = "label"',
      'parts/esm.mjs': 'export default "esm"',
    })
    expect(project.config.title).toBe('3.1.0 / label esm docusaurus.config.js')
    expect(project.config.customFields).toEqual({ here: true, url: 'docusaurus.config.js' })
  })

  it('takes packages of the site: CommonJS, ES modules, and those without a form for require', async () => {
    const text = `
      import { themes } from 'themes'
      const math = require('math')
      const only = require('only-import')
      module.exports = { title: [themes.github, math(), math.default(), math.named, only.name, require.resolve('math', { paths: ['/nowhere', __dirname + '/docs'] })].join(' ') }`
    const title = await titleOf({
      'docusaurus.config.js': text,
      'node_modules/themes/package.json': '{ "name": "themes", "main": "index.js" }',
      'node_modules/themes/index.js': 'exports.themes = { github: "G" }',
      'node_modules/math/package.json': '{ "name": "math", "type": "module", "exports": "./index.js" }',
      'node_modules/math/index.js': 'export default () => "M"\nexport const named = "N"',
      'node_modules/only-import/package.json':
        '{ "name": "only-import", "type": "module", "exports": { ".": { "import": "./main.js" } } }',
      'node_modules/only-import/main.js': 'export const name = "O"',
    })
    expect(title).toBe(`G M M N O ${join(root, 'node_modules/math/index.js')}`)
  })

  it.each(['{ "type": "module" }', '{}'])(
    'takes packages that only bundlers accept: %s',
    async (manifest) => {
      const title = await titleOf({
        'node_modules/loose/package.json': manifest
          .replace('{', '{ "main": "lib/index.js"')
          .replace('js" "', 'js", "'),
        'node_modules/loose/lib/index.js': "import { title } from './parts'\nexport default { title }\n",
        'node_modules/loose/lib/parts/index.js': "export { title } from './title'\n",
        'node_modules/loose/lib/parts/title.js': "export const title = 'T'\n",
        'docusaurus.config.js': "import loose from 'loose'\nexport default loose\n",
      })
      expect(title).toBe('T')
    },
  )

  it('is not read beside a site.config', async () => {
    const project = await load({
      'docusaurus.config.js': 'module.exports = { title: "D" }',
      'site.config.json': '{ "title": "S" }',
    })
    expect([project.config.title, project.configFile]).toEqual(['S', 'site.config.json'])
  })

  it('has a new identity when a file changes that it imports', async () => {
    const before = await load({
      'docusaurus.config.js': 'module.exports = { title: require("./title") }',
      'title.js': 'module.exports = "A"',
    })
    const after = await load({ 'title.js': 'module.exports = "B"' })
    expect([before.config.title, after.config.title]).toEqual(['A', 'B'])
    expect(after.configHash).not.toBe(before.configHash)
  })
})

describe('a mistake', () => {
  it.each<[string, string]>([
    [
      'const x = require("not-there")\nmodule.exports = {}',
      'docusaurus.config.js:1:11: The configuration imports not-there, which is not installed. Run npm install not-there.',
    ],
    ['module.exports = { title: 3 }', 'docusaurus.config.js:1:20: title must be a string, not 3'],
    ['module.exports = {\n  title: }', 'docusaurus.config.js:2:10: The configuration cannot be compiled'],
    ['\nnope()', 'docusaurus.config.js:2:1: The configuration fails: nope is not defined.'],
    ['module.exports = "text"', 'configuration must be an object, not "text"'],
  ])('is reported: %j', async (text, message) => {
    await expect(load({ 'docusaurus.config.js': text })).rejects.toThrow(message)
  })
})

it('sidebars come from functions of the configuration, which may take time', async () => {
  write({
    'docusaurus.config.js': `
      module.exports = {
        title: 'T', url: 'https://a.example', baseUrl: '/',
        presets: [['classic', {
          blog: false,
          docs: {
            sidebarPath: require.resolve('./sidebars.ts'),
            numberPrefixParser: (name) => {
              const [, number, filename] = /^(\\d+)\\)(.*)$/.exec(name) ?? []
              return number ? { filename, numberPrefix: Number(number) } : { filename: name }
            },
            async sidebarItemsGenerator({ defaultSidebarItemsGenerator, docs, ...input }) {
              const items = await defaultSidebarItemsGenerator({ ...input, docs: docs.filter(({ id }) => id !== 'hidden') })
              return [...items.toReversed(), { type: 'link', label: input.version.versionName, href: 'https://b.example' }]
            },
          },
        }]],
      }`,
    'sidebars.ts': "export default { main: [{ type: 'autogenerated', dirName: '.' }] }",
    'docs/1)a.md': '# A\n',
    'docs/2)b/c.md': '# C\n',
    'docs/hidden.md': '# Hidden\n',
  })
  const places = { root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') }
  const { problems } = await runBuild(places)
  expect(problems).toEqual([])
  const page = readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')
  const labels = [...page.matchAll(/menu__link[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, label]) => label)
  expect(labels).toEqual(['b', 'A', 'current'])
})

describe('with Docusaurus 2 installed', () => {
  const site = (version: string) => ({
    'node_modules/@docusaurus/core/package.json': JSON.stringify({ name: '@docusaurus/core', version }),
    'docusaurus.config.js': `
      function math() { blockPlugin.call(this); inlinePlugin.call(this) }
      const own = () => (tree) => tree
      module.exports = { title: 'T', presets: [['classic', { docs: { remarkPlugins: [math, own] }, blog: false }]] }`,
  })

  it('leaves plugins for MDX 1 out, except for those that are built in', async () => {
    const { config, notes } = await load(site('2.4.3'))
    expect(config.docs[0]?.remarkPlugins).toHaveLength(1)
    expect(notes.filter(({ group }) => group === 'unsupported')).toEqual([
      {
        group: 'unsupported',
        text: 'own in presets[0][1].docs.remarkPlugins is a plugin for MDX 1, and does not run.',
        where: 'presets[0][1].docs.remarkPlugins',
        todo: expect.stringContaining('npm install @docusaurus/core@3'),
      },
    ])
  })

  it('keeps all plugins with Docusaurus 3', async () => {
    const { config, notes } = await load(site('3.0.1'))
    expect(config.docs[0]?.remarkPlugins).toHaveLength(2)
    expect(notes.filter(({ group }) => group === 'unsupported')).toEqual([])
  })
})
