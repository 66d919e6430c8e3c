// The order of rules in the style sheet of a site with its own theme.
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openMediaOrder } from '../../../../build/docusaurus/theme/mediaOrder.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root = ''
siteFolder((path) => {
  root = path
})

/** Packages with a PostCSS that appends to the sheet what its plugins are called. */
const code: Readonly<Record<string, string>> = {
  '@docusaurus/core': '',
  '@docusaurus/bundler': '',
  '@docusaurus/cssnano-preset': '',
  postcss: 'module.exports = (plugins) => ({ process: async (css) => ({ css: css + plugins }) })',
  'postcss-sort-media-queries': 'module.exports = () => " sorted"',
}

function writePackages(folder = (name: string) => name): void {
  for (const [name, text] of Object.entries(code)) {
    const path = `node_modules/${folder(name)}`
    writeFile(root, `${path}/package.json`, JSON.stringify({ name, version: '3.10.2' }))
    writeFile(root, `${path}/index.js`, text)
  }
}

/** As pnpm installs them: a package sees only those that it depends on, beside its real folder. */
function writeIsolatedPackages(): void {
  writePackages((name) => `.pnpm/${name.replace('/', '+')}/node_modules/${name}`)
  const real = (name: string) => join(root, `node_modules/.pnpm/${name.replace('/', '+')}/node_modules`)
  const link = (modules: string, name: string): void => {
    mkdirSync(join(modules, name, '..'), { recursive: true })
    symlinkSync(join(real(name), name), join(modules, name))
  }
  link(join(root, 'node_modules'), '@docusaurus/core')
  link(real('@docusaurus/core'), '@docusaurus/bundler')
  link(real('@docusaurus/bundler'), '@docusaurus/cssnano-preset')
  link(real('@docusaurus/cssnano-preset'), 'postcss')
  link(real('@docusaurus/cssnano-preset'), 'postcss-sort-media-queries')
}

it('is that of the plugin that Docusaurus runs', async () => {
  writePackages()
  expect(await openMediaOrder(root, {})?.('a{}')).toBe('a{} sorted')
})

it('is the same where each package sees only those that it depends on', async () => {
  writeIsolatedPackages()
  expect(await openMediaOrder(root, {})?.('a{}')).toBe('a{} sorted')
})

it('stays with Lightning CSS, and without the plugin', () => {
  expect(openMediaOrder(root, {})).toBeNull()
  writePackages()
  expect(openMediaOrder(root, { future: { faster: { lightningCssMinimizer: true } } })).toBeNull()
})
