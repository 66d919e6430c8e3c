// Where the packages of plugins are found: those of a preset may be in folders that only the preset sees.
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { resolveModule } from '../../../../build/config/modules/resolveModule.ts'
import { pluginFile } from '../../../../build/docusaurus/config/openPlugin.ts'
import { writeFile } from '../../../support/edits.ts'
import { temporaryFolder } from '../../../support/engine.ts'

const folder = temporaryFolder()
afterAll(folder.remove)
const root = folder.path
const modules = { resolve: (id: string, from: string) => resolveModule(id, { from, engineRoot: root }) }

function install(path: string, name: string): void {
  writeFile(root, `${path}/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
  writeFile(root, `${path}/${name}/index.js`, 'module.exports = () => ({})\n')
}

const inPreset = 'node_modules/docusaurus-preset-pond/node_modules'
install('node_modules', 'docusaurus-preset-pond')
install(inPreset, 'docusaurus-plugin-heron')
install(inPreset, 'docusaurus-theme-reed')
install(inPreset, 'docusaurus-plugin-frog')
install('node_modules', 'docusaurus-plugin-frog')
install('node_modules', 'docusaurus-plugin-newt')

const found = (module: string, preset?: string) => pluginFile({ module, preset }, root, modules)

it.each([
  ['heron', `${inPreset}/docusaurus-plugin-heron`],
  ['docusaurus-theme-reed', `${inPreset}/docusaurus-theme-reed`],
  ['frog', `${inPreset}/docusaurus-plugin-frog`],
  ['newt', 'node_modules/docusaurus-plugin-newt'],
])('%s of a preset is %s', (name, expected) => {
  expect(found(name, 'pond')).toBe(join(root, expected, 'index.js'))
})

it('a plugin of the configuration is a package of the site', () => {
  expect(found('frog')).toBe(join(root, 'node_modules/docusaurus-plugin-frog/index.js'))
  expect(() => found('heron')).toThrow(
    `Cannot find package 'heron' imported from ${join(root, 'package.json')}`,
  )
  expect(() => found('crane', 'pond')).toThrow("Cannot find package 'crane'")
})
