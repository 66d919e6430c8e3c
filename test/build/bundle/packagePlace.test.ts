// Packages are asked for from one folder, and files inside of plain ones are found without esbuild.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packagePlaces } from '../../../build/bundle/resolve/packagePlace.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const manifest = (name: string, more: object = {}) => JSON.stringify({ name, version: '1.0.0', ...more })
const inside = (...parts: string[]) => join(root, 'node_modules', ...parts)
function install(name: string, more: object, ...files: string[]): void {
  writeFile(root, `node_modules/${name}/package.json`, manifest(name, more))
  for (const file of files) writeFile(root, `node_modules/${name}/${file}`, '')
}

it('asks for a package from the folder that has it', () => {
  writeFile(root, 'package.json', manifest('site'))
  install('icons', {}, 'es/a/b.js')
  install('ui', {}, 'es/button/index.js')
  install('ui/node_modules/icons', {}, 'es/a.js')
  install('own-fs', { browser: { fs: './fs.js' } }, 'es/index.js')
  install('@team/kit', { exports: { '.': './index.js' } }, 'src/index.js')
  const { placeOf } = packagePlaces()
  expect(placeOf(join(root, 'src/pages/deep'), 'icons/es/a/b')).toBe(root)
  expect(placeOf(inside('icons/es/a'), 'ui')).toBe(root)
  expect(placeOf(inside('ui/es/button'), 'icons')).toBe(inside('ui'))
  expect(placeOf(inside('ui/es/button'), '@team/kit')).toBe(root)
  const asIs: readonly (readonly [folder: string, path: string])[] = [
    [inside('own-fs/es'), 'icons'],
    [inside('@team/kit/src'), '@team/kit'],
    [inside('ui/es/button'), '#inner'],
    [inside('ui/es/button'), 'not-installed'],
  ]
  for (const [folder, path] of asIs) expect(placeOf(folder, path)).toBe(folder)
})

it('has no say in what the package of a folder above replaces', () => {
  writeFile(root, 'package.json', manifest('site', { browser: { icons: './icons.js' } }))
  install('icons', {}, 'es/a.js')
  install('ui', {}, 'es/button/index.js')
  const { placeOf, fileOf } = packagePlaces()
  expect(placeOf(inside('ui/es/button'), 'icons/es/a')).toBe(inside('ui/es/button'))
  expect(fileOf(root, 'icons/es/a')).toBeNull()
})

it('finds the files of packages without rules', () => {
  install('icons', { sideEffects: false }, 'es/a.js', 'es/b.cjs', 'es/c.d.ts', 'es/d/index.js', 'es/e.css')
  install('tools', {}, 'map.js', 'inner/package.json', 'inner/a.js', 'two.js', 'two.json')
  install('listed', { sideEffects: ['*.css'] }, 'a.js')
  install('closed', { exports: { './a': './b.js' } }, 'a.js')
  install('mapped', { browser: { './a.js': './b.js' } }, 'a.js')
  install('fs', {}, 'promises.js')
  const { fileOf } = packagePlaces()
  const found = (path: string) => fileOf(root, path)
  expect(found('icons/es/a')).toEqual({ path: inside('icons/es/a.js'), sideEffects: false })
  expect(found('icons/es/b.cjs')).toEqual({ path: inside('icons/es/b.cjs'), sideEffects: false })
  expect(found('tools/map')).toEqual({ path: inside('tools/map.js'), sideEffects: true })
  expect(found('tools/two.js')).toEqual({ path: inside('tools/two.js'), sideEffects: true })
  for (const path of ['icons', 'icons/', 'icons/es/c', 'icons/es/d', 'icons/es/e.css', 'icons/../ui/a.js'])
    expect([path, found(path)]).toEqual([path, null])
  for (const path of ['tools/inner/a', 'tools/two', 'listed/a', 'closed/a', 'mapped/a', 'fs/promises'])
    expect([path, found(path)]).toEqual([path, null])
})
