// Mistakes in style sheets are told with their place, once, whatever else the site has. The style sheets of
// packages are theirs.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const css = 'h1 { color: teal; } }\n.wide { width: 10px; }\n'

async function problems(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [path, text] of Object.entries({ 'docs/a.md': '# A\n', 'css/site.css': css, ...files }))
    writeFile(root, path, text)
  const { problems: found } = await runBuild({
    root,
    outDir: join(root, 'dist'),
    cacheFolder: join(root, '.cache'),
  })
  return found.map(
    ({ severity, code, file, line, column }) => `${severity} ${code} ${file}:${line}:${column}`,
  )
}

const config = (more = '') =>
  `export default { title: 'A', url: 'https://a.example', baseUrl: '/', customCss: 'css/site.css' ${more}}\n`

it.each([
  ['without code', {}],
  [
    'with code, and a page that imports the same file',
    { 'pages/p.jsx': "import '../css/site.css'\nexport default () => <p>P</p>\n" },
  ],
])('of a site %s', async (_, files) => {
  expect(await problems({ 'site.config.js': config(), ...files })).toEqual([
    'warning styleSyntax css/site.css:1:21',
  ])
})

it('have a severity, and those of packages are not told', async () => {
  expect(
    await problems({
      'site.config.js': config(", checks: { styleSyntax: 'error' }"),
      'css/site.css': "@import 'loud-styles/all.css';\n.b { color: red; }\n",
      'node_modules/loud-styles/package.json': '{ "name": "loud-styles", "version": "1.0.0" }',
      'node_modules/loud-styles/all.css': css,
    }),
  ).toEqual([])
  expect(await problems({ 'site.config.js': config(", checks: { styleSyntax: 'error' }") })).toEqual([
    'error styleSyntax css/site.css:1:21',
  ])
})
