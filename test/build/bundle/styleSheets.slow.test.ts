// Style sheets of the site: how their URLs resolve, and which pages load them.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

async function build(files: Readonly<Record<string, string>> = {}) {
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  const { status, stderr } = await runCommand(['build', root])
  const problems = problemText(stderr).match(/^\S+ {2}(?:error|warning) .*/gm) ?? []
  return { status, problems }
}

const out = (path: string) => join(root, 'dist', path)
/** The contents of the style sheets that a page loads. */
const sheetsOf = (page: string): readonly string[] =>
  [
    ...readFileSync(out(`${page}/index.html`), 'utf8').matchAll(
      /<link rel="stylesheet" href="\/(?:base\/)?([^"]+)"/g,
    ),
  ].map(([, path]) => readFileSync(out(path as string), 'utf8'))
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path id="p" d="M0 0h1v1z"/></svg>\n'

describe('URLs', () => {
  const files = {
    'site.config.json': '{ "baseUrl": "/base/", "customCss": "src/site.css" }',
    'docs/a.md': '# A\n',
    'static/fonts/a.woff2': 'font a',
    'src/b.woff': 'font b',
    'src/b.eot': 'font b for others',
    'src/sign.svg': drawing,
    'src/site.css': `@font-face { font-family: A; src: url('/fonts/a.woff2') format('woff2') }
@font-face { font-family: B; src: url(b.eot?#iefix), url("./b.woff") }
.c { background: url(./sign.svg#p), url(/base/fonts/a.woff2?v=1), url(https://x.example/y.png), url(data:,x), url(#z) }
`,
  }

  it('with a leading slash are static files, and others are relative to the style sheet', async () => {
    expect(await build(files)).toEqual({ status: 0, problems: [] })
    const css = (sheetsOf('docs/a')[0] ?? '').replaceAll('"', '')
    expect(css).toContain('url(/base/fonts/a.woff2) format(woff2)')
    expect(css).toContain('url(/base/fonts/a.woff2?v=1)')
    const copy = (pattern: RegExp) => readFileSync(out(`assets/${pattern.exec(css)?.[1] ?? 'none'}`), 'utf8')
    expect(copy(/url\(\.\/(media\/b\.[\w-]+\.eot)\?#iefix\)/)).toBe('font b for others')
    expect(copy(/url\(\.\/(media\/b\.[\w-]+\.woff)\)/)).toBe('font b')
    expect(copy(/url\(\.\/(media\/sign\.[\w-]+\.svg)#p\)/)).toBe(drawing)
    for (const kept of ['url(https://x.example/y.png)', 'url(data:,x)', 'url(#z)'])
      expect(css).toContain(kept)
  })

  it('are checked in every build, with their position', async () => {
    expect((await build(files)).status).toBe(0)
    rmSync(join(root, 'static/fonts/a.woff2'))
    const { status, problems } = await build()
    expect(status).toBe(1)
    expect(problems).toEqual([
      'src/site.css:1:40  error  brokenLink  There is no file /fonts/a.woff2 in a static folder.',
    ])
    expect((await build({ 'static/fonts/a.woff2': 'again' })).status).toBe(0)
    rmSync(join(root, 'src/b.woff'))
    expect((await build()).problems).toEqual([
      'src/site.css:2:58  error  missingModule  ./b.woff cannot be imported: there is no such file.',
    ])
  })
})

describe('a page', () => {
  const component = (name: string) =>
    `import '../src/${name}.css'\nexport default () => <p className="${name}">Text</p>\n`
  const files = {
    'site.config.json': '{ "customCss": "src/site.css" }',
    'docs/a.md': '# A\n',
    'docs/b.mdx': "import Box from '../src/Box'\n\n# B\n\n<Box />\n",
    'src/site.css': '.of-site { color: red }\n',
    'src/Box.tsx':
      "import styles from './box.module.css'\nimport './deep.css'\nexport default () => <b className={styles.box}>Box</b>\n",
    'src/box.module.css': '.box { color: green }\n',
    'src/deep.css': '@import "./deeper.css" layer(own);\n.deep { color: blue }\n',
    'src/deeper.css': '.deeper { color: teal }\n',
    'src/late.css': '.late { color: navy }\n',
    'src/Late.tsx': component('late'),
    'pages/plain.tsx': 'export default () => <p>Plain</p>\n',
    'pages/later.tsx':
      "import { lazy, Suspense } from 'react'\nconst Late = lazy(() => import('../src/Late'))\nexport default () => <Suspense fallback={null}><Late /></Suspense>\n",
  }

  it('loads the styles of the site once, and otherwise only those of its own components', async () => {
    expect(await build(files)).toEqual({ status: 0, problems: [] })
    const [site = '', ...none] = sheetsOf('docs/a')
    expect(none).toEqual([])
    expect(site).toContain('.of-site{color:red}')
    expect(site).toContain('--ifm-color-primary')
    expect(sheetsOf('plain')).toEqual([site])
    const [first, own = '', ...rest] = sheetsOf('docs/b')
    expect([first, rest]).toEqual([site, []])
    expect(own).toMatch(
      /^\.box_\w+\{color:green\}@layer own\{\.deeper\{color:teal\}\}\.deep\{color:#00f\}\s*$/,
    )
    // Lazy components have their styles before they are shown.
    expect(sheetsOf('later')[1]?.trim()).toBe('.late{color:navy}')
    const written = (readdirSync(out(''), { recursive: true }) as string[]).filter((name) =>
      name.endsWith('.css'),
    )
    expect(written.length).toBe(3)
  })

  it('has new styles after an edit, and none after they are removed', async () => {
    await build(files)
    await build({ 'src/box.module.css': '.box { color: gold }\n' })
    expect(sheetsOf('docs/b')[1]).toContain('color:gold')
    await build({ 'src/Box.tsx': 'export default () => <b>Box</b>\n' })
    expect(sheetsOf('docs/b').length).toBe(1)
    expect(existsSync(out('docs/b/index.html'))).toBe(true)
  })
})
