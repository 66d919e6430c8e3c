// Which files pages may show: those of the repository or workspace, of packages, and of configured folders.
import { mkdirSync, realpathSync, symlinkSync } from 'node:fs'
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
  const { refusal } = openReadable({ root, content, others, statics: [], onlyContent: false })
  return [
    'packages/site/docs/a.md',
    'packages/other/a.js',
    'packages/site-two/a.js',
    'packages/none.js',
  ].filter((file) => refusal(join(above, file)) === null)
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
  const { refusal } = openReadable({ ...nothing, root, content: [''] })
  expect(refusal(join(root, 'link/node_modules/pack/a.js'), true)).toBe(null)
  expect(refusal(join(root, 'link/node_modules/pack/a.js'))).toBe('package')
  expect(refusal(join(root, 'link/secret.txt'))).toBe('outside')
})

const nothing = { content: ['docs'], statics: ['static'], others: [], onlyContent: false }
const secret = [
  ...['.env', '.env.local', '.npmrc', '.ssh/id_rsa', '.aws/credentials', 'conf/.hidden.txt', 'docs/.x/a.txt'],
  ...[
    '.git/config',
    '.GIT/config',
    'sub/.git/HEAD',
    'node_modules/x/y',
    'docs/node_modules/x',
    'Node_Modules/z',
  ],
]

it('are neither hidden, nor in .git or node_modules, whatever the path to them is', () => {
  mkdirSync(join(above, '.git'))
  for (const file of secret) writeFile(root, file, 'text\n')
  const { refusal } = openReadable({ ...nothing, root })
  for (const [index, file] of secret.entries()) {
    symlinkSync(join(root, file), join(root, `docs/link-${index}.txt`))
    for (const path of [file, `docs/../${file}`, `docs/link-${index}.txt`])
      expect([path, refusal(join(root, path))]).toEqual([path, expect.stringMatching(/^(?:hidden|package)$/)])
  }
  const named = openReadable({
    ...nothing,
    root,
    others: ['.ssh', 'conf/.hidden.txt', '.git', 'node_modules/x'],
  })
  const shown = secret.filter((file) => named.refusal(join(root, file)) === null)
  expect(shown).toEqual(['.ssh/id_rsa', 'conf/.hidden.txt', 'node_modules/x/y'])
})

it('are not what Git ignores, by the rules of all folders up to the repository', () => {
  mkdirSync(join(above, '.git'))
  writeFile(above, '.gitignore', '*.secret\n/packages/site/private/\n!keep.secret\nbuilt/\n')
  writeFile(root, '.gitignore', 'local.*\n!docs/local.md\n')
  writeFile(root, 'sub/.gitignore', 'a.txt\n!b.secret\n')
  const files = {
    ...{
      'x.secret': 'ignored',
      'keep.secret': null,
      'private/deep/a.txt': 'ignored',
      'local.txt': 'ignored',
    },
    ...{ 'sub/a.txt': 'ignored', 'sub/b.secret': null, 'sub/c.txt': null, 'built/a.txt': 'ignored' },
    // Pages of a generated folder are published, so its other files are, too.
    ...{
      'docs/x.secret': 'ignored',
      'docs/built/a.png': null,
      'static/x.secret': null,
      'docs/local.md': null,
    },
  }
  for (const file of Object.keys(files)) writeFile(root, file, 'text\n')
  const { refusal, ignoreFiles } = openReadable({ ...nothing, root })
  expect(Object.fromEntries(Object.keys(files).map((file) => [file, refusal(join(root, file))]))).toEqual(
    files,
  )
  expect(ignoreFiles()).toContain(join(realpathSync(root), 'docs/.gitignore'))
  writeFile(above, '.gitignore', 'docs/\n.generated/\n')
  writeFile(root, '.generated/a.txt', 'text\n')
  const again = openReadable({ ...nothing, root, content: ['docs', '.generated'], others: ['x.secret'] })
  for (const file of ['docs/x.secret', '.generated/a.txt', 'x.secret'])
    expect(again.refusal(join(root, file))).toBe(null)
})

it('are those of the content and of static folders alone, where authors are not trusted', () => {
  mkdirSync(join(above, '.git'))
  const files = ['docs/a.txt', 'static/a.txt', 'a.txt', 'other/a.txt', 'node_modules/x/a.txt', 'docs/.env']
  for (const file of files) writeFile(root, file, 'text\n')
  const { refusal } = openReadable({ ...nothing, root, others: ['other'], onlyContent: true })
  expect(files.map((file) => refusal(join(root, file), true))).toEqual([
    ...[null, null, 'content', 'content', 'content', 'hidden'],
  ])
})
