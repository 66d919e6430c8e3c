// `troodon migrate` writes the configuration that builds the same site.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { printConfig } from '../../../../build/docusaurus/config/printConfig.ts'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { differences, readTree } from '../../../support/engine.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root: string
siteFolder((folder) => {
  root = folder
})

const site = {
  'docusaurus.config.js': `
    const editUrl = ({ docPath }) => 'https://git.example/edit/' + docPath
    module.exports = async () => ({
      title: 'It’s "quoted"',
      url: 'https://a.example',
      baseUrl: '/b/',
      presets: [['classic', { docs: { routeBasePath: '/', editUrl, sidebarPath: './sidebars.js' }, blog: false }]],
      themeConfig: { navbar: { title: 'N', items: [{ type: 'doc', docId: 'a', label: 'A', position: 'left' }] } },
    })`,
  'sidebars.js': "module.exports = { main: ['a', { type: 'category', label: 'C', items: ['b'] }] }",
  'docs/a.md': '---\nslug: /\n---\n\n# A\n\n[b](./b.md)\n',
  'docs/b.md': '# B\n\n```js\nconst a = 1 // highlight-line\n```\n',
}

describe('the written site.config.ts', () => {
  it('builds the same bytes, takes functions from the old file, and is never overwritten', async () => {
    for (const [path, text] of Object.entries(site)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFile(root, path, text)
    }
    const build = async (name: string) => {
      const ran = await runCommand([
        'build',
        root,
        '--out',
        join(root, '..', name),
        '--cache',
        join(root, '..', `c${name}`),
      ])
      expect(ran).toMatchObject({ status: 0 })
      return { ran, tree: readTree(join(root, '..', name)) }
    }
    const before = await build('before')
    expect(before.ran.stderr).toContain('docusaurus.config.js was read: docs in docs, no search.')
    const migrated = await runCommand(['migrate', root])
    expect(migrated).toMatchObject({ status: 0 })
    expect(migrated.stderr).toContain('Keep docusaurus.config.js: site.config.ts imports functions from it.')
    const text = readFileSync(join(root, 'site.config.ts'), 'utf8')
    expect(text).toContain('editUrl: docusaurus.presets[0][1].docs.editUrl,')
    // Only what differs from the defaults is written.
    expect(text).not.toMatch(/staticDirectories|onBrokenLinks|clientModules|routeBasePath: 'docs'/)
    expect(text).toContain('  // The site has no search. Write "local" for one that needs no service.\n')
    expect(migrated.stderr).toContain('The site has no search. search: "local" in site.config.ts adds one')
    expect(differences(before.tree, (await build('after')).tree)).toEqual([])
    expect(await runCommand(['migrate', root])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('site.config.ts already exists. migrate does not overwrite it'),
    })
  })

  it('needs a configuration for Docusaurus', async () => {
    expect(await runCommand(['migrate', root])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('has no docusaurus.config file.'),
    })
    expect(existsSync(join(root, 'site.config.ts'))).toBe(false)
  })
})

describe('printing', () => {
  const own = () => {}
  const pattern = /x/
  it.each<[object, string]>([
    [{}, 'defineConfig({})'],
    [
      { a: "it's", b: 'say "x"', c: 'two\nlines' },
      `defineConfig({ a: "it's", b: 'say "x"', c: 'two\\nlines' })`,
    ],
    [{ 'a-b': [1, true, null], c: undefined }, "defineConfig({ 'a-b': [1, true, null] })"],
    [{ f: own, r: [pattern] }, "defineConfig({ f: docusaurus.list[1]['x-y'], r: [docusaurus.r] })"],
  ])('%j', (config, text) => {
    const old = { list: [0, { 'x-y': own }], r: pattern }
    expect(
      printConfig(config as Record<string, unknown>, { file: 'docusaurus.config.ts', old }).text,
    ).toContain(text)
  })

  it('imports values that a package exports instead of writing them', () => {
    const imported = {
      statement: "import { themes } from 'colors'",
      values: new Map([['themes.a', { plain: { color: 'red' } }]]),
    }
    const config = { prism: { theme: { plain: { color: 'red' } } } }
    expect(printConfig(config, { file: 'x.js', old: {}, imported }).text).toBe(
      "import { themes } from 'colors'\nimport { defineConfig } from 'troodon'\n\n" +
        'export default defineConfig({ prism: { theme: themes.a } })\n',
    )
    expect(printConfig({ prism: {} }, { file: 'x.js', old: {}, imported }).text).not.toContain('colors')
  })

  it('names functions that are not in the old configuration', () => {
    expect(
      printConfig({ docs: [{ editUrl: () => '' }] }, { file: 'docusaurus.config.js', old: {} }),
    ).toMatchObject({
      lost: ['docs[0].editUrl'],
    })
  })
})
