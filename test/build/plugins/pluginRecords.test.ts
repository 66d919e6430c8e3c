// What methods and components of a plugin receive in a site with several languages and official packages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const sitemap = 'node_modules/@docusaurus/plugin-sitemap'
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
  title: 'Site', url: 'https://a.example', baseUrl: '/base/',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  presets: [['classic', {
    docs: { routeBasePath: '/', sidebarPath: './sidebars.js', tagsBasePath: 'marks' },
    blog: { feedOptions: { type: 'rss' } },
  }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }], './recorder.js'],
}`,
  [`${sitemap}/package.json`]: '{ "name": "@docusaurus/plugin-sitemap", "version": "3.10.2" }',
  'sidebars.js': "module.exports = { all: ['intro'] }\n",
  'docs/intro.mdx': "import Bare from '@site/src/pages/bare'\n\n# Introduction\n\n<Bare />\n",
  'api/index.md': '# API\n',
  'blog/2024-01-02-first.md': '# First\n\nText\n',
  'src/pages/bare.jsx': `export default () => <pre>bare</pre>
`,
  'src/pages/routed.jsx': `export default ({ location, match, route, history }) =>
  <pre>{JSON.stringify([location.pathname, match.isExact, match.url, route.exact, typeof history.push])}</pre>
`,
  'src/pages/classy.jsx': `import { Component } from 'react'
export default class Classy extends Component {
  render() { return <pre>{JSON.stringify(this.props.location.pathname)}</pre> }
}
`,
  'src/Above.jsx': `import renderRoutes from '@docusaurus/renderRoutes'
export default ({ route }) => renderRoutes(route.routes)
`,
  'recorder.js': `const { writeFileSync } = require('node:fs')
const { join } = require('node:path')
module.exports = ({ i18n: { currentLocale }, baseUrl }) => ({
  name: 'recorder',
  loadContent: () => currentLocale,
  contentLoaded: ({ actions }) => actions.addRoute({ path: baseUrl + 'above', component: '@site/src/Above.jsx',
    routes: [{ path: baseUrl + 'above/below', exact: true, component: '@site/src/pages/bare.jsx' }] }),
  injectHtmlTags: (given) => ({
    headTags: [{ tagName: 'meta', attributes: { name: 'recorded', content: Object.entries(given).join() } }],
    postBodyTags: '<i>' + given.content + '</i>',
  }),
  postBuild: ({ plugins, outDir }) => writeFileSync(join(outDir, 'plugins.json'),
    JSON.stringify(plugins.map(({ name, options, version }) => ({ name, options, version })))),
})`,
}

const out = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
const shown = (path: string) =>
  JSON.parse((/<pre>(.*?)<\/pre>/s.exec(out(path))?.[1] ?? '').replaceAll('&quot;', '"'))

it('gives methods the content of each language and all plugins with their options', async () => {
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  const { stderr } = await runCli(['build', root])
  expect(stderr).not.toMatch(/ error /)

  expect(out('intro/index.html')).toMatch(
    /<meta name="recorded" content="content,en">[\s\S]*<i>en<\/i><\/body>/,
  )
  expect(out('de/intro/index.html')).toMatch(
    /<meta name="recorded" content="content,de">[\s\S]*<i>de<\/i><\/body>/,
  )

  const plugins = JSON.parse(out('plugins.json')) as readonly { name: string; options: object }[]
  const named = (name: string) => plugins.filter((one) => one.name === `docusaurus-plugin-${name}`)
  expect(named('content-docs').map(({ options }) => options)).toMatchObject([
    { id: 'default', path: 'docs', routeBasePath: '/', tagsBasePath: 'marks', breadcrumbs: true },
    { id: 'api', path: 'api', routeBasePath: 'api', tagsBasePath: 'tags' },
  ])
  expect(named('content-docs')[0]?.options).toMatchObject({ sidebarPath: join(root, 'sidebars.js') })
  expect(named('content-docs')[1]?.options).not.toHaveProperty('sidebarPath')
  expect(named('content-blog')[0]?.options).toMatchObject({
    ...{ id: 'default', path: 'blog', routeBasePath: 'blog', tagsBasePath: 'tags' },
    feedOptions: { type: ['rss'], limit: 20 },
  })
  expect(named('content-pages')[0]?.options).toMatchObject({ path: 'src/pages', routeBasePath: '/' })
  expect(named('sitemap')).toEqual([
    {
      name: 'docusaurus-plugin-sitemap',
      options: { id: 'default' },
      version: { type: 'package', name: '@docusaurus/plugin-sitemap', version: '3.10.2' },
    },
  ])

  const routed = shown('routed/index.html')
  expect(routed).toEqual(['/base/routed', true, '/base/routed', true, 'function'])
  expect(shown('classy/index.html')).toBe('/base/classy')

  expect(out('above/below/index.html')).toContain('<pre>bare</pre>')
})
