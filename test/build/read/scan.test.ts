// Links in the content: those that stay in the repository or a configured folder count as their target.
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadProject } from '../../../build/config/loadProject.ts'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { scan } from '../../../build/read/scan.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = join(path, 'site')
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(path, 'shared/docs/b.md', '# B\n')
  writeFile(path, 'shared/c.md', '# C\n')
})

async function scanned() {
  const folders = { cacheFolder: join(root, '.cache'), engineRoot: '/engine' }
  const { config } = await loadProject({ root, configFile: null, readConfig, ...folders })
  const { files, diagnostics } = scan(root, config, join(root, 'dist'))
  return {
    files: [...files.keys()].filter((file) => file.endsWith('.md')),
    skipped: diagnostics.map(({ file, message, hint }) => [file, message, hint]),
  }
}

function linkAll(): void {
  symlinkSync('../../shared/docs', join(root, 'docs/folder'))
  symlinkSync('../../shared/c.md', join(root, 'docs/c.md'))
}
const followed = ['docs/a.md', 'docs/c.md', 'docs/folder/b.md']

it('follows links inside the repository', async () => {
  mkdirSync(join(root, '../.git'))
  linkAll()
  expect(await scanned()).toEqual({ files: followed, skipped: [] })
})

it('follows a link in place of the content folder', async () => {
  mkdirSync(join(root, '../.git'))
  symlinkSync('../shared/docs', join(root, 'blog'))
  expect(await scanned()).toEqual({ files: ['blog/b.md', 'docs/a.md'], skipped: [] })
})

it('follows links to configured folders, and leaves out others with a message', async () => {
  linkAll()
  expect(await scanned()).toEqual({
    files: ['docs/a.md'],
    skipped: [
      [
        'docs/c.md',
        'It is a link to a file outside the repository, and was left out.',
        'Put the file itself there, or add its folder to outsideFolders in the configuration.',
      ],
      [
        'docs/folder',
        'It is a link to a folder outside the repository, and was left out.',
        'Put the folder itself there, or add its folder to outsideFolders in the configuration.',
      ],
    ],
  })
  writeFile(root, 'site.config.json', '{ "outsideFolders": ["../shared"] }')
  expect(await scanned()).toEqual({ files: followed, skipped: [] })
})

it('leaves out links that lead back to themselves, also through others', async () => {
  mkdirSync(join(root, 'docs/x'))
  mkdirSync(join(root, 'docs/y'))
  symlinkSync('..', join(root, 'docs/loop'))
  symlinkSync('../y', join(root, 'docs/x/y'))
  symlinkSync('../x', join(root, 'docs/y/x'))
  symlinkSync('self', join(root, 'docs/self'))
  expect((await scanned()).skipped.map(([file, message]) => `${file}: ${message}`)).toEqual([
    'docs/loop: It is a link to a folder that contains it, and was left out.',
    'docs/self: It is a link that leads nowhere, and was left out.',
    'docs/x/y/x: It is a link to a folder that contains it, and was left out.',
    'docs/y/x/y: It is a link to a folder that contains it, and was left out.',
  ])
})

it('reads hidden folders and those of packages where the configuration names them', async () => {
  writeFile(
    root,
    'docusaurus.config.js',
    `module.exports = {
      title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', { docs: { path: '.made/docs' }, blog: false }]],
      plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: './node_modules/api/docs', routeBasePath: 'api' }]],
    }`,
  )
  for (const folder of [
    '.made/docs',
    '.made/other',
    'node_modules/api/docs',
    'node_modules/api',
    '.made/docs/.not',
  ])
    writeFile(root, `${folder}/x.md`, '# X\n')
  expect(await scanned()).toEqual({
    files: ['.made/docs/x.md', 'docs/a.md', 'node_modules/api/docs/x.md'],
    skipped: [],
  })
})

it('reports two names that differ only in their Unicode form, of files and of folders', async () => {
  for (const form of ['NFC', 'NFD']) {
    writeFile(root, `docs/${'café'.normalize(form)}.md`, '# Café\n')
    writeFile(root, `docs/${'thé'.normalize(form)}/a.md`, '# Thé\n')
  }
  const { files, skipped } = await scanned()
  expect(files.map((file) => file.normalize('NFC')).sort()).toEqual([
    'docs/a.md',
    'docs/café.md',
    'docs/thé/a.md',
  ])
  const message = (kind: string) =>
    `The folder has two ${kind} of this name, which differ only in their Unicode form (NFC and NFD).`
  expect(skipped.map(([file, text]) => [file?.normalize('NFC'), text])).toEqual([
    ['docs/café.md', message('files')],
    ['docs/thé', message('folders')],
  ])
})
