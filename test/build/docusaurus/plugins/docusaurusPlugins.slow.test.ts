// Plugins made for Docusaurus: their pages, data, modules, tags, components and settings of webpack.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { problemText } from '../../../support/cli.ts'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { differences, readTree } from '../../../support/engine.ts'
import { installPostcss } from '../../../support/postcss.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const plugin = `const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const path = require('node:path')
module.exports = function team(context, options) {
  return {
    name: 'team-plugin',
    async loadContent() {
      return JSON.parse(readFileSync(path.join(context.siteDir, options.file), 'utf8'))
    },
    async contentLoaded({ content, actions: { addRoute, createData, setGlobalData } }) {
      setGlobalData({ count: content.length })
      const list = await createData('people.json', JSON.stringify(content))
      addRoute({ path: context.baseUrl + 'team', component: '@site/src/Team.jsx', modules: { people: list }, props: { heading: 'All' }, exact: true })
      const api = { path: context.baseUrl + 'api/one', component: '@site/src/Api.jsx', exact: true, id: 7, modules: { part: path.join(context.siteDir, 'src/part.md') } }
      addRoute(api)
      for (const person of content) {
        const data = await createData(person.id + '.json', person)
        addRoute({
          path: context.baseUrl + 'person',
          component: '@theme/PersonLayout',
          routes: [{ path: context.baseUrl + 'person/' + person.id, component: '@theme/Person', modules: { lists: [{ __import: true, path: data }] }, exact: true, sidebar: 'x' }],
        })
      }
    },
    async allContentLoaded({ allContent, actions }) {
      const all = allContent['team-plugin'].default
      actions.addRoute({ path: context.baseUrl + 'counted', component: '@site/src/Counted.jsx', props: { all: all.length } })
    },
    getThemePath: () => './theme',
    getPathsToWatch: () => [options.file],
    getClientModules: () => ['./client', './src/site.css'],
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'meta', attributes: { name: 'team', content: options.mark } }, { tagName: 'noscript', innerHTML: '<i>in the head</i>' }, '<link rel="preconnect" href="https://team.example">'],
      preBodyTags: '<!-- before -->',
      postBodyTags: [{ tagName: 'noscript', innerHTML: 'after' }],
    }),
    configureWebpack: (config, isServer, { currentBundler }) => ({
      resolve: { alias: { '@people': path.join(context.siteDir, 'src/people') }, fallback: { path: false, fs: 'fs' } },
      externals: { 'never-bundled': 'Whole.part' },
      resolveLoader: { alias: { size: path.join(context.siteDir, 'loaders/size.mjs?{"unit":"B"}') } },
      module: { rules: [{ test: /\\.txt$/, type: 'asset/source' }, { test: /\\.wasm$/, use: 'wasm-loader' },
        { test: /\\.csv$/, include: [path.join(context.siteDir, 'src')], use: ['babel-loader', { loader: './loaders/rows.js', options: { by: ';' } }] },
        { test: /\\.md$/, include: [path.join(context.siteDir, 'src/part.md')], use: ['babel-loader', '@docusaurus/mdx-loader', './loaders/plain.js'] },
        { test: /\\.less$/, use: ['style-loader', 'css-loader', 'fake-less-loader'] }] },
      plugins: [
        new currentBundler.instance.DefinePlugin({ TEAM_NAME: JSON.stringify('builders'), TEAM_SIZE: undefined, 'typeof TEAM': '1', TEAM_SUM: '1 + 1', ON_SERVER: String(isServer), 'process.env.TEAM': JSON.stringify('of env') }),
        new currentBundler.instance.ProvidePlugin({ Plural: path.join(context.siteDir, 'src/plural.js'), Buffer: ['no-disk', 'Buffer'] }),
        new currentBundler.instance.NormalModuleReplacementPlugin(/^team:/, (resource) => { resource.request = resource.request.replace(/^team:/, '@people/') }),
        new currentBundler.instance.NormalModuleReplacementPlugin(/src[\\/]old.js$/, './new.js'),
        new currentBundler.instance.IgnorePlugin({ resourceRegExp: /^never-installed$/ }),
      ],
    }),
    configurePostCss(postcss) {
      postcss.plugins.push({ postcssPlugin: 'brand', Declaration(one) { if (one.value === 'brand') one.value = 'teal' } })
      return postcss
    },
    async postBuild({ outDir, routesPaths, routes, plugins }) {
      const version = routes.find((one) => one.plugin.name === 'docusaurus-plugin-content-docs').routes.find((one) => one.path === '/base/docs')
      const docs = version.routes.find((one) => one.component === '@theme/DocRoot').routes.filter((one) => one.path.includes('docs/a'))
      docs.push(version.props.version.docs.a)
      const all = plugins.map(({ name, content }) => [name, content?.length])
      mkdirSync(path.join(context.siteDir, 'build/of-team'))
      writeFileSync(path.join(outDir, 'team-docs.json'), JSON.stringify([docs, all]))
      writeFileSync(path.join(outDir, 'team-paths.json'), JSON.stringify(routesPaths.filter((one) => one.includes('person'))))
    },
  }
}
module.exports.validateOptions = ({ options }) => ({ mark: 'default', ...options })
`
const files: Readonly<Record<string, string>> = {
  'site.config.json':
    '{ "baseUrl": "/base/", "contentSecurityPolicy": false, "plugins": [["./plugins/team", { "file": "people.json" }], "./plugins/broken.js", "not-installed"] }',
  'people.json': '[{ "id": "ada", "name": "Ada" }, { "id": "bo", "name": "Bo" }]',
  'plugins/team/index.js': plugin,
  'plugins/team/client.js': "import './client.css'\nexport const onRouteDidUpdate = () => {}\n",
  'plugins/team/client.css': '.of-plugin { color: brand }\n',
  'plugins/team/theme/PersonLayout.jsx':
    "import renderRoutes from '@docusaurus/renderRoutes'\nexport default ({ route }) => <section>{renderRoutes(route.routes)}</section>\n",
  'plugins/team/theme/Person.jsx':
    'export default ({ lists, route }) => <b title={route.sidebar}>{lists[0].name}</b>\n',
  'plugins/broken.js':
    "module.exports = () => ({ name: 'broken', loadContent() { throw new Error('no data') } })\n",
  'src/site.css': '.of-site { color: navy }\n',
  'src/people/names.js': "export const kind = 'people'\n",
  'src/note.txt': 'a note',
  'src/rows.csv': 'a;b\nc;d',
  'src/start.js':
    "export const start = () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })\nexport const file = String(new URL('./note.txt', import.meta.url))\n",
  'src/worker.js': "import { kind } from '@people/names'\nself.postMessage('from a worker of ' + kind)\n",
  'src/lines.less': '@import-it;\n.of-less { color: red }\n',
  'src/box.module.less': '.box { color: blue }\n',
  'loaders/rows.js': `const { split } = require('./split')
module.exports = function (text) {
  this.cacheable()
  const done = this.async()
  setTimeout(() => done(null, 'export default ' + JSON.stringify(split(text, this.getOptions().by))))
}
`,
  'loaders/plain.js': "module.exports = (text) => text.replace(/^# .*/, 'Without a _title_')\n",
  'src/part.md': '# Part\n\nText.\n',
  'src/Api.jsx': `export default ({ part: Part, route }) => <div id="api">{route.id}<Part /></div>
`,
  'loaders/split.js': "exports.split = (text, by) => text.split('\\n').map((line) => line.split(by))\n",
  'loaders/size.mjs': `export const raw = true
export default function (content) {
  this.emitFile('copies/' + content.byteLength, content)
  return 'export default __webpack_public_path__ + "copies/' + content.byteLength + this.getOptions().unit + this.resourceQuery + '"'
}
`,
  'node_modules/fake-less-loader/package.json': '{ "name": "fake-less-loader", "version": "1.0.0" }',
  'node_modules/fake-less-loader/index.js': `module.exports = async function (text) {
  const color = await this.getResolve()(this.context, './color.txt')
  this.addDependency(color)
  return text.replace('@import-it;', '.of-dependency { color: ' + this.fs.readFileSync(color, 'utf8') + ' }')
}
`,
  'src/color.txt': 'green',
  'src/plural.js': "module.exports = (word) => word + 's'\n",
  'src/old.js': "export const age = 'old'\n",
  'src/new.js': "export const age = 'new'\n",
  'node_modules/no-disk/package.json':
    '{ "name": "no-disk", "version": "1.0.0", "browser": { "fs": false } }',
  'node_modules/no-disk/index.js':
    "exports.disk = typeof require('fs').readFileSync; exports.Buffer = 'of no-disk'\n",
  'src/Counted.jsx': 'export default ({ all }) => <i>{all} in all</i>\n',
  'src/Team.jsx': `import { usePluginData } from '@docusaurus/useGlobalData'
import Layout from '@theme/Layout'
import { kind } from '@people/names'
import path from 'path'
import 'fs'
import note from './note.txt'
import { kind as again } from 'team:names'
import { age } from './old.js'
import 'never-installed'
import { disk } from 'no-disk'
import * as part from 'never-bundled'
import rows from './rows.csv'
import copy from 'size!./note.txt?small'
import { start, file } from './start.js'
import './lines.less'
import styles from './box.module.less'
export default function Team({ people, heading }) {
  const { count } = usePluginData('team-plugin')
  return <Layout title="Team"><p id="team">{heading} {count} {kind} of {TEAM_NAME}: {people.map((one) => one.name).join()}; {note}{typeof path.join}</p>
    <p title={disk + typeof Buffer}>{Plural('member')}, {again}, {age}, {String(ON_SERVER)}</p>
    <p id="loaded" className={styles.box} onClick={start} title={file.replace(/\\w{8}\\.txt/, 'HASH.txt')}>{[...rows.flat(), copy, TEAM_SUM, typeof part].join()}</p></Layout>
}
`,
  'docs/a.md': '# A\n\n[Team](/team)\n',
  'docs/b.mdx': '# B\n\n<b>{process.env.TEAM}, {process.env.NODE_ENV}, {typeof process.env.HOME}</b>\n',
}
async function build(...flags: string[]) {
  const { status, stderr } = await runCommand(['build', root, ...flags])
  return { status, stderr, problems: problemText(stderr).match(/^\S+ {2}(?:error|warning) .*/gm) ?? [] }
}
const out = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
const scriptsOf = (path: string) =>
  [...page(path).matchAll(/"\/base\/(assets\/[^"]*\.js)"/g)].map(([, file = '']) => out(file))
const page = (path: string) => out(`${path}/index.html`).replaceAll('<!-- -->', '')

it('make pages from their data, and what else they add to the site', async () => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  installPostcss(root)
  const first = await build()
  expect(first.problems.slice(3)).toEqual([])
  expect(first.problems.join('\n')).toContain('pluginFailed  The plugin broken failed: no data')
  expect(first.stderr).toContain('Install it: npm install not-installed')
  expect(first.status).toBe(1)
  expect(page('team')).toContain('<p id="team">All 2 people of builders: Ada,Bo; a notefunction</p>')
  expect(page('team')).toContain('<p title="functionfunction">members, people, new, true</p>')
  expect(scriptsOf('team').some((code) => code.includes('of no-disk'))).toBe(true)
  expect(page('person/ada')).toContain('<section><b title="x">Ada</b></section>')
  expect(page('api/one')).toMatch(/<div id="api">7<p>Without a <em>title<\/em><\/p>\s*<p>Text\.<\/p>/)
  expect(page('counted')).toContain('<i>2 in all</i>')
  expect(page('docs/a')).toContain('href="/base/team/"')
  expect(page('team')).toMatch(
    /<p id="loaded" class="box_\w+" title="http:\/\/localhost\/base\/assets\/media\/note\.HASH\.txt">a,b,c,d,\/base\/copies\/6B\?small,2,object<\/p>/,
  )
  expect(out('copies/6')).toBe('a note')
  const code = scriptsOf('team').join('\n')
  expect(code).toMatch(/globalThis\?\.Whole\?\.part/)
  expect(out(/\/base\/(assets\/workers\/worker\.\w+\.js)/.exec(code)?.[1] ?? '')).toContain(
    '="people";self.postMessage("from a worker of "',
  )
  expect(page('docs/b')).toContain('<b>of env, production, undefined</b>')
  const html = page('docs/a')
  expect(html).toContain('<meta name="team" content="default">')
  expect(html).toContain('<link rel="preconnect" href="https://team.example">')
  expect(html).toContain('<noscript><i>in the head</i></noscript>')
  expect(html).toMatch(/<body>(?:<div hidden>.*<\/div>)?<!-- before -->/)
  expect(html).toContain('<noscript>after</noscript></body>')
  const css = out(/href="\/base\/(assets\/client\.\w+\.css)"/.exec(html)?.[1] ?? '')
  expect(css).toContain('.of-plugin{color:teal}')
  expect(css).toContain('.of-site{color:navy}')
  const ofTeam = [...page('team').matchAll(/href="\/base\/(assets\/[^"]*\.css)"/g)]
    .map(([, one = '']) => out(one))
    .join('')
  expect(ofTeam).toContain('.of-dependency{color:green}')
  expect(ofTeam).toMatch(/\.box_\w+\{color:#00f\}/)
  expect(JSON.parse(out('team-docs.json'))).toEqual([
    [
      {
        ...{
          path: '/base/docs/a/',
          component: '@theme/DocItem',
          exact: true,
          props: {},
          sidebar: 'defaultSidebar',
        },
        metadata: { sourceFilePath: expect.stringMatching(/docs\/a\.md$/) },
      },
      { id: 'a', title: 'A', description: expect.any(String), sidebar: 'defaultSidebar' },
    ],
    [
      ['docusaurus-plugin-content-docs', null],
      ['docusaurus-plugin-content-pages', 0],
      ['team-plugin', 2],
    ],
  ])
  expect(JSON.parse(out('team-paths.json'))).toEqual(['/base/person/ada/', '/base/person/bo/'])

  // Edits of data and of the plugin are seen, and the result is that of a clean build.
  writeFile(root, 'people.json', '[{ "id": "bo", "name": "Bodo" }]')
  writeFile(root, 'loaders/split.js', "exports.split = (text) => [text.split('\\n').reverse()]\n")
  writeFile(root, 'src/color.txt', 'teal')
  writeFile(root, 'src/people/names.js', "export const kind = 'others'\n")
  writeFile(root, 'plugins/team/theme/Person.jsx', 'export default ({ lists }) => <em>{lists[0].name}</em>\n')
  await build()
  expect(page('person/bo')).toContain('<section><em>Bodo</em></section>')
  expect(() => page('person/ada')).toThrow()
  expect(page('team')).toContain('>c;d,a;b,/base/')
  const before = readTree(join(root, 'dist'))
  await build('--no-cache')
  expect(differences(before, readTree(join(root, 'dist')))).toEqual([])
})
