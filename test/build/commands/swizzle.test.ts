// `troodon swizzle`: the files that it writes, and what doctor says about names that do not exist.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { SetupNote } from '../../../build/model/setupNote.ts'
import { readThemeNames } from '../../../build/read/readThemeNames.ts'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const swizzle = (...words: string[]) => runCommand(['swizzle', ...words])
const written = (name: string) => readFileSync(join(root, 'theme', name), 'utf8')

it('writes wrappers that build to the same pages', async () => {
  writeFile(root, 'docs/a.md', '# A\n\n## One\n\n[b](./b.md)\n\n:::tip\nEat.\n:::\n')
  writeFile(root, 'docs/b.md', '# B\n')
  const page = () =>
    /<body.*<\/footer>/s
      .exec(readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8'))?.[0]
      .replace(/<script[^>]*>.*?<\/script>| data-[\w-]+="[^"]*"/gs, '')
      .replace(/\s+(?=[<>])|(?<=>)\s+/g, '')
  expect((await runCommand(['build', root])).status).toBe(0)
  const before = page()
  const { stdout } = await swizzle('--list')
  const names = [...stdout.matchAll(/^ {2}([A-Z]\w+) /gm)].map(([, name = '']) => name)
  expect(names).toEqual(expect.arrayContaining(['Footer', 'Navbar', 'DocSidebar', 'Pager', 'Admonition']))
  for (const name of names) expect((await swizzle(name, root, '--typescript')).status, name).toBe(0)
  expect(written('Pager.tsx')).toBe(`import type { ComponentProps } from 'react'
import Original from 'troodon/theme-original/Pager'

export default function Pager(props: ComponentProps<typeof Original>) {
  return <Original {...props} />
}
`)
  expect(written('NavbarItems.tsx')).toContain('export default { ...Original }')
  const { status, stderr } = await runCommand(['build', root])
  expect(problemText(stderr)).not.toMatch(/error|warning/)
  expect(status).toBe(0)
  expect(page()).toBe(before)
})

it('writes into the folder of the configuration', async () => {
  writeFile(root, 'site.config.json', '{ "themePath": "src/parts" }')
  expect((await swizzle('Footer', root)).status).toBe(0)
  expect(readFileSync(join(root, 'src/parts/Footer.jsx'), 'utf8')).toContain('function Footer(props) {')
})

it('overwrites nothing, and suggests a name', async () => {
  writeFile(root, 'theme/Footer.js', 'export default () => null\n')
  expect(await swizzle('Footer', root)).toMatchObject({ status: 2 })
  expect((await swizzle('Footer', root)).stderr).toContain('theme/Footer.js already exists.')
  expect((await swizzle('Foter', root)).stderr).toContain('Did you mean Footer?')
  expect(existsSync(join(root, 'theme/Footer.jsx'))).toBe(false)
})

it('doctor names what code of the site imports in vain', () => {
  const plugin = join(root, 'plugins/theme')
  for (const [path, text] of Object.entries({
    'plugins/theme/Chart/index.js': "import '@theme-init/Tablet'\nexport default () => null\n",
    'src/Unused.jsx':
      "import Tabz from '@theme/Tabz'\nimport Tabs from '@theme/Tabs'\nimport type { A } from '@theme/Types'\nimport Chart from '@theme/Chart'\nimport Own from '@theme/Own/index'\n",
    'src/theme/Own/index.jsx': "export { default } from '@theme/Gone/Part'\n",
    'docs/a.mdx': "import X from '@theme/Xyz'\n\n```jsx\nimport Y from '@theme/Example'\n```\n",
    'dist/.troodon': '',
    'dist/a.js': "import '@theme/InOutput'\n",
    'public/docs/404.html': '',
    'public/docs/assets/js/main.js': "import '@theme/InDocusaurusOutput'\n",
  }))
    writeFile(root, path, text)
  const places = { root, engineRoot: process.cwd(), themePath: 'src/theme', themes: [plugin] }
  const shown = (notes: readonly SetupNote[]) => notes.map(({ text, where }) => `${where}: ${text}`).sort()
  expect(shown(readThemeNames(places))).toEqual([
    'docs/a.mdx: @theme/Xyz does not exist in the theme',
    'plugins/theme/Chart/index.js: @theme/Tablet does not exist in the theme',
    'src/Unused.jsx: @theme/Tabz does not exist in the theme',
    'src/theme/Own/index.jsx: @theme/Gone/Part does not exist in the theme',
  ])
})
