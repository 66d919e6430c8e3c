// A page whose code cannot be bundled or rendered shows a notice; all others are built.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { differences, readTree } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const throws = 'export default () => {\n  throw new Error("it broke")\n}\n'
const files: Readonly<Record<string, string>> = {
  'site.config.json':
    '{ "customCss": "src/site.css", "clientModules": ["src/every.js", "src/fine.js"], "checks": { "missingModule": "warning" } }',
  'src/site.css': '.a { color: red; background: url(./none.png) }\n',
  'src/every.js': "import 'not-there'\n",
  'src/fine.js': 'export const onRouteDidUpdate = () => {}\n',
  'theme/Footer.tsx': "import gone from 'gone'\nexport default () => <footer>{gone}</footer>\n",
  'docs/good.mdx': "import Good from '@site/src/Good'\n\n# Good\n\n<Good />\n",
  'docs/a.mdx': "import A from '@site/src/A'\n\n# Page A\n\n<A />\n",
  'docs/b.mdx': "import A from '@site/src/A'\n\n# Page B\n\n<A />\n",
  'docs/syntax.mdx': "import Wrong from '@site/src/Wrong'\n\n# Syntax\n\n<Wrong />\n",
  'docs/throws.mdx': "import Throws from '@site/src/Throws'\n\n# Throws\n\n<Throws />\n",
  'docs/throws-too.mdx': "import Throws from '@site/src/Throws'\n\n# Throws too\n\n<Throws />\n",
  // Ids that only the code of these pages would show.
  'docs/links.md': '# Links\n\n[A](./throws.mdx#part), [B](./a.mdx#part) and [C](/p#part)\n',
  'docs/name.mdx': "import { useNothing } from '@docusaurus/router'\n\n# Name\n\n{useNothing()}\n",
  'docs/own-name.mdx': "import { nothing } from '@site/src/Good'\n\n# Own name\n\n[{typeof nothing}]\n",
  'pages/p.jsx': "import Nothing from '@theme/Nothing'\nexport default () => <Nothing />\n",
  'pages/image.jsx': "import Sign from '../src/sign.svg'\nexport default () => <Sign />\n",
  'src/sign.svg': 'no image\n',
  'src/Good.jsx': 'export default () => <b>good</b>\n',
  'src/A.jsx': "import B from './B'\nexport default () => <B />\n",
  'src/B.jsx': "import part from 'missing-package/part'\nexport default () => <b>{part}</b>\n",
  'src/Wrong.jsx': 'export default () => <b>{</b>\n',
  'src/Throws.jsx': throws,
}
/** All files, or some of them. */
function begin(names: readonly string[] = Object.keys(files)): void {
  for (const path of names) writeFile(root, path, files[path] ?? '')
}

async function build(...flags: string[]) {
  const { status, stderr } = await runCommand(['build', root, ...flags])
  const problems = problemText(stderr).match(/^\S+ {2}(?:error|warning) .*/gm) ?? []
  return { status, problems, stderr }
}
const read = (path: string) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')
const noticeOf = (path: string) =>
  /data-page-failed="true">.*?<div class="admonition__content"><p>(.*?)<\/p>/.exec(read(path))?.[1]

it('is named with its file and the imports that lead there, and the site is built', async () => {
  begin()
  const { status, problems, stderr } = await build()
  expect(status).toBe(1)
  expect(problems).toEqual([
    'docs/name.mdx:1:10  warning  missingModule  @docusaurus/router does not export useNothing.',
    expect.stringMatching(
      /^docs\/name\.mdx:5:2 {2}error {2}pageFailed .* does not export useNothing\. It exports: .*useLocation/,
    ),
    'docs/own-name.mdx:1:10  warning  missingModule  @site/src/Good does not export nothing.',
    'pages/image.jsx:1:18  error  pageFailed  sign.svg is not an SVG image. A page shows a notice instead: pages/image.jsx.',
    'pages/p.jsx:1:21  error  pageFailed  @theme/Nothing does not exist in the theme. A page needs it: pages/p.jsx.',
    'src/B.jsx:1:18  error  pageFailed  missing-package/part cannot be imported: it is not installed. 2 pages need it: docs/a.mdx → src/A.jsx → src/B.jsx, docs/b.mdx → src/A.jsx → src/B.jsx.',
    'src/Throws.jsx:2:9  error  pageFailed  The page /docs/throws-too/ cannot be rendered: it broke The same problem affects docs/throws.mdx.',
    'src/Wrong.jsx:1:27  error  pageFailed  Expected identifier but found "/". A page shows a notice instead: docs/syntax.mdx → src/Wrong.jsx.',
    'src/every.js:1:8  error  pageFailed  not-there cannot be imported: it is not installed. It is left out: src/every.js.',
    'src/site.css:1:30  error  pageFailed  ./none.png cannot be imported: there is no such file.',
    'theme/Footer.tsx:1:18  error  pageFailed  gone cannot be imported: it is not installed. It is left out: theme/Footer.tsx.',
  ])
  expect(stderr).toContain('Install it: npm install missing-package')
  expect(read('docs/good')).toContain('<b>good</b>')
  expect(read('docs/own-name')).toContain('undefined')
  expect(read('docs/a')).toContain('<h1>Page A</h1>')
  expect(noticeOf('docs/a')).toBe(
    'The page /docs/a/ cannot be shown: missing-package/part cannot be imported: it is not installed. (docs/a.mdx → src/A.jsx → src/B.jsx)',
  )
  expect(noticeOf('docs/throws')).toBe('The page /docs/throws/ cannot be rendered: it broke')
  expect(noticeOf('p')).toContain('@theme/Nothing does not exist')
  // A page without code is what it always is, and the browser loads no code of a page that failed.
  expect(read('docs/throws')).not.toMatch(/data-modules="[^"]+"/)
})

it('gives the same bytes incrementally, and comes back when the code is right', async () => {
  begin(['docs/b.mdx', 'src/A.jsx', 'src/B.jsx', 'docs/throws.mdx', 'src/Throws.jsx'])
  expect((await build('--strict')).stderr).toContain('Nothing was written')
  expect(existsSync(join(root, 'dist'))).toBe(false)
  await build()
  writeFile(root, 'src/Throws.jsx', 'export default () => <i>it works</i>\n')
  writeFile(root, 'node_modules/missing-package/part.js', "module.exports = 'installed'")
  writeFile(root, 'node_modules/missing-package/package.json', '{"name":"missing-package","version":"1.0.0"}')
  const { problems } = await build()
  expect(problems.filter((line) => /missing-package|it broke/.test(line))).toEqual([])
  expect(read('docs/throws')).toContain('<i>it works</i>')
  expect(read('docs/b')).toContain('<b>installed</b>')
  const before = readTree(join(root, 'dist'))
  await build('--no-cache')
  expect(differences(before, readTree(join(root, 'dist')))).toEqual([])
})

it('brings back what was left out when one of its files is right', async () => {
  begin(['docs/good.mdx', 'src/Good.jsx'])
  writeFile(root, 'site.config.json', '{ "clientModules": ["src/every.js"] }')
  writeFile(root, 'src/every.js', "import './imported.js'\n")
  writeFile(root, 'src/imported.js', 'globalThis.every = {\n')
  writeFile(root, 'theme/Footer.tsx', 'export default () => <footer>mine\n')
  expect((await build()).problems.filter((line) => line.includes('left out'))).toHaveLength(2)
  writeFile(root, 'src/imported.js', 'globalThis.every = 1\n')
  writeFile(root, 'theme/Footer.tsx', 'export default () => <footer>mine</footer>\n')
  expect((await build()).problems.filter((line) => line.includes('left out'))).toEqual([])
  expect(read('docs/good')).toContain('<footer>mine</footer>')
})

it('is no error where the configuration says so', async () => {
  begin(['docs/b.mdx', 'src/A.jsx', 'src/B.jsx', 'docs/throws.mdx', 'src/Throws.jsx'])
  writeFile(root, 'site.config.json', '{ "checks": { "pageFailed": "warning", "missingModule": "warning" } }')
  const { status, problems } = await build()
  expect(problems.filter((line) => line.includes('  error  '))).toEqual([])
  expect(status).toBe(0)
})

it('prevents publishing if an import of the code leads nowhere', async () => {
  begin(['docs/good.mdx', 'src/Good.jsx', 'docs/b.mdx', 'src/A.jsx'])
  writeFile(root, 'site.config.json', '{ "customCss": "src/site.css" }')
  writeFile(root, 'src/site.css', '.a { color: red }\n')
  writeFile(root, 'src/B.jsx', 'export default () => <b>there</b>\n')
  expect((await build()).problems).toEqual([])
  const before = read('docs/b')
  begin(['src/B.jsx', 'src/site.css'])
  const { status, problems } = await build()
  expect(status).toBe(1)
  expect(problems).toEqual([
    'src/B.jsx:1:18  error  missingModule  missing-package/part cannot be imported: it is not installed. A page needs it: docs/b.mdx → src/A.jsx → src/B.jsx.',
    'src/site.css:1:30  error  missingModule  ./none.png cannot be imported: there is no such file.',
  ])
  expect(read('docs/b')).toBe(before)
})

it('names the place in a CSS module, which is compiled before', async () => {
  writeFile(
    root,
    'pages/h.jsx',
    'import s from "../src/h.module.css"\nexport default () => <p className={s.x} />\n',
  )
  writeFile(
    root,
    'src/h.module.css',
    '.x {\n  color: red;\n  background: url(./gone.png) }\n\n@font-face { font-family: x; src: url("gone.woff2") }\n',
  )
  const { status, problems } = await build()
  expect(status).toBe(1)
  expect(problems).toEqual([
    'src/h.module.css:3:19  error  missingModule  ./gone.png cannot be imported: there is no such file.',
    'src/h.module.css:5:40  error  missingModule  gone.woff2 cannot be imported: there is no such file.',
  ])
})

it('works in the languages in which its code works', async () => {
  const failing = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
export default function Failing() {
  const { i18n } = useDocusaurusContext()
  if (i18n.currentLocale === 'de') throw new Error('boom')
  return <b>works</b>
}
`
  const page = "import Failing from '@site/src/Failing'\n\n<Failing />\n"
  const post = `---\ntitle: P\n---\n\nText.\n\n{/* truncate */}\n\n${page}`
  writeFile(root, 'site.config.json', '{ "i18n": { "defaultLocale": "en", "locales": ["en", "de", "fr"] } }')
  writeFile(root, 'src/Failing.jsx', failing)
  writeFile(root, 'pages/index.jsx', "export { default } from '../src/Failing'\n")
  writeFile(root, 'docs/a.mdx', `# A\n\n${page}`)
  writeFile(root, 'blog/2026-01-01-p.mdx', post)
  const { status, problems } = await build()
  expect(status).toBe(1)
  expect(problems.join('\n')).toMatch(
    /The page \/de\/(?:docs\/a\/|blog\/2026\/01\/01\/p\/)? cannot be rendered: boom/,
  )
  expect(problems.join('\n')).not.toMatch(/The page \/(?:fr\/|docs|blog| )/)
  for (const path of ['', 'docs/a', 'blog/2026/01/01/p']) {
    for (const prefix of ['', 'fr/']) {
      expect(noticeOf(prefix + path)).toBeUndefined()
      expect(read(prefix + path)).toContain('<b>works</b>')
    }
    expect(noticeOf(`de/${path}`)).toBe(
      `The page ${`/de/${path}/`.replace('//', '/')} cannot be rendered: boom`,
    )
  }
})
