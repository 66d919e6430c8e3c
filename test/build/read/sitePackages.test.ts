// Where the packages of unified come from that read pages with plugins.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadUnified } from '../../../build/read/unified/sitePackages.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const addPackage = (folder: string, name: string, code: string) => {
  writeFile(root, join(folder, name, 'package.json'), JSON.stringify({ name, main: 'index.cjs' }))
  writeFile(root, join(folder, name, 'index.cjs'), code)
}

it('takes the version that Docusaurus uses, where only its packages can see it', async () => {
  addPackage('node_modules', '@docusaurus/preset-classic', '')
  addPackage('node_modules/@docusaurus/preset-classic/node_modules', '@docusaurus/plugin-content-docs', '')
  const below = 'node_modules/@docusaurus/preset-classic/node_modules/@docusaurus/plugin-content-docs'
  addPackage(`${below}/node_modules`, '@docusaurus/mdx-loader', '')
  const own = `${below}/node_modules/@docusaurus/mdx-loader/node_modules`
  addPackage(own, 'remark-directive', "module.exports = { default: 'of the site' }")
  const packages = await loadUnified({ root, engineRoot: process.cwd() })
  expect(JSON.stringify(packages.directive)).toContain('of the site')
  // The engine has what the site lacks.
  expect(packages.createProcessor).toBeTypeOf('function')
})

it('takes the version that Docusaurus uses before another one of the site', async () => {
  for (const name of ['remark-gfm', 'remark-directive'])
    addPackage('node_modules', name, "exports.default = 'root'")
  addPackage('node_modules', '@docusaurus/mdx-loader', '')
  const own = 'node_modules/@docusaurus/mdx-loader/node_modules'
  addPackage(own, 'remark-gfm', "exports.default = 'of Docusaurus'")
  const { gfm, directive } = await loadUnified({ root, engineRoot: process.cwd() })
  expect([gfm, directive]).toEqual([{ default: 'of Docusaurus' }, { default: 'root' }])
})
