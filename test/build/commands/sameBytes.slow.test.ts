// The output has the same bytes wherever a site is built.
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
let folder: string
siteFolder((path) => {
  root = path
  folder = dirname(path)
})

const bytes = async (name: string, env: Readonly<Record<string, string>>, where = root) => {
  const out = join(folder, `out-${name}`)
  const { status, stderr } = await runCli(
    ['build', where, '--out', out, '--cache', join(folder, `cache-${name}`)],
    env,
  )
  expect(status, stderr).toBe(0)
  return readTree(out)
}

it('is byte-identical in another folder, time zone and language, and with another number of threads', async () => {
  const files: Record<string, string> = {
    'pages/index.tsx':
      "import Layout from '@theme/Layout'\nimport styles from './home.module.css'\n\nexport default function Home() {\n  return <Layout title=\"Home\"><main className={styles.hero}>Hello</main></Layout>\n}\n",
    'pages/home.module.css': '.hero { color: green }\n',
  }
  for (let index = 0; index < 80; index++)
    files[`docs/folder-${index % 7}/page-${index}.md`] =
      `# Page ${index}\n\n[next](../folder-${((index + 1) % 80) % 7}/page-${(index + 1) % 80}.md)\n\n\`\`\`js\nlet a = ${index}\n\`\`\`\n`
  const other = join(folder, 'elsewhere/deeper')
  for (const [path, content] of Object.entries(files)) {
    writeFile(root, path, content)
    writeFile(other, path, content)
  }
  // Files around a cache must not matter, such as a package.json above it.
  writeFile(folder, 'cache-b/package.json', '{ "type": "commonjs" }')
  writeFile(folder, 'cache-c/package.json', '{ "type": "module" }')
  const first = await bytes('a', { TROODON_THREADS: '1', TZ: 'UTC' })
  expect(first.size).toBeGreaterThan(160)
  const others = [
    await bytes('b', { TROODON_THREADS: '3', TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8' }),
    await bytes('c', { TROODON_THREADS: '2' }, other),
  ]
  for (const tree of others)
    expect([...tree.keys()].filter((path) => tree.get(path) !== first.get(path))).toEqual([])
  for (const tree of others) expect(tree.size).toBe(first.size)
})
