// Names of Docusaurus 2 in src/theme and in imports.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { changedImport } from '../../../build/bundle/resolve/aliasPlugin.ts'
import type { LoadedProject } from '../../../build/config/loadProject.ts'
import type { Bundle } from '../../../build/model/bundle.ts'
import { unusedComponents } from '../../../build/problems/environment.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})
const engine = process.cwd()

it('components are reported with the file, their new name and what to do', () => {
  for (const path of [
    'DocPage/Layout/Main/index.js',
    'DocPage/index.tsx',
    'IconEdit.js',
    'DocPage/a.module.css',
  ])
    writeFile(root, `src/theme/${path}`, '')
  writeFile(root, 'src/theme/Gone/index.js', '')
  writeFile(root, 'src/theme/DocRoot/index.js', '')
  const inputs = { 'src/theme/IconEdit.js': {} } as unknown as Bundle['inputs']
  const bundle = { inputs, pages: {} } as unknown as Bundle
  const found = unusedComponents({ root } as LoadedProject, bundle, engine)
  expect(found.map(({ file, severity, message }) => [file, severity, message])).toEqual([
    [
      'src/theme/DocPage/index.tsx',
      'warning',
      'Nothing uses this component of Docusaurus 2. Docusaurus 3 has the component DocPage under the name DocRoot.',
    ],
    [
      'src/theme/DocPage/Layout/Main/index.js',
      'warning',
      'Nothing uses this component of Docusaurus 2. Docusaurus 3 has the component DocPage/Layout/Main under the name DocRoot/Layout/Main.',
    ],
    ['src/theme/Gone', undefined, expect.stringContaining('no component of this name')],
  ])
  expect(found[0]?.hint).toMatch(/^Move it to src\/theme\/DocRoot, and change its imports/)
})

it.each([
  ['DocPage', 'DocRoot.tsx'],
  ['DocPage/Layout', 'DocRoot/Layout.tsx'],
  ['IconExternalLink', 'Icon/ExternalLink.tsx'],
])('imports of %s get the component of Docusaurus 3', (name, file) => {
  const isChanged = changedImport({ site: root, engine, themePath: null })
  for (const scope of ['@theme', '@theme-original'])
    expect(isChanged(`${scope}/${name}`, join(engine, 'theme/public', file), '')).toBe(false)
})
