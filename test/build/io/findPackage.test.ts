// Packages that a site can install for itself, or that a package of Docusaurus brings along.
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findPackage } from '../../../build/io/findPackage.ts'
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
  expect(findPackage('postcss', root)?.version).toBe('8.0.0')
  expect(findPackage('never-installed', root)).toBe(null)
})
