// Style sheets that Sass and PostCSS of the site compile, URLs in webpack's words, and hosts of fonts.
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { styleHosts } from '../../../build/bundle/styles/styleHosts.ts'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { differences, readTree } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0"/></svg>'
const files: Readonly<Record<string, string>> = {
  'site.config.json': '{ "baseUrl": "/base/", "customCss": "src/css/site.scss" }',
  'src/css/site.scss': `@use './parts/colors' as c;
@import '~kit/scss/kit';
.site { .inner { color: c.$brand; background: url('/img/a.svg'), url(/static/img/a.svg), url('~kit/sign.svg'), url('~@site/src/b.svg') } }
`,
  'src/css/parts/_colors.scss': '$brand: rgb(1, 2, 3);\n',
  'static/img/a.svg': drawing,
  'src/b.svg': drawing.replace('M0', 'M1'),
  'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
  'node_modules/kit/scss/_kit.scss': '.kit { order: 1 + 2 }\n',
  'node_modules/kit/plain.css': '.plain-kit { order: 7 }\n',
  'node_modules/kit/sign.svg': drawing.replace('M0', 'M2'),
  'src/Box.jsx':
    "import styles from './box.module.scss'\nimport './own.sass'\nimport './more.css'\nexport default () => <b className={styles.box}>gap {styles.gapOfBox}</b>\n",
  'src/box.module.scss': '$gap: 3px;\n:export { gapOfBox: $gap }\n.box { &:hover { margin: $gap * 2 } }\n',
  'src/own.sass': '.own\n  color: teal\n',
  'src/more.css':
    "@import '~kit/plain.css';\n@import url(https://fonts.googleapis.com/css2?family=A);\n.more { color: navy }\n",
  'docs/a.mdx': "import Box from '@site/src/Box'\n\n# A\n\n<Box />\n",
}
const begin = (): void => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
}
function install(...names: string[]): void {
  for (const name of names) {
    const link = join(root, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(resolve('node_modules', name), link)
  }
}
async function build(...flags: string[]) {
  const { status, stderr } = await runCommand(['build', root, ...flags])
  return { status, stderr, problems: problemText(stderr).match(/^\S+ {2}(?:error|warning) .*/gm) ?? [] }
}
const page = () => readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')
const css = () =>
  [...page().matchAll(/<link rel="stylesheet" href="\/base\/([^"]+)"/g)]
    .map(([, path]) => readFileSync(join(root, 'dist', path as string), 'utf8'))
    .join('\n')

it('are compiled with what they use, and again when that changes', async () => {
  begin()
  install('sass')
  const first = await build()
  expect(first.problems).toEqual([])
  expect(first.status).toBe(0)
  expect(css()).toMatch(/\.site \.inner\{color:#010203/)
  expect(css()).toContain('.kit{order:3}')
  expect(css()).toContain('.plain-kit{order:7}')
  expect(css()).toContain('.own{color:teal}')
  expect(css()).toMatch(/\.box_\w+:hover\{margin:6px\}/)
  expect(css().replaceAll('"', '')).toMatch(
    /url\(\/base\/img\/a\.svg\),url\(\/base\/img\/a\.svg\),url\(\.\/media\/sign\.\w+\.svg\),url\(\.\/media\/b\.\w+\.svg\)/,
  )
  expect(page()).toMatch(/<b class="box_\w+">gap (?:<!-- -->)?3px/)
  // The host of the fonts is allowed, and said.
  expect(page()).toMatch(
    /style-src [^;]*https:\/\/fonts\.googleapis\.com[^;]*;.*font-src [^;]*https:\/\/fonts\.gstatic\.com/,
  )
  expect(first.stderr).toContain(
    'Style sheets load files from https://fonts.googleapis.com, https://fonts.gstatic.com',
  )

  writeFile(root, 'src/css/parts/_colors.scss', '$brand: rgb(9, 9, 9);\n')
  await build()
  expect(css()).toMatch(/\.site \.inner\{color:#090909/)
  const before = readTree(join(root, 'dist'))
  await build('--no-cache')
  expect(differences(before, readTree(join(root, 'dist')))).toEqual([])

  writeFile(root, 'src/css/parts/_colors.scss', '$brand: ;\n')
  const { problems, status } = await build()
  expect(status).toBe(1)
  expect(problems).toEqual([
    expect.stringMatching(
      /^src\/css\/site\.scss:1:\d+ {2}error {2}pageFailed {2}Sass cannot compile it: Expected/,
    ),
  ])

  writeFile(root, 'src/css/parts/_colors.scss', '$brand: rgb(8, 8, 8);\n')
  expect(await build()).toMatchObject({ status: 0, problems: [] })
  expect(css()).toMatch(/\.site \.inner\{color:#080808/)
})

it('without Sass are left out, with the command that installs it', async () => {
  begin()
  const { problems, stderr } = await build()
  expect(problems.length).toBeGreaterThan(0)
  for (const line of problems) expect(line).toContain('need the package sass, which is not installed')
  expect(stderr).toContain('Install it: npm install sass')
})

it('pass through PostCSS where the site has a configuration for it', async () => {
  writeFile(root, 'site.config.json', '{ "baseUrl": "/base/", "customCss": "src/site.css" }')
  writeFile(root, 'src/site.css', '.a { color: brand }\n')
  writeFile(root, 'brand.txt', '#123456')
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(
    root,
    'postcss.config.cjs',
    `const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const file = join(__dirname, 'brand.txt')
module.exports = { plugins: [{
  postcssPlugin: 'brand',
  Declaration(one, { result }) {
    if (one.value === 'brand') one.value = readFileSync(file, 'utf8')
    result.messages.push({ type: 'dependency', plugin: 'brand', file })
  },
}] }
`,
  )
  install('postcss')
  expect((await build()).status).toBe(0)
  expect(css()).toContain('.a{color:#123456}')
  writeFile(root, 'brand.txt', '#654321')
  await build()
  expect(css()).toContain('.a{color:#654321}')
})

it('names only hosts that style sheets and fonts come from', () => {
  expect(
    styleHosts([
      '@import "https://a.example/x.css";@import url(//b.example/y.css);',
      '.x{background:url(https://images.example/a.png)}@font-face{font-family:A;src:url("https://c.example/a.woff2")}',
    ]),
  ).toEqual(['https://a.example', 'https://b.example', 'https://c.example'])
})
