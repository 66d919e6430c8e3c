// Which files pages may show: those of the repository or workspace, of packages, and of configured folders.
import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { openReadable } from '../../../build/io/readableFile.ts'
import { repositoryFolder } from '../../../build/io/repositoryFolder.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
let above: string
siteFolder((path) => {
  above = path
  root = join(path, 'packages/site')
  for (const file of ['packages/site/docs/a.md', 'packages/other/a.js', 'packages/site-two/a.js'])
    writeFile(above, file, 'text\n')
})

const readable = (others: readonly string[] = [], content: readonly string[] = ['']) => {
  const isReadable = openReadable({ root, content, others })
  return [
    'packages/site/docs/a.md',
    'packages/other/a.js',
    'packages/site-two/a.js',
    'packages/none.js',
  ].filter((file) => isReadable(join(above, file)))
}
const own = 'packages/site/docs/a.md'
const all = [own, 'packages/other/a.js', 'packages/site-two/a.js']

it('are those of the site alone, where nothing else belongs to it', () => {
  expect(readable()).toEqual([own])
  writeFile(above, 'package.json', '{ "name": "not-a-workspace" }')
  expect(readable()).toEqual([own])
  writeFile(above, 'package.json', '{ broken')
  expect(readable()).toEqual([own])
})

it.each([
  ['a repository', '.git/HEAD', 'ref: refs/heads/main\n'],
  ['a workspace of npm', 'package.json', '{ "workspaces": ["packages/*"] }'],
  ['a workspace of pnpm', 'pnpm-workspace.yaml', 'packages: ["packages/*"]\n'],
  ['a downloaded repository with workflows', '.github/workflows/test.yml', 'on: push\n'],
  ['a downloaded repository with attributes of Git', '.gitattributes', '* text=auto\n'],
  ['a downloaded repository with a license', 'LICENSE.md', 'text\n'],
])('are all of %s', (_, file, text) => {
  writeFile(above, file, text)
  expect(readable()).toEqual(all)
})

it('are those of the inner repository, not of a workspace around it', () => {
  writeFile(above, 'pnpm-workspace.yaml', 'packages: ["packages/*"]\n')
  mkdirSync(join(root, '.git'))
  expect(readable()).toEqual([own])
})

it('have the content folders of the configuration around them, where the repository has no other sign', () => {
  writeFile(root, 'LICENSE', 'text\n')
  expect(readable()).toEqual([own])
  expect(readable([], ['docs', '../other'])).toEqual(all)
  mkdirSync(join(root, '.git'))
  expect(readable([], ['docs', '../other'])).toEqual([own, 'packages/other/a.js'])
})

it('are never those of a whole home folder or of all temporary files', () => {
  writeFile(above, 'LICENSE', 'text\n')
  writeFile(above, '.github/CODEOWNERS', 'text\n')
  expect(repositoryFolder(root, [root], [join(above, 'home')])).toBe(root)
  expect(repositoryFolder(root, [root, join(above, 'packages/other')], [above])).toBe(join(above, 'packages'))
  expect(repositoryFolder(root, [root, join(above, 'docs')], [above])).toBe(root)
  expect(repositoryFolder(root, [root], [join(above, '../home')])).toBe(above)
})

it('are those of configured folders, and a folder that is not there adds none', () => {
  expect(readable(['../other', '../none'])).toEqual([own, 'packages/other/a.js'])
})

it('are those of packages, wherever they are, and not what a link in the site leads to', () => {
  const elsewhere = join(dirname(above), 'elsewhere')
  writeFile(elsewhere, 'node_modules/pack/a.js', 'text\n')
  writeFile(elsewhere, 'secret.txt', 'text\n')
  symlinkSync(elsewhere, join(root, 'link'))
  const isReadable = openReadable({ root, content: [''], others: [] })
  expect(isReadable(join(root, 'link/node_modules/pack/a.js'))).toBe(true)
  expect(isReadable(join(root, 'link/secret.txt'))).toBe(false)
})
