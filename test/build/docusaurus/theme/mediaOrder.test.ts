// The order of rules in the style sheet of a site with its own theme.
import { expect, it } from 'vitest'
import { openMediaOrder } from '../../../../build/docusaurus/theme/mediaOrder.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root = ''
siteFolder((path) => {
  root = path
})

/** Packages with a PostCSS that appends to the sheet what its plugins are called. */
function writePackages(): void {
  const code: Readonly<Record<string, string>> = {
    '@docusaurus/core': '',
    '@docusaurus/bundler': '',
    '@docusaurus/cssnano-preset': '',
    postcss: 'module.exports = (plugins) => ({ process: async (css) => ({ css: css + plugins }) })',
    'postcss-sort-media-queries': 'module.exports = () => " sorted"',
  }
  for (const [name, text] of Object.entries(code)) {
    writeFile(root, `node_modules/${name}/package.json`, JSON.stringify({ name, version: '3.10.2' }))
    writeFile(root, `node_modules/${name}/index.js`, text)
  }
}

it('is that of the plugin that Docusaurus runs', async () => {
  writePackages()
  expect(await openMediaOrder(root, {})?.('a{}')).toBe('a{} sorted')
})

it('stays with Lightning CSS, and without the plugin', () => {
  expect(openMediaOrder(root, {})).toBeNull()
  writePackages()
  expect(openMediaOrder(root, { future: { faster: { lightningCssMinimizer: true } } })).toBeNull()
})
