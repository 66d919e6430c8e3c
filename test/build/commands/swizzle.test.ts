// `troodon swizzle`: the files that it writes, and what doctor says when their originals change.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SetupNote } from '../../../build/model/setupNote.ts'
import { swizzleNotes } from '../../../build/model/swizzle.ts'
import { readSwizzles } from '../../../build/read/readSwizzles.ts'
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
const written = (name: string) => readFileSync(join(root, 'src/theme', name), 'utf8')

it('writes wrappers and copies that build', async () => {
  writeFile(root, 'docs/a.md', '# A\n\n## One\n\n[b](./b.md)\n')
  writeFile(root, 'docs/b.md', '# B\n')
  const ejected = ['DocItem/Layout', 'Footer', 'BackToTopButton', 'DocSidebarItem/Category', 'Navbar/Content']
  for (const name of ejected) expect((await swizzle(name, root, '--eject')).status, name).toBe(0)
  expect((await swizzle('DocPaginator', root)).status).toBe(0)
  expect((await swizzle('NavbarItem/ComponentTypes', root, '--typescript')).status).toBe(0)
  expect(written('DocPaginator/index.js')).toMatch(
    /^\/\/ Wraps @theme\/DocPaginator as of \w{8} \(troodon swizzle\)\.\nimport Original from '@theme-original\/DocPaginator'/,
  )
  expect(written('NavbarItem/ComponentTypes/index.tsx')).toContain('export default {\n  ...Original,\n}')
  expect(written('DocItem/Layout/index.js')).toContain('from "@theme/DocItem/Footer"')
  expect(written('DocItem/Layout/index.js')).not.toMatch(/from "\.|: ReactNode/)
  const { status, stderr } = await runCommand(['build', root])
  expect(problemText(stderr)).not.toMatch(/error/)
  expect(status).toBe(0)
  expect(readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')).toContain('theme-doc-sidebar-item-link')
})

it('overwrites nothing, and suggests a name', async () => {
  writeFile(root, 'src/theme/Footer.js', 'export default () => null\n')
  expect(await swizzle('Footer', root)).toMatchObject({ status: 2 })
  expect((await swizzle('Footer', root)).stderr).toContain('src/theme/Footer.js already exists.')
  expect((await swizzle('Foter', root)).stderr).toContain('Did you mean Footer?')
  expect(existsSync(join(root, 'src/theme/Footer'))).toBe(false)
})

it('lists all components', async () => {
  const { status, stdout } = await swizzle('--list')
  expect(status).toBe(0)
  const [shown = '', imported = ''] = stdout.split('Where your pages')
  expect(shown).toContain('  DocItem/Layout\n')
  expect(imported).toContain('  Icon/Copy\n')
  expect(stdout).not.toContain('useDoc')
})

describe('notes', () => {
  const file = (name: string, text: string) => ({
    folder: 'src/theme',
    name,
    file: `src/theme/${name}/index.js`,
    text,
  })
  const header = (name: string) => `// Wraps @theme/${name} as of 11111111 (troodon swizzle).\n`

  it('name overrides whose original has changed', () => {
    const overrides = [file('Footer', header('Footer')), file('Logo', header('Logo')), file('TOC', '')]
    const hashes: Readonly<Record<string, string>> = { Footer: '22222222', Logo: '11111111', TOC: '3' }
    expect(swizzleNotes(overrides, (name) => hashes[name])).toEqual([
      {
        group: 'differs',
        text: 'The original of Footer has changed since it was swizzled',
        where: 'src/theme/Footer/index.js',
        todo: 'Compare it with a new copy, then write 22222222 into the first line of the file.',
      },
    ])
  })

  it('name overrides without an effect', () => {
    const ofPlugin = { ...file('Loading', ''), folder: 'plugins/theme' }
    expect(swizzleNotes([file('ErrorPageContent', ''), ofPlugin], () => undefined)).toMatchObject([
      { group: 'ineffective', where: 'src/theme/ErrorPageContent/index.js' },
      { group: 'ineffective', text: 'The component Loading in plugins/theme' },
    ])
  })

  it('name what they use without an effect, once', () => {
    const text = "import { TitleFormatterProvider, useDoc } from 'x'\nexport default TitleFormatterProvider\n"
    expect(swizzleNotes([file('Layout', text)], () => undefined)).toMatchObject([
      {
        group: 'ineffective',
        text: 'TitleFormatterProvider in src/theme',
        where: 'src/theme/Layout/index.js',
      },
    ])
  })
})

it('doctor names what code of the site imports in vain', () => {
  const plugin = join(root, 'plugins/theme')
  for (const [path, text] of Object.entries({
    'plugins/theme/Chart/index.js': "import '@theme-init/Tablet'\nexport default () => null\n",
    'plugins/theme/Loading.js': 'export default () => null\n',
    'src/Unused.jsx':
      "import Tabz from '@theme/Tabz'\nimport Tabs from '@theme/Tabs'\nimport type { A } from '@theme/Types'\nimport Chart from '@theme/Chart'\nimport Own from '@theme/Own/index'\nconst { TitleFormatterProvider } = require('@docusaurus/theme-common/internal')\n",
    'src/theme/Own/index.jsx': "export { default } from '@theme/Gone/Part'\n",
    'docs/a.mdx': "import X from '@theme/Xyz'\n\n```jsx\nimport Y from '@theme/Example'\n```\n",
    'dist/.troodon': '',
    'dist/a.js': "import '@theme/InOutput'\n",
    'public/docs/404.html': '',
    'public/docs/assets/js/main.js': "import '@theme/InDocusaurusOutput'\n",
  }))
    writeFile(root, path, text)
  const places = { root, engineRoot: process.cwd(), themes: [plugin] }
  const shown = (notes: readonly SetupNote[]) => notes.map(({ text, where }) => `${where}: ${text}`).sort()
  expect(shown(readThemeNames(places))).toEqual([
    'docs/a.mdx: @theme/Xyz does not exist in the theme',
    'plugins/theme/Chart/index.js: @theme/Tablet does not exist in the theme',
    'src/Unused.jsx: @theme/Tabz does not exist in the theme',
    'src/Unused.jsx: TitleFormatterProvider in src/Unused.jsx',
    'src/theme/Own/index.jsx: @theme/Gone/Part does not exist in the theme',
  ])
  expect(shown(readSwizzles(places))).toEqual([
    'plugins/theme/Loading.js: The component Loading in plugins/theme',
  ])
})
