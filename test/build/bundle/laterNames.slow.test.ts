// Names that resolve differently later, and damaged code in the cache: the next build equals a clean one.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'
import { coldCaches } from '../../support/warmCache.ts'

coldCaches()

let root: string
siteFolder((path) => {
  root = path
})

const shown = async (): Promise<string> => {
  const { status, stderr } = await runCli(['build', root])
  expect(status, stderr).toBe(0)
  const page = readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8').replaceAll('<!-- -->', '')
  return /<p>shown: (.*?)<\/p>/s.exec(page)?.[1] ?? page
}

it('finds what an import means now', async () => {
  mkdirSync(join(root, '.git'))
  const site = join(root, 'site')
  const repository = root
  root = site
  writeFile(root, 'site.config.json', '{ "checks": { "missingModule": "warn", "missingInclude": "warn" } }')
  writeFile(root, 'src/n.js', "export default 'n.js'\n")
  writeFile(root, 'node_modules/own/package.json', '{"name":"own","version":"1.0.0","main":"one.js"}')
  writeFile(root, 'node_modules/own/one.js', "module.exports = 'one'\n")
  writeFile(root, 'node_modules/own/two.js', "module.exports = 'two'\n")
  writeFile(
    root,
    'docs/a.mdx',
    "import n from '../src/n'\nimport own from 'own'\nimport Part from './_part.mdx'\nimport Late from '@site/src/Late'\n\n# A\n\n" +
      'shown: {n} {own}\n\n<Part />\n\n<Late />\n',
  )
  writeFile(root, 'docs/b.md', '# B\n\n```txt file=../../late.txt\n```\n')
  expect(await shown()).toBe('n.js one')
  writeFile(root, 'src/n.ts', "export default 'n.ts'\n")
  expect(await shown()).toBe('n.ts one')
  writeFile(root, 'node_modules/own/package.json', '{"name":"own","version":"1.0.0","main":"two.js"}')
  expect(await shown()).toBe('n.ts two')
  for (const [name, text, wanted] of [
    ['docs/_part.mdx', 'a part', 'a part'],
    ['src/Late/index.jsx', 'export default () => <i>late</i>', '<i>late</i>'],
    ['../late.txt', 'beside the site', 'beside the site'],
  ] as const) {
    writeFile(root, name, text)
    await shown()
    const page = readFileSync(
      join(root, `dist/docs/${name === '../late.txt' ? 'b' : 'a'}/index.html`),
      'utf8',
    )
    expect(page, name).toContain(wanted)
  }
  root = repository
}, 120_000)

it('makes damaged code again', async () => {
  writeFile(root, 'docs/a.mdx', '# A\n\nshown: {1 + 1}\n')
  expect(await shown()).toBe('2')
  const files = ['client', 'server'].flatMap((name) => {
    const folder = join(root, '.cache/theme', name)
    return (readdirSync(folder, { recursive: true }) as string[]).map((file) => join(folder, file))
  })
  const [client = '', page = ''] = [/assets.a\.\w+\.js$/, /\Wa\.\w+\.mjs$/].map((wanted) =>
    files.find((file) => wanted.test(file)),
  )
  for (const file of [client, page, join(root, '.cache/theme/bundle.json')]) {
    const bytes = readFileSync(file)
    const at = Math.floor(bytes.length / 2)
    bytes.writeUInt8((bytes.at(at) as number) ^ 1, at)
    writeFileSync(file, bytes)
    writeFile(root, 'docs/a.mdx', `# A\n\nshown: {1 + 1} after ${file.length}\n`)
    expect(await shown()).toBe(`2 after ${file.length}`)
    writeFile(root, 'docs/a.mdx', '# A\n\nshown: {1 + 1}\n')
    expect(await shown()).toBe('2')
    if (file !== join(root, '.cache/theme/bundle.json'))
      expect(readFileSync(file).equals(bytes), 'the damaged bytes are still there').toBe(false)
  }
}, 120_000)
