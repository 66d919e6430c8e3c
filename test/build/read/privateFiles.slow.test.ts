// Files that pages may not show: hidden files, files of Git, ignored files and packages by their paths.
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
  mkdirSync(join(root, '.git'))
})

const build = (...options: string[]) => runCommand(['build', root, ...options])
const canary = 'canary-4711'
const fence = (file: string) => `\`\`\`txt file=${file}\n\`\`\`\n`

const secret = [
  ...['.env', '.env.local', '.env.json', '.npmrc', '.ssh/id_rsa', '.aws/credentials', 'conf/.hidden.txt'],
  ...['.git/config', 'node_modules/x/y.txt', 'ignored/deep/a.txt', 'ignored.txt', 'docs/ignored.txt'],
]

it('shows none of them as code, and says where and why', async () => {
  writeFile(root, '.gitignore', 'ignored/\nignored.txt\n')
  for (const file of secret) writeFile(root, file, canary)
  symlinkSync(join(root, '.env'), join(root, 'plain.txt'))
  const files = [...secret.map((file) => `@site/${file}`), '../.env', '../plain.txt', './../conf/../.npmrc']
  writeFile(root, 'docs/a.md', `# A\n\n${files.map(fence).join('\n')}`)
  const { status, stderr } = await build()
  expect(status).toBe(1)
  expect([...stderr.matchAll(/^(docs\S+) +error +(\w+)/gm)].map(([, ...found]) => found)).toEqual(
    files.map((_, index) => [`docs/a.md:${index * 3 + 3}:1`, 'privateFile']),
  )
  expect(stderr).toContain(
    '@site/.env is hidden: its name, or that of its folder, begins with a dot, so it is not included.',
  )
  expect(stderr).toContain('@site/ignored.txt is ignored by a .gitignore, so it is not included.')
  expect(stderr).toContain('@site/node_modules/x/y.txt is in node_modules, so it is not included.')
})

it('publishes and imports none of them', async () => {
  writeFile(root, '.gitignore', 'ignored/\nignored.txt\n')
  for (const file of secret) writeFile(root, file, canary)
  writeFile(root, 'docs/.in.json', `"${canary}"`)
  const links = secret.map((file) => `[x](../${file}) ![y](@site/${file}) [z](..%2f${file})`)
  writeFile(root, 'docs/a.md', `# A\n\n${links.join('\n\n')}\n`)
  const linked = await build()
  expect(linked.status).toBe(1)
  expect(linked.stderr).toMatch(/docs\/a.md:3:5 +error +privateFile/)
  expect(linked.stderr).toContain('../ignored.txt is ignored by a .gitignore, so it is not published.')

  const imports = ['!!raw-loader!../.env', '../conf/.hidden.txt?raw', '../ignored.txt?raw', './.in.json']
  const lines = imports.map((name, index) => `import a${index} from '${name}'\n`)
  writeFile(
    root,
    'docs/a.md',
    `${lines.join('')}\n# A\n\n${imports.map((_, index) => `{a${index}}`).join(' ')}\n`,
  )
  const imported = await build()
  expect(imported.status).toBe(1)
  expect([...imported.stderr.matchAll(/^(docs\S+) +error/gm)].map(([, place]) => place)).toEqual(
    imports.map((_, index) => `docs/a.md:${index + 1}:17`),
  )
})

it('shows those that the configuration names, and renders again when rules of Git change', async () => {
  writeFile(root, '.gitignore', 'part.txt\n')
  writeFile(root, 'part.txt', canary)
  writeFile(root, 'docs/a.md', `# A\n\n${fence('@site/part.txt')}`)
  writeFile(root, 'docs/b.md', '# B\n\n[part](../part.txt)\n')
  writeFile(root, 'docs/c.mdx', "import part from '!!raw-loader!../part.txt'\n\n# C\n\n<b>{part}</b>\n")
  expect((await build()).status).toBe(1)
  writeFile(root, '.gitignore', 'other.txt\n')
  expect((await build()).stderr).not.toContain('error')
  writeFile(root, '.gitignore', 'part.txt\n')
  const again = await build()
  expect([again.status, again.stderr.match(/part\.txt is ignored/g)?.length]).toEqual([1, 2])
  for (const page of ['a', 'b']) rmSync(join(root, `docs/${page}.md`))
  expect((await build()).stderr).toContain('docs/c.mdx:1:')
  writeFile(root, 'docs/a.md', `# A\n\n${fence('@site/part.txt')}`)
  writeFile(root, 'docs/b.md', '# B\n\n[part](../part.txt)\n')
  writeFile(root, 'site.config.json', '{ "outsideFolders": ["part.txt"] }')
  expect((await build('--verify')).status).toBe(0)
  expect(readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')).toContain(canary)
})

it('shows hidden and ignored content folders that the configuration names', async () => {
  writeFile(root, '.gitignore', '.generated/\nstatic/\n')
  writeFile(root, '.generated/a.md', `# A\n\n![box](./box.svg) [part](./part.txt)\n\n${fence('./part.txt')}`)
  writeFile(root, '.generated/part.txt', canary)
  writeFile(root, '.generated/box.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>')
  writeFile(root, 'static/b.txt', canary)
  writeFile(root, 'site.config.json', '{ "docs": { "path": ".generated" } }')
  const { status, stderr } = await build()
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('private')])
  const shown = [...readTree(join(root, 'dist'))].filter(([, text]) => text.includes(canary))
  expect(shown.map(([path]) => path)).toEqual(expect.arrayContaining(['b.txt', 'docs/a/index.html']))
})
