// What the installed Docusaurus decides of a configuration.
import { expect, it } from 'vitest'
import { behaviorsOf } from '../../../../build/docusaurus/config/behaviors.ts'
import { componentData } from '../../../../build/docusaurus/config/componentData.ts'
import { corePackage, withKnownFlags } from '../../../../build/docusaurus/config/corePackage.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root = ''
siteFolder((path) => {
  root = path
})

const folder = 'node_modules/@docusaurus/core'
const install = (version: string) => writeFile(root, `${folder}/package.json`, JSON.stringify({ version }))

it.each([
  ['2.4.3', false],
  ['3.0.0', true],
  ['4.0.0-beta.1', true],
])('version %s shows pages: %s', (version, hasTheme) => {
  install(version)
  expect(corePackage(root)).toMatchObject({ hasTheme })
})

it.each([
  ['3.4.0', true],
  ['3.5.2', false],
  ['3.10.2', false],
  ['4.0.0-beta.1', false],
])('version %s has titles without a header: %s', (version, hasBareTitles) => {
  install(version)
  const data = componentData({}, [], root)
  expect(behaviorsOf(data).markdown.titleInHeader).toBe(!hasBareTitles)
})

it.each([
  ['3.0.1', true],
  ['3.1.1', true],
  ['3.2.0', false],
  ['3.10.2', false],
])('the theme of version %s expects dates as text: %s', (version, hasWrittenDates) => {
  install(version)
  expect(corePackage(root)).toMatchObject({ hasWrittenDates })
})

it('is not there, and its file is where it would be', () => {
  const { file, hasTheme } = corePackage(root)
  expect(file.slice(root.length)).toBe(`/${folder}/package.json`)
  expect(hasTheme).toBe(false)
})

it('turns on the flags of the next version that it knows', () => {
  install('3.9.2')
  writeFile(root, `${folder}/lib/server/configValidation.js`, 'x = { useCssCascadeLayers: true }\n')
  const flags = (v4: unknown) => withKnownFlags({ future: { v4, faster: true } }, corePackage(root))['future']
  expect(flags(true)).toEqual({ v4: { useCssCascadeLayers: true }, faster: true })
  expect(flags({ siteStorageNamespacing: true })).toEqual({
    v4: { siteStorageNamespacing: true },
    faster: true,
  })
  expect(withKnownFlags({ title: 'T' }, corePackage(root))).toEqual({ title: 'T' })
})

it('leaves the flags as they are where it is not known', () => {
  const config = { future: { v4: true } }
  expect(withKnownFlags(config, corePackage(root))).toBe(config)
})
