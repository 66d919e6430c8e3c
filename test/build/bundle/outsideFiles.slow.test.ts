// A page cannot publish files of the machine, or the environment of the build.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const build = () => runCommand(['build', root], { TROODON_TEST_SECRET: 'canary-4711' })

it('refuses text, data and images from outside of the repository, also through a link', async () => {
  const outside = join(root, '../outside')
  mkdirSync(outside)
  writeFile(outside, 'key.txt', 'canary-4711')
  writeFile(outside, 'key.json', '"canary-4711"')
  writeFile(outside, 'part.md', 'canary-4711')
  mkdirSync(join(root, 'docs'))
  symlinkSync(outside, join(root, 'docs/linked'))
  const specifiers = [
    '!!raw-loader!../../outside/key.txt',
    '!!raw-loader!./linked/key.txt',
    './linked/key.txt?raw',
    '../../outside/key.json',
    '../../../../../../../proc/self/environ?raw',
  ]
  const imports = specifiers.map((specifier, index) => `import a${index} from '${specifier}'\n`)
  const shown = specifiers.map((_, index) => `{a${index}}`).join(' ')
  writeFile(root, 'docs/a.md', `${imports.join('')}\n# A\n\n${shown}\n`)
  const refused = await build()
  expect(refused.status).toBe(1)
  expect([...refused.stderr.matchAll(/^(docs\S+) +error/gm)].map(([, place]) => place)).toEqual([
    ...specifiers.map((_, index) => `docs/a.md:${index + 1}:17`),
  ])
  rmSync(join(root, 'docs/a.md'))
  writeFile(root, 'docs/b.md', '# B\n\n```txt file=../../outside/key.txt\n```\n')
  writeFile(root, 'docs/c.md', "import Part from './linked/part.md'\n\n# C\n\n<Part />\n")
  const included = await build()
  expect(included.stderr).toMatch(/^docs\/b.md:3:1 +error +outsideFile/m)
  expect(included.stderr).toMatch(/^docs\/c.md:5:1 +error +outsideFile/m)
  expect(existsSync(join(root, 'dist'))).toBe(false)

  writeFile(root, 'site.config.json', '{ "outsideFolders": ["../outside"] }')
  writeFile(root, 'docs/a.md', `${imports.slice(0, 4).join('')}\n# A\n\n{a0}\n`)
  const allowed = await build()
  expect(allowed.stderr).not.toContain('error')
  for (const page of ['a', 'b', 'c'])
    expect(readFileSync(join(root, `dist/docs/${page}/index.html`), 'utf8')).toContain('canary-4711')
})

it('builds a site in a downloaded archive, which has files above the site and no .git', async () => {
  const above = join(root, '../archive')
  writeFile(above, '.github/CODEOWNERS', '* @owner\n')
  writeFile(above, 'docs/a.md', "# A\n\nimport Readme from '../packages/a/README.md'\n\n<Readme />\n")
  writeFile(
    above,
    'docs/b.mdx',
    "import text from '!!raw-loader!../packages/a/index.js'\n\n# B\n\n<pre>{text}</pre>\n",
  )
  writeFile(above, 'packages/a/README.md', 'From the read-me.\n')
  writeFile(above, 'packages/a/index.js', 'export const from = "the package"\n')
  writeFile(above, 'packages/a/style.css', '.above { color: red }\n')
  writeFile(above, 'packages/website/custom.css', '@import "../a/style.css";\n')
  writeFile(
    above,
    'packages/website/docusaurus.config.js',
    "module.exports = { title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {" +
      " docs: { path: '../../docs' }, blog: false, theme: { customCss: './custom.css' } }]] }\n",
  )
  const site = join(above, 'packages/website')
  const { status, stderr } = await runCommand(['build', site])
  expect(stderr).not.toMatch(/error|warning/)
  expect(status).toBe(0)
  const dist = join(site, 'dist')
  expect(readFileSync(join(dist, 'docs/a/index.html'), 'utf8')).toContain('From the read-me.')
  expect(readFileSync(join(dist, 'docs/b/index.html'), 'utf8')).toContain('the package')
  expect([...readTree(dist)].some(([name, text]) => name.endsWith('.css') && text.includes('.above'))).toBe(
    true,
  )
})

it('gives the code in Markdown no environment and no modules of Node', async () => {
  // An error, unless the check is lowered.
  writeFile(root, 'site.config.json', '{ "checks": { "missingModule": "warn" } }')
  writeFile(root, 'docs/_part.mdx', 'Part {process.env.TROODON_TEST_SECRET}\n')
  writeFile(
    root,
    'docs/a.mdx',
    "import Part from './_part.mdx'\nimport { readFileSync } from 'node:fs'\nimport os from 'os'\n" +
      "export const secret = process.env.TROODON_TEST_SECRET ?? 'none'\n\n# A\n\n<Part />\n\n" +
      '{secret} {process.env.NODE_ENV} {typeof readFileSync}\n',
  )
  const { status, stderr } = await build()
  expect(status).toBe(0)
  expect(stderr).toContain('node:fs cannot be imported: it is a module of Node, which pages do not have')
  const page = readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8').replaceAll('<!-- -->', '')
  expect(/none\s+production/.test(page)).toBe(true)
  expect([...readTree(join(root, 'dist'))].filter(([, text]) => text.includes('canary-4711'))).toEqual([])
})
