// The folder `build` of a site while plugins of Docusaurus write their files.
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withBuildFolder } from '../../../../build/docusaurus/plugins/buildFolder.ts'
import { removeUnknown } from '../../../../build/emit/removeUnknown.ts'
import type { Manifest } from '../../../../build/io/output/manifest.ts'
import { outputPath } from '../../../../build/shared/paths.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

/** A plugin that writes into `build`, without a look at where the output is. */
const addCard = () =>
  withBuildFolder(root, join(root, 'dist'), async () => {
    mkdirSync(join(root, 'build/cards'))
    writeFileSync(join(root, 'build/cards/a.txt'), 'card')
  })
const text = (path: string) => readFileSync(join(root, path), 'utf8')

it('leads to the output folder, and is gone afterwards', async () => {
  await addCard()
  expect(text('dist/cards/a.txt')).toBe('card')
  expect(existsSync(join(root, 'build'))).toBe(false)
  await expect(addCard()).rejects.toThrow('EEXIST')
  expect(existsSync(join(root, 'build'))).toBe(false)
})

it('stays as it was after a build by Docusaurus, even if the last run was killed', async () => {
  for (const name of ['404.html', 'assets/js/a.js', 'cards/old.txt']) writeFile(root, `build/${name}`, 'old')
  await addCard()
  expect([text('dist/cards/a.txt'), text('build/cards/old.txt')]).toEqual(['card', 'old'])
  expect(existsSync(join(root, 'build/cards/a.txt'))).toBe(false)

  for (const name of ['404.html', 'assets/js/a.js'])
    writeFile(root, `other/.build-of-docusaurus/${name}`, 'old')
  mkdirSync(join(root, 'other/dist'))
  symlinkSync(join(root, 'other/dist'), join(root, 'other/build'))
  await withBuildFolder(join(root, 'other'), join(root, 'other/dist'), async () => {})
  expect(lstatSync(join(root, 'other/build')).isDirectory()).toBe(true)
  expect(text('other/build/404.html')).toBe('old')
})

it('is not touched if it has files of the site, or is the output folder', async () => {
  writeFile(root, 'build/tool.js', 'tool')
  await addCard()
  expect([text('build/tool.js'), text('build/cards/a.txt')]).toEqual(['tool', 'card'])
  const same = await withBuildFolder(root, join(root, 'build'), async () => text('build/tool.js'))
  expect(same).toBe('tool')
})

it('has nothing of an earlier build in it', () => {
  for (const path of ['index.html', 'docs/a/index.html', 'docs/b/old.txt', 'cards/a/b.txt', '.troodon'])
    writeFile(root, `dist/${path}`, path)
  mkdirSync(join(root, 'dist/empty'))
  const paths = ['index.html', 'docs/a/index.html'].map(outputPath)
  removeUnknown(join(root, 'dist'), new Map(paths.map((path) => [path, {}])) as unknown as Manifest)
  const left = ['index.html', 'docs/a/index.html', '.troodon', 'docs/b', 'cards', 'empty']
  expect(left.filter((path) => existsSync(join(root, 'dist', path)))).toEqual(left.slice(0, 3))
})
