// Packages that a site can install for itself, or that a package of Docusaurus brings along.
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describePackage, findPackage } from '../../../build/io/findPackage.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it('finds what only a package of Docusaurus sees, as pnpm installs it', () => {
  const store = (path: string) => join(root, 'node_modules/.pnpm', path)
  const install = (name: string, version: string) =>
    writeFile(root, `node_modules/.pnpm/${name}/package.json`, JSON.stringify({ version }))
  const link = (target: string, path: string) => {
    mkdirSync(join(path, '..'), { recursive: true })
    symlinkSync(target, path)
  }
  install('core/node_modules/@docusaurus/core', '3.10.2')
  install('bundler/node_modules/@docusaurus/bundler', '3.10.2')
  install('postcss/node_modules/postcss', '1.2.3')
  link(store('core/node_modules/@docusaurus/core'), join(root, 'node_modules/@docusaurus/core'))
  link(store('bundler/node_modules/@docusaurus/bundler'), store('core/node_modules/@docusaurus/bundler'))
  link(store('postcss/node_modules/postcss'), store('bundler/node_modules/postcss'))
  expect(findPackage('postcss', root)?.version).toBe('1.2.3')

  writeFile(root, 'node_modules/postcss/package.json', '{ "version": "8.0.0" }')
  // The site's own is another one.
  expect(findPackage('postcss', root)?.version).toBe('1.2.3')
  expect(findPackage('never-installed', root)).toBe(null)
})

it('takes the version that a package of Docusaurus depends on before that of the site, and says so', () => {
  const install = (path: string, version: string) =>
    writeFile(root, `node_modules/${path}/package.json`, JSON.stringify({ version }))
  install('mermaid', '10.9.3')
  expect(describePackage('mermaid', root)).toBe(
    'mermaid 10.9.3 in node_modules/mermaid, which the site has itself',
  )
  install('@docusaurus/theme-mermaid', '3.10.2')
  expect(describePackage('mermaid', root)).toBe(
    'mermaid 10.9.3 in node_modules/mermaid, which @docusaurus/theme-mermaid depends on',
  )
  install('@docusaurus/theme-mermaid/node_modules/mermaid', '11.4.0')
  expect(findPackage('mermaid', root)?.version).toBe('11.4.0')
  expect(describePackage('mermaid', root)).toBe(
    'mermaid 11.4.0 in node_modules/@docusaurus/theme-mermaid/node_modules/mermaid, which @docusaurus/theme-mermaid depends on',
  )
  install('prismjs', '1.0.0')
  install('@docusaurus/theme-classic', '3.10.2')
  install('@docusaurus/theme-classic/node_modules/prismjs', '1.30.0')
  expect(findPackage('prismjs', root)?.version).toBe('1.30.0')
})
