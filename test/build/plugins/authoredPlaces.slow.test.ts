// Problems of pages that plugins add are told at what people have written, never at the files that the build
// writes for plugins.
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

interface Told {
  readonly severity: string
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
}

/** Problems, with the shortest part of long messages. */
async function told(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  writeFile(root, 'pages/index.md', '# Home\n')
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  const { stdout, stderr } = await runCommand(['check', root, '--json'])
  expect(stdout + stderr).not.toContain('.cache')
  expect(stdout + stderr).not.toContain('troodon-file')
  const { problems } = JSON.parse(stdout) as { readonly problems: readonly Told[] }
  return problems
    .filter(({ severity }) => severity !== 'hint')
    .map(
      ({ file, line, column, message }) =>
        `${file}:${line}:${column} ${message.replace(/( (?:child|type) .*?:).*/, '$1')}`,
    )
}

const config = (plugin: string) =>
  `export default {\n  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },\n  plugins: [\n    ${plugin},\n  ],\n}\n`

const components = {
  Link: "export default () => (\n  <a href='/nope/'>x</a>\n)\n",
  Image: "export default () => <img src='/none.png' />\n",
  Child: 'export default () => <p>{{}}</p>\n',
  Import: "import './none'\nexport default () => <p />\n",
  Name: 'export const other = 1\n',
  Fine: 'export default () => <p />\n',
}
const inFiles = Object.fromEntries(
  Object.entries(components).map(([name, text]) => [`src/${name}.jsx`, text]),
)

it('at components and at the name of the plugin, once for all languages', async () => {
  const route = (path: string, component: string, parts = '') =>
    `actions.addRoute({ path: context.baseUrl + '${path}', component: '${component}', exact: true, ${parts} })`
  const routes = [
    ...Object.keys(components).map((name) => route(name.toLowerCase(), `@site/src/${name}.jsx`)),
    route('missing', '@site/src/Missing.jsx'),
    route('theme', '@theme/None'),
    route('data', '@site/src/Fine.jsx', "modules: { d: '@site/none.json' }"),
    route('json', '@site/src/Fine.jsx', 'modules: { d }'),
    ...['.git/x', 'a/CON', '../x'].map((path) => route(path, '@site/src/Fine.jsx')),
  ]
  const plugin = `module.exports = (context) => ({ name: 'pond', async contentLoaded({ actions }) {
  const d = await actions.createData('b.json', '{bad')\n  ${routes.join('\n  ')}\n} })\n`
  const place = 'site.config.mjs:4:6'
  const needs = (name: string) => `A page needs it: the page /${name}/ of the plugin pond`
  const page = 'of a page of the plugin pond'
  const imported = (prefix: string) => `the page ${prefix}/import/ of the plugin pond → src/Import.jsx`
  expect(
    await told({ ...inFiles, 'plugin.cjs': plugin, 'site.config.mjs': config("'./plugin.cjs'") }),
  ).toEqual([
    `${place} @site/none.json does not exist in the site. ${needs('data')}.`,
    `${place} @site/src/Missing.jsx does not exist in the site. ${needs('missing')}.`,
    `${place} @site/src/Name.jsx does not export default. The plugin pond needs it.`,
    `${place} @theme/None does not exist in the theme. ${needs('theme')}.`,
    `${place} Expected string in JSON but found "bad". A page shows a notice instead: the page /json/ of the plugin pond → b.json of the plugin pond.`,
    `${place} Expected string in JSON but found "bad". A page shows a notice instead: the page /json/ of the plugin pond → de/b.json of the plugin pond.`,
    `${place} The path /../x/ ${page} would leave its folder: "." and ".." are not allowed.`,
    `${place} The path /.git/x/ ${page} has the name .git, which belongs to Git.`,
    `${place} The path /a/CON/ ${page} has a name that Windows reserves for devices.`,
    'src/Child.jsx:1:1 The page /child/ cannot be rendered: Objects are not valid as a React child (found:',
    'src/Image.jsx:1:32 There is no image /none.png.',
    `src/Import.jsx:1:8 ./none cannot be imported: there is no such file. 2 pages need it: ${imported('')}, ${imported('/de')}.`,
    'src/Link.jsx:2:12 /nope/ does not lead to any page.',
    expect.stringMatching(/^src\/Name\.jsx:1:1 The page \S*\/name\/ cannot be rendered: Element type is/),
  ])
})

it('at the name of the plugin, with the line of a page that it makes', async () => {
  const text = "# X\n\n[a](./nope.md)\n\n<Foo />\n\nimport P from './none.md'\n"
  const pages = `pages: () => [{ path: 'a/x.mdx', text: ${JSON.stringify(text)} }]`
  const routes =
    "routes: () => [{ path: '/made/', component: './src/Missing.jsx' }, { path: '/link/', component: './src/Link.jsx' }]"
  const plugin = `{ name: 'pond', version: '1', sources: { routeBasePath: 'gen', ${pages} }, ${routes} }`
  const place = 'site.config.mjs:4:14'
  expect(await told({ ...inFiles, 'site.config.mjs': config(plugin) })).toEqual([
    `${place} ./nope.md is not a file of this site. It is in line 3 of a/x.mdx of the plugin pond.`,
    `${place} ./src/Missing.jsx cannot be imported: there is no such file. A page needs it: the page /made/ of the plugin pond.`,
    `${place} There is no component <Foo>. It is in line 5 of a/x.mdx of the plugin pond.`,
    'src/Link.jsx:2:12 /nope/ does not lead to any page.',
  ])
})
