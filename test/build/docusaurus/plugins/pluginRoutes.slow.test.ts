// Routes that plugins made for Docusaurus add, as components and `postBuild` receive them, and what the head
// of their site has.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "version": "3.2.1" }',
  'static/own.js': '',
  'docusaurus.config.js': `module.exports = {
  title: 'Site', url: 'https://a.example', baseUrl: '/base/', trailingSlash: false,
  scripts: ['/base/own.js', '/elsewhere.js'],
  stylesheets: [{ href: 'https://b.example/c.css', media: 'print', onload: "this.media='all'" }],
  headTags: [{ tagName: 'noscript', innerHTML: '<i>without scripts</i>' }],
  plugins: ['./routes.js', '@docusaurus/plugin-content-pages', [
    '@docusaurus/plugin-content-blog', { blogTitle: 'All posts' },
  ]],
}`,
  'blog/2020-01-01-a.md': '# A\n\nText.\n\n<!-- truncate -->\n',
  'src/pages/loaded.jsx': `import text from '../a.txt?shout'
import value from '../b.toml'
import config from '@generated/docusaurus.config'
import metadata from '@generated/site-metadata'
import web from '../ending'
import { usePluginData } from '@docusaurus/useGlobalData'
export default () => <pre>{[JSON.stringify(usePluginData('routes')), text, value.read, config.i18n.defaultLocale, metadata.docusaurusVersion, web].join()}</pre>
`,
  'src/a.txt': '',
  'src/b.toml': 'toml',
  'src/ending.web.js': "export default 'of the web'\n",
  'shout.js': "module.exports = function () { return 'export default \"' + this.resourceQuery + '\"' }\n",
  'src/Parent.jsx': `import renderRoutes from '@docusaurus/renderRoutes'
export default ({ top, route, history }) => <main>
  <pre>{[top.a, route.exact, typeof history.push, ...route.routes.map(({ path, tab }) => path + tab)].join()}</pre>
  {renderRoutes(route.routes, { extra: 5 })}
</main>
`,
  'src/Child.jsx': `export default ({ route, match, mod, list, extra }) => <pre>
  {JSON.stringify([Object.keys(route).sort(), match.params, mod, list, extra])}
</pre>
`,
  'routes.js': `const { writeFileSync } = require('node:fs')
const { join } = require('node:path')
module.exports = (context) => ({
  name: 'routes',
  async contentLoaded({ actions }) {
    const top = await actions.createData('top.json', { a: 1 })
    const mod = await actions.createData('mod.js', 'export default { b: 2 }; export const named = 3')
    const path = (name) => context.baseUrl + name
    const child = (name, more) => ({ path: path(name), component: '@site/src/Child.jsx', exact: true, ...more })
    actions.addRoute({
      path: path('in'), component: '@site/src/Parent.jsx', exact: false, modules: { top }, context: { shared: top },
      routes: [
        child('in/one/', { tab: 1, modules: { mod, list: [{ __import: true, path: top }] }, context: { shared: mod, own: top }, priority: 3 }),
        child('in/:name', { tab: 2, metadata: { sourceFilePath: 'routes.js' } }),
      ],
    })
    actions.setGlobalData({ loaded: 1 })
  },
  allContentLoaded: ({ actions }) => actions.setGlobalData({ all: 2 }),
  configureWebpack: () => ({
    resolve: { extensions: ['.web.js'] },
    module: { rules: [
      { resourceQuery: /shout/, use: './shout.js' },
      { test: /\\.toml$/, type: 'json', parser: { parse: (read) => ({ read }) } },
    ] },
  }),
  async postBuild({ outDir, routes, routesPaths, routesBuildMetadata, siteVersion, siteStorage }) {
    const own = routes.filter((one) => one.plugin.name === 'routes')
    writeFileSync(join(outDir, 'built.json'), JSON.stringify({ own, routesPaths, routesBuildMetadata, siteVersion, siteStorage }))
  },
})`,
}

it('have their data and neighbors, and the paths of the site', async () => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  const { stderr } = await runCommand(['build', root])
  const out = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
  expect(stderr).not.toMatch(/ error | {2}warning/)
  const texts = (path: string) =>
    [...out(path).matchAll(/<pre>(.*?)<\/pre>/gs)].map(([, text = '']) =>
      text.replaceAll('&quot;', '"').trim(),
    )
  expect(texts('in/one.html')).toEqual([
    '1,,function,/base/in/one1,/base/in/:name2',
    JSON.stringify([['component', 'exact', 'path', 'tab'], {}, { b: 2, named: 3 }, [{ a: 1 }], 5]),
  ])
  expect(texts('in/:name.html')[1]).toContain('[["component","exact","path","tab"],{"name":":name"}')
  expect(texts('loaded.html')).toEqual(['{"loaded":1,"all":2},?shout,toml,en,3.10.2,of the web'])

  const { own, routesPaths, routesBuildMetadata, ...others } = JSON.parse(out('built.json'))
  expect(others).toEqual({ siteVersion: '3.2.1', siteStorage: { type: 'localStorage', namespace: '' } })
  expect(own.reverse()).toMatchObject([
    { path: '/base/in/one', component: '@site/src/Child.jsx', priority: 3, plugin: { id: 'default' } },
    { path: '/base/in/:name', metadata: { sourceFilePath: 'routes.js' } },
  ])
  expect(routesPaths).toEqual(expect.arrayContaining(['/base/404.html', '/base/in/one', '/base/loaded']))
  expect(routesBuildMetadata).toMatchObject({
    '/base/404.html': { noIndex: false },
    '/base/loaded': { noIndex: false },
  })

  const html = out('loaded.html')
  expect(html).toContain('<script src="/base/own.js">')
  expect(html).toContain('<script src="/elsewhere.js">')
  expect(html).toContain(`media="print" onload="this.media='all'">`)
  expect(html).toContain('<noscript><i>without scripts</i></noscript>')
  expect(html).toContain('href="/base/blog/rss.xml" title="Site RSS Feed"')
  expect(out('blog/rss.xml')).toMatch(/<title>Site Blog<\/title>.*<description>Site Blog<\/description>/s)
})

it('are named by their plugin where a page has the same path', async () => {
  writeFile(
    root,
    'site.config.mjs',
    `
    const routes = () => ['/docs/a/', '/b/', '/B/'].map((path) => ({ path, component: './Page.jsx' }))
    export default { plugins: [{ name: '@owls/mice', version: '1', routes }] }`,
  )
  writeFile(root, 'Page.jsx', 'export default () => <p>Page</p>')
  writeFile(root, 'docs/a.md', '# A\n')
  const { stderr } = await runCommand(['check', root])
  expect(stderr).toContain(
    'docs/a.md:1:1  warning  duplicateRoute  The path /docs/a/ is used by docs/a.md and the plugin @owls/mice.',
  )
  expect(stderr).toContain(
    `(site)  warning  duplicateRoute  The path /B/ (differing only in case) is used by the plugin @owls/mice and the plugin @owls/mice. The page of the plugin @owls/mice is shown.
    Make the plugin add only one of them.`,
  )
  expect(stderr).not.toContain('.cache')
})
