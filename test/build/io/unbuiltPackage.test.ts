// A package of the workspace that was not built is not "not installed".
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { missingPackage } from '../../../build/bundle/repair/missingPackage.ts'
import { locateFailure } from '../../../build/config/locateFailure.ts'
import { resolveModule } from '../../../build/config/modules/resolveModule.ts'
import { unbuiltPackage } from '../../../build/io/unbuiltPackage.ts'
import { pluginFailed } from '../../../build/plugins/pluginFailed.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const manifests = {
  main: { main: 'dist/index', scripts: { build: 'tsc' } },
  exported: { exports: { '.': { import: './dist/index.js' }, './part': './dist/part.js' } },
} as const

function addWorkspace() {
  mkdirSync(join(root, 'node_modules/@my'), { recursive: true })
  for (const [name, manifest] of Object.entries(manifests)) {
    const known = { name: `@my/${name}`, version: '1.0.0', ...manifest }
    writeFile(root, `packages/${name}/package.json`, JSON.stringify(known))
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@my', name))
  }
}

it('is found by its manifest, and the hint names its script', () => {
  addWorkspace()
  expect(unbuiltPackage('@my/main', root)).toEqual({
    reason: 'it was not built: packages/main has no dist/index',
    hint: 'Run the script "build" of packages/main/package.json.',
  })
  expect(unbuiltPackage('@my/exported/part', root)).toEqual({
    reason: 'it was not built: packages/exported has no dist/part.js',
    hint: 'Build it: packages/exported/package.json names this file as its entry.',
  })
  expect(missingPackage('@my/exported', root).reason).toBe(
    'it was not built: packages/exported has no dist/index.js',
  )
  writeFile(root, 'packages/main/dist/index.js', '')
  expect(unbuiltPackage('@my/main', root)).toBe(null)
  expect(unbuiltPackage('@my/none', root)).toBe(null)
})

it('is told where a configuration imports it and where it is a plugin', async () => {
  addWorkspace()
  const from = join(root, 'site.config.mjs')
  const failure = (() => {
    try {
      return resolveModule('@my/main', { from, engineRoot: root })
    } catch (error) {
      return error
    }
  })()
  expect(await locateFailure(failure, from, root)).toMatchObject({
    reason: 'imports @my/main, but it was not built: packages/main has no dist/index',
    hint: 'Run the script "build" of packages/main/package.json.',
  })
  const project = { configFile: null, root } as unknown as Parameters<typeof pluginFailed>[0]
  expect(pluginFailed(project, '@my/main', failure)).toMatchObject({
    message: 'The plugin @my/main cannot be loaded: it was not built: packages/main has no dist/index.',
    hint: 'Run the script "build" of packages/main/package.json.',
  })
})

it('of a registry is to be installed again', () => {
  writeFile(root, 'node_modules/half/package.json', '{ "name": "half", "version": "2.0.0", "main": "a.js" }')
  expect(unbuiltPackage('half', root)).toEqual({
    reason: 'half 2.0.0 is installed, but has no a.js',
    hint: 'Install it again, or another version of it.',
  })
})
