// A site that runs its own theme: its packages render the pages of what Troodon has read.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { readTree } from '../../../support/engine.ts'
import { siteFolder } from '../../../support/siteFolder.ts'
import { writeStubDocusaurus } from '../../../support/stubDocusaurus.ts'

let root = ''
siteFolder((path) => {
  root = path
})

function writeSite(): void {
  writeStubDocusaurus(root)
  writeFile(
    root,
    'docusaurus.config.js',
    `module.exports = {
  title: 'Nests', url: 'https://example.com', baseUrl: '/', trailingSlash: false,
  presets: [['classic', { blog: false, theme: { customCss: [] } }]],
  themeConfig: { navbar: { title: 'Nests' } },
}
`,
  )
  writeFile(root, 'docs/a.md', '---\ntitle: Warm\n---\n\n## Eggs\n\n[To b](./b.mdx) with **care**.\n')
  writeFile(root, 'docs/b.mdx', 'export const count = 3\n\n## Count\n\n{count} eggs, [back](./a.md).\n')
  writeFile(root, 'src/pages/index.js', 'export default () => <h1>Home of {1 + 1}</h1>\n')
  writeFile(
    root,
    'src/theme/Footer.js',
    'import Footer from \'@theme-original/Footer\'\nexport default () => <div id="own"><Footer /></div>\n',
  )
}

/** Options for SVGR, and packages that make components of them. */
function writeStubSvgr(): void {
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  const options = '{ svgr: { svgrConfig: { size: 3 } },'
  writeFile(root, 'docusaurus.config.js', config.replace("['classic', {", `['classic', ${options}`))
  const core = `exports.transform = async (text, { size }, { filePath }) =>
  'export default () => <svg id="' + require('node:path').basename(filePath) + '" data-size="' + size + '" />'\n`
  const plugin = `module.exports = (context, { svgrConfig: options }) => ({
  name: 'svgr',
  configureWebpack({ module: { rules } }) {
    const at = rules.findIndex(({ test }) => test.test('a.svg'))
    rules[at] = { oneOf: [{ use: [{ loader: require.resolve('@svgr/webpack'), options }] }, rules[at]] }
  },
})\n`
  for (const [name, code] of Object.entries({
    '@docusaurus/plugin-svgr': plugin,
    '@svgr/webpack': '',
    '@svgr/core': core,
    '@svgr/plugin-svgo': '',
    '@svgr/plugin-jsx': '',
  })) {
    writeFile(root, `node_modules/${name}/package.json`, JSON.stringify({ name, version: '8.0.0' }))
    writeFile(root, `node_modules/${name}/index.js`, code)
  }
}

const page = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

it('shows documents, pages and replaced components with the code of the theme', async () => {
  writeSite()
  const { status, stderr } = await runCommand(['build', root])
  expect(stderr).toContain('Built 4 pages')
  expect(status).toBe(0)
  const doc = page('docs/a.html')
  expect(doc).toContain('<div class="docs" data-version="current"><article class="')
  expect(doc).toContain('data-title="Warm"><h2 data-by="theme" id="eggs">Eggs</h2>')
  expect(doc).toContain('<a href="/docs/b">To b</a> with <strong>care</strong>.')
  expect(doc).toContain('<div id="own"><footer>The theme</footer></div>')
  expect(page('docs/b.html')).toContain('3<!-- --> eggs, <a href="/docs/a">back</a>.')
  expect(page('index.html')).toContain('<h1>Home of <!-- -->2</h1>')
  expect(page('404.html')).toContain('<h1>Not here</h1>')
  const style = /href="([^"]*\.css)"/.exec(doc)?.[1] ?? ''
  expect(page(style)).toMatch(/\.item_\w+\{color:#010203\}/)
  const text = /href="([^"?]*assets\/data\/t-[^"?]*)/.exec(doc)?.[1] ?? ''
  expect(JSON.parse(page(text))).toMatchObject({
    metadata: { title: 'Warm' },
    toc: [{ value: 'Eggs', id: 'eggs', level: 2 }],
  })
})

it('shows URLs as they are written where the host decides whether they end with a slash', async () => {
  writeSite()
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  writeFile(root, 'docusaurus.config.js', config.replace('trailingSlash: false,', ''))
  const footer = "import { useLocation } from 'react-router-dom'\n"
  writeFile(root, 'src/theme/Footer.js', `${footer}export default () => <b>at {useLocation().pathname}</b>\n`)
  writeFile(root, 'docs/index.md', '[a](./a.md#eggs), [b](/docs/b?x), [a](/docs/a/), [top](./index.md)\n')
  writeFile(root, 'docs/c.mdx', '{1} [top](./index.md), [a](a.md)\n')
  expect((await runCommand(['build', root])).status).toBe(0)
  const hrefs = (path: string) =>
    [...page(path).matchAll(/<a href="(\/docs\/[^"]*)">/g)].map(([, href]) => href)
  expect(hrefs('docs/index.html')).toEqual(['/docs/a#eggs', '/docs/b?x', '/docs/a/', '/docs/'])
  expect(hrefs('docs/c/index.html')).toEqual(['/docs/', '/docs/a'])
  expect(page('docs/index.html')).toContain('at <!-- -->/docs/</b>')
  expect(page('docs/a/index.html')).toContain('at <!-- -->/docs/a</b>')
})

it('fills the template of the site for its documents', async () => {
  writeSite()
  // The package does far more.
  const eta = `exports.defaultConfig = {}
exports.compile = (text) => {
  if (text.includes('<% broken')) throw new Error('Bad template syntax')
  return (it) => text.replace(/<%[~=] it\\.(\\w+)(?:\\.join\\(''\\))? %>/g, (_, name) => it[name])
}
`
  writeFile(
    root,
    'node_modules/eta/package.json',
    '{ "name": "eta", "version": "2.2.0", "main": "index.js" }',
  )
  writeFile(root, 'node_modules/eta/index.js', eta)
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  const template = (head: string) => `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head><meta name="made" content="<%= it.version %>"><%~ it.metaAttributes %><%~ it.headTags %>${head}
<body class="own" <%~ it.bodyAttributes %>><div id="__docusaurus"><%~ it.appHtml %></div><i>After</i></body></html>`
  const write = (head: string) =>
    writeFile(
      root,
      'docusaurus.config.js',
      config.replace('themeConfig:', `ssrTemplate: ${JSON.stringify(template(head))},\n  themeConfig:`),
    )
  write('</head>')
  const { status, stderr } = await runCommand(['build', root])
  expect(stderr).not.toContain('ssrTemplate')
  expect(status).toBe(0)
  const doc = page('docs/a.html')
  expect(doc).toMatch(/^<!DOCTYPE html>\n<html >\n<head><meta name="made" content="3\.10\.2">/)
  expect(doc).toMatch(
    /<script type="module" src="[^"]+"><\/script>[\s\S]*<\/script>\n<\/head>\n<body class="own" >/,
  )
  expect(doc).toContain('Eggs</h2>')
  expect(doc).toContain('</div><i>After</i></body></html>\n')
  write('<meta name="more"></head>')
  expect((await runCommand(['build', root])).status).toBe(0)
  expect(page('docs/b.html')).toContain('<meta name="more">')
  for (const [head, message] of [
    ['', 'ssrTemplate has no </head>, so pages could not load their code. Add one.'],
    ['<% broken</head>', 'ssrTemplate is not a template of Eta: Bad template syntax'],
  ] as const) {
    write(head)
    const failed = await runCommand(['build', root])
    expect(failed.stderr).toContain(message)
    expect(failed.status).not.toBe(0)
  }
})

it('has the Markdown of each page, with what its components show, and lists it for language models', async () => {
  writeSite()
  writeFile(root, 'src/components/Egg.js', 'export default ({ of }) => <p>An egg of a {of}.</p>\n')
  writeFile(
    root,
    'docs/c.mdx',
    '---\ntitle: Egg\n---\nimport Egg from \'@site/src/components/Egg\'\n\n<Egg of="hen" />\n\n[Warm](./a.md)\n',
  )
  expect((await runCommand(['build', root])).status).toBe(0)
  expect(page('docs/c.html')).toContain('<link rel="alternate" type="text/markdown" href="/docs/c/index.md">')
  expect(page('docs/c.html')).not.toContain('data-text')
  expect(page('docs/c/index.md')).toContain(
    'language: "en"\n---\n\n# Egg\n\nAn egg of a hen.\n\n[Warm](https://example.com/docs/a)\n',
  )
  expect(page('docs/b/index.md')).toContain('3 eggs, [back](https://example.com/docs/a).\n')
  expect(page('llms.txt')).toContain('- [Egg](https://example.com/docs/c/index.md)')
  expect(page('llms-full.txt')).toContain('---\n\n# Egg\n\nAn egg of a hen.')
})

it('finds the components that texts import by relative paths, and leaves the theme out on demand', async () => {
  writeSite()
  for (const [folder, word] of [
    ['one', 'First'],
    ['two', 'Second'],
  ]) {
    writeFile(root, `docs/${folder}/Word.js`, `export default () => <b>${word}</b>\n`)
    writeFile(root, `docs/${folder}/same.mdx`, "import Word from './Word'\n\n# Same\n\n<Word />\n")
  }
  writeFile(root, 'static/leaf.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFile(root, 'src/pages/leaf.js', "import Leaf from '@site/static/leaf.svg'\nexport default Leaf\n")
  writeStubSvgr()
  const { status, stderr } = await runCommand(['build', root])
  expect(stderr).not.toContain('No effect')
  expect(status).toBe(0)
  expect(page('leaf.html')).toContain('<svg id="leaf.svg" data-size="3"></svg>')
  expect(page('docs/one/same.html')).toContain('<b>First</b>')
  expect(page('docs/two/same.html')).toContain('<b>Second</b>')
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  const fields = "customFields: { troodon: { theme: 'troodon' } },"
  writeFile(root, 'docusaurus.config.js', config.replace('presets:', `${fields}\n  presets:`))
  writeFile(root, 'src/theme/Footer.js', 'export default () => null\n')
  expect((await runCommand(['build', root])).status).toBe(0)
  expect(page('docs/one/same.html')).toContain('id="__troodon-data"')
})

it('imports a CommonJS package as webpack does, by the ending of the file that imports it', async () => {
  writeSite()
  writeFile(root, 'package.json', JSON.stringify({ type: 'module' }))
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  writeFile(root, 'docusaurus.config.js', config.replace('module.exports =', 'export default'))
  writeFile(root, 'node_modules/old/package.json', '{}')
  writeFile(root, 'node_modules/old/index.js', "exports.__esModule = true\nexports.default = 'egg'\n")
  const code = "import old from 'old'\nexport default () => <b>{old.default ?? old}{typeof old}</b>\n"
  for (const name of ['a.js', 'b.jsx', 'c.tsx']) writeFile(root, `src/parts/${name}`, code)
  writeFile(root, 'src/theme/Footer.js', code)
  const imports = ['a', 'b', 'c'].flatMap((name) =>
    ['../parts/', '@site/src/parts/'].map((folder, at) => `import ${name}${at} from '${folder}${name}'\n`),
  )
  const shown =
    "import Footer from '@theme/Footer'\nexport default () => <p>{[a0, a1, b0, b1, c0, c1, Footer].map((One, key) => <One key={key} />)}</p>\n"
  // Each order of imports, as the first one finds the file.
  writeFile(root, 'src/pages/one.js', imports.join('') + shown)
  writeFile(root, 'src/pages/two.js', imports.reverse().join('') + shown)
  const { status, stderr } = await runCommand(['build', root])
  expect(stderr).not.toContain('error')
  expect(status).toBe(0)
  const strict = '<b>egg<!-- -->object</b>'
  const loose = '<b>egg<!-- -->string</b>'
  for (const path of ['one.html', 'two.html'])
    expect(page(path)).toContain(`<p>${strict}${strict}${loose}${loose}${loose}${loose}${strict}</p>`)
})

it('reads files of @site and of loaders as it reads those beside a module', async () => {
  writeSite()
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  const rules = "[{ test: /\\.ya?ml$/, use: require.resolve('./tools/yaml-loader.js') }]"
  const plugins = `plugins: [() => ({ name: 'own', configureWebpack: () => ({ module: { rules: ${rules} } }) })],`
  writeFile(root, 'docusaurus.config.js', config.replace('presets:', `${plugins}\n  presets:`))
  writeFile(
    root,
    'tools/yaml-loader.js',
    "module.exports = (text) => 'module.exports = ' + JSON.stringify(text.trim() + ' read')\n",
  )
  writeFile(root, 'src/data/egg.yaml', 'size: 3\n')
  writeFile(root, 'static/egg.png', 'a picture')
  writeFile(root, 'static/twig.png', 'a twig')
  writeFile(
    root,
    'src/data/nest.css',
    '.nest { background: url("@site/static/egg.png") } .twig { background: url(/twig.png) }\n',
  )
  writeFile(root, 'src/data/unused.module.css', '.none { top: 0 }\n')
  writeFile(
    root,
    'src/pages/files.tsx',
    `import egg from '@site/src/data/egg.yaml'
import text from '@site/src/data/egg.yaml?raw'
import url from '@site/static/egg.png'
import '@site/src/data/nest.css'
import * as unused from '../data/unused.module.css'
export default () => <p title={text}><img src={url} />{egg}</p>\n`,
  )
  const { status, stderr } = await runCommand(['build', root])
  expect(stderr).not.toContain('error')
  expect(status).toBe(0)
  expect(page('files.html')).toMatch(
    /<p title="size: 3\n"><img src="\/assets\/images\/egg-\w+\.png"\/?>size: 3 read<\/p>/,
  )
  const style = /href="([^"]*\.css)"/.exec(page('files.html'))?.[1] ?? ''
  expect(page(style)).toContain('.nest{background:url(data:image/png,a\\ picture)}')
  expect(page(style)).toContain('.twig{background:url(data:image/png,a\\ twig)}')
  writeFile(root, 'static/twig.png', 'a branch')
  expect((await runCommand(['build', root])).status).toBe(0)
  const next = /href="([^"]*\.css)"/.exec(page('files.html'))?.[1] ?? ''
  expect(page(next)).toContain('.twig{background:url(data:image/png,a\\ branch)}')
})

it('shows a page that loads nothing for a list, such as that of a blog without posts', async () => {
  writeSite()
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  const route =
    "{ path: '/list', component: '@site/src/List.js', exact: true, modules: { items: [], more: {} } }"
  const plugins = `plugins: [() => ({ name: 'list', contentLoaded: ({ actions }) => actions.addRoute(${route}) })],`
  writeFile(root, 'docusaurus.config.js', config.replace('presets:', `${plugins}\n  presets:`))
  writeFile(
    root,
    'src/List.js',
    'export default ({ items, more }) => <p>{JSON.stringify([items, more])}</p>\n',
  )
  const { status, stderr } = await runCommand(['build', root])
  expect(stderr).not.toContain('error')
  expect(status).toBe(0)
  expect(page('list.html')).toContain('<p>[[],{}]</p>')
})

it('waits for modules that wait at their top level', async () => {
  writeSite()
  const folder = 'node_modules/slow-eggs'
  writeFile(root, `${folder}/package.json`, '{ "type": "module", "exports": "./index.js" }')
  writeFile(
    root,
    `${folder}/index.js`,
    `export default await Promise.resolve(typeof import.meta.url === 'string' ? 'eggs' : '')\n`,
  )
  writeFile(root, 'src/pages/late.js', "import eggs from 'slow-eggs'\nexport default () => <p>{eggs}</p>\n")
  const { status, stderr } = await runCommand(['build', root])
  expect(stderr).not.toContain('error')
  expect(status).toBe(0)
  expect(page('late.html')).toContain('<p>eggs</p>')
})

it('gives code the data that plugins make, under all its names', async () => {
  writeSite()
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  writeFile(
    root,
    'docusaurus.config.js',
    config.replace('presets:', "plugins: ['./tools/list.js'],\n  presets:"),
  )
  writeFile(
    root,
    'tools/list.js',
    `const { readFileSync } = require('node:fs')
module.exports = ({ siteDir }) => ({
  name: 'lister',
  loadContent: () => readFileSync(siteDir + '/list.txt', 'utf8').trim(),
  getPathsToWatch: () => [siteDir + '/list.txt'],
  contentLoaded: async ({ content, actions }) => {
    await actions.createData('list.json', { first: content })
  },
})\n`,
  )
  writeFile(
    root,
    'src/pages/index.js',
    `import { first } from '@site/.docusaurus/lister/default/list.json'
import named from '@generated/lister/default/list'
const required = require('../../.docusaurus/lister/default/list.json')
export default () => <h1>{[first, named.first, required.first].join()}</h1>\n`,
  )
  for (const egg of ['wren', 'robin']) {
    writeFile(root, 'list.txt', `${egg}\n`)
    const { status, stderr } = await runCommand(['build', root])
    expect(stderr).not.toContain('error')
    expect(status).toBe(0)
    expect(page('index.html')).toContain(`<h1>${egg},${egg},${egg}</h1>`)
  }
})

it('has the pages of a blog that a plugin of the site wraps, as it changes them', async () => {
  writeSite()
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  writeFile(
    root,
    'docusaurus.config.js',
    config.replace('presets:', "plugins: ['./tools/news.js'],\n  presets:"),
  )
  writeFile(
    root,
    'tools/news.js',
    `const blog = require('@docusaurus/plugin-content-blog')
const create = async (context, options) => {
  const made = await blog.default(context, options)
  return { ...made, async contentLoaded({ content, actions, ...others }) {
    content.blogPosts.push(content.blogPosts.shift())
    await made.contentLoaded({ content, actions, ...others })
    actions.addRoute({ path: '/newest', component: '@site/src/Newest.js', exact: true, props: { first: content.blogPosts[0].metadata.title } })
  } }
}
module.exports = { ...blog, default: create }\n`,
  )
  writeFile(root, 'src/Newest.js', 'export default ({ first }) => <b>{first}</b>\n')
  for (const day of [1, 2])
    writeFile(root, `blog/2026-01-0${day}-post.md`, `# Day ${day}\n\nWords of ${day}.\n`)
  const { status } = await runCommand(['build', root])
  expect(status).toBe(0)
  expect(page('blog/2026/01/02/post.html')).toContain('<p>Words of 2.</p>')
  expect(page('newest.html')).toContain('<b>Day 1</b>')
})

it('has a style sheet for languages that are written from right to left', async () => {
  writeSite()
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  const languages = "i18n: { defaultLocale: 'en', locales: ['en', 'ar', 'de'] },"
  writeFile(root, 'docusaurus.config.js', config.replace('presets:', `${languages}\n  presets:`))
  const folder = 'node_modules/@docusaurus/theme-classic'
  writeFile(
    root,
    `${folder}/index.js`,
    `const flip = { postcssPlugin: 'flip', Declaration(one) { if (one.prop === 'left') one.prop = 'right' } }
module.exports = ({ i18n: { currentLocale, localeConfigs } }) => {
  const { direction } = localeConfigs[currentLocale]
  return {
    name: 'docusaurus-theme-classic',
    getThemePath: () => './theme',
    getClientModules: () => ['./' + direction + '.css'],
    configurePostCss: (options) => ({ ...options, plugins: [...options.plugins, ...(direction === 'rtl' ? [flip] : [])] }),
  }
}\n`,
  )
  for (const name of ['ltr', 'rtl']) writeFile(root, `${folder}/${name}.css`, `.is-${name} { top: 0 }\n`)
  writeFile(root, `${folder}/theme/styles.module.css`, '.item { left: 1px }\n')
  const { status, stderr } = await runCommand(['build', root])
  expect(stderr).not.toContain('warning')
  expect(status).toBe(0)
  const sheetOf = (path: string) => page(/href="([^"]*\.css)"/.exec(page(path))?.[1] ?? '')
  expect(sheetOf('docs/a.html')).toMatch(/^\.is-ltr\{top:0\}\.item_\w+\{left:1px\}\s*$/)
  expect(sheetOf('ar/docs/a.html')).toMatch(/^\.is-rtl\{top:0\}\.item_\w+\{right:1px\}\s*$/)
  expect(sheetOf('de/docs/a.html')).toBe(sheetOf('docs/a.html'))
})

it('has the service worker, and what the plugin for it adds to pages', async () => {
  writeSite()
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  const head = "pwaHead: [{ tagName: 'link', rel: 'manifest', href: '/site.webmanifest' }]"
  const plugins = `plugins: [['@docusaurus/plugin-pwa', { ${head} }]],`
  writeFile(root, 'docusaurus.config.js', config.replace('presets:', `${plugins}\n  presets:`))
  writeFile(root, 'static/site.webmanifest', '{"name":"Nests","icons":[]}\n')
  const folder = 'node_modules/@docusaurus/plugin-pwa'
  writeFile(
    root,
    `${folder}/package.json`,
    JSON.stringify({ name: '@docusaurus/plugin-pwa', version: '3.10.2' }),
  )
  writeFile(
    root,
    `${folder}/index.js`,
    `module.exports = (context, { pwaHead: [{ tagName, ...attributes }] }) => ({
  name: 'docusaurus-plugin-pwa',
  getClientModules: () => ['./register.js'],
  injectHtmlTags: () => ({ headTags: [{ tagName, attributes }] }),
  postBuild() { throw new Error('webpack') },
})\n`,
  )
  writeFile(root, `${folder}/register.js`, "globalThis.registered = 'by the plugin'\n")
  const { status, stderr } = await runCommand(['build', root])
  expect(stderr).not.toContain('warning')
  expect(status).toBe(0)
  expect(page('sw.js')).toMatch(/^const troodonWorker = \{"list":"\/assets\/precache\.\w+\.json"/)
  expect(page('sw.js')).not.toContain('process.env')
  const html = page('docs/a.html')
  expect(html.match(/rel="manifest"/g)).toHaveLength(1)
  expect(page(/src="([^"]*\/main-[^"]*\.js)"/.exec(html)?.[1] ?? '')).toContain('by the plugin')
})

it('has the pages of the theme alone, and shows missing URLs inside the documents of the root', async () => {
  writeSite()
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  const atRoot = config.replace('blog: false,', "docs: { routeBasePath: '/' }, blog: {},")
  writeFile(root, 'docusaurus.config.js', atRoot)
  const { status, stderr } = await runCommand(['build', root])
  expect(stderr).not.toContain('pageFailed')
  expect(status).toBe(0)
  expect(existsSync(join(root, 'dist/a.html'))).toBe(true)
  expect(existsSync(join(root, 'dist/blog.html'))).toBe(false)
  expect(page('404.html')).toContain('<div class="docs"')
})

it('has feeds with what the theme shows of each post, and the images that posts and authors name', async () => {
  writeSite()
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  writeFile(root, 'docusaurus.config.js', config.replace('blog: false,', ''))
  for (const [day, word] of [
    [1, 'eggs'],
    [2, 'nests'],
    [3, 'feathers'],
  ])
    writeFile(root, `blog/2026-01-0${day}-${word}.md`, `# About ${word}\n\n## Few\n\nAll about *${word}*.\n`)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
  for (const name of ['egg', 'ann']) writeFile(root, `blog/${name}.svg`, svg)
  const authors = 'authors:\n  - name: Ann\n    image_url: ./ann.svg\n  - name: Bo\n'
  const post = `---\nimage: ./egg.svg\n${authors}---\n\n# About images\n\n*images*\n`
  writeFile(root, 'blog/2026-01-04-images.md', post)
  expect((await runCommand(['build', root])).status).toBe(0)
  const items = page('blog/rss.xml').split('<item>').slice(2)
  expect(items.map((item) => /data-by="theme" id="few">Few<[\s\S]*<em>(\w+)<\/em>/.exec(item)?.[1])).toEqual([
    'feathers',
    'nests',
    'eggs',
  ])
  expect(items.join('')).not.toContain('data-text')
  const text = /href="([^"?]*assets\/data\/t-[^"?]*)/.exec(page('blog/2026/01/04/images.html'))?.[1] ?? ''
  expect(JSON.parse(page(text)).assets).toEqual({
    image: expect.stringMatching(/^\/assets\/images\/egg-\w+\.svg$/),
    authorsImageUrls: [expect.stringMatching(/^\/assets\/images\/ann-\w+\.svg$/), null],
  })
})

it('renders only the page of an edited text, as a clean build would', async () => {
  writeSite()
  await runCommand(['build', root])
  expect((await runCommand(['build', root])).stderr).toContain('(nothing changed)')
  writeFile(root, 'docs/a.md', '---\ntitle: Warm\n---\n\n## Eggs\n\n[To b](./b.mdx) with **patience**.\n')
  expect((await runCommand(['build', root])).stderr).toContain('(1 rendered)')
  expect(page('docs/a.html')).toContain('<strong>patience</strong>')
  const after = readTree(join(root, 'dist'))
  await runCommand(['build', root, '--no-cache'])
  expect(readTree(join(root, 'dist'))).toEqual(after)
})

it('shows the same pages after migrate, as long as docusaurus.config stays', async () => {
  writeSite()
  expect((await runCommand(['build', root])).status).toBe(0)
  const bodyOf = (html: string) => html.slice(html.indexOf('<body'))
  const before = bodyOf(page('docs/a.html'))
  const migrated = await runCommand(['migrate', root])
  expect(migrated.stderr).toContain(
    'Keep docusaurus.config.js: its theme shows the pages until theme is removed',
  )
  const { status, stderr } = await runCommand(['build', root])
  expect(stderr).not.toContain('is not read')
  expect(status).toBe(0)
  expect(bodyOf(page('docs/a.html'))).toBe(before)
  rmSync(join(root, 'docusaurus.config.js'))
  const without = await runCommand(['build', root])
  expect(without.status).not.toBe(0)
  expect(without.stderr).toMatch(
    /site\.config\.ts:\d+:3\D.*theme needs a docusaurus\.config beside this file/,
  )
})

it('migrates to the theme of Troodon, and names what that does not have', async () => {
  writeSite()
  writeFile(root, 'src/theme/DocItem/index.js', 'export default () => null\n')
  const { status, stderr } = await runCommand(['migrate', root, '--theme', 'troodon'])
  expect(status).toBe(0)
  expect(stderr).toContain("Troodon's theme shows the pages. URLs and content stay;")
  expect(stderr).toMatch(/It has no components of these names in src\/theme: .*DocItem/)
  expect(readFileSync(join(root, 'site.config.ts'), 'utf8')).not.toContain("theme: 'docusaurus'")
  expect((await runCommand(['build', root])).status).toBe(0)
  expect(page('docs/a.html')).toContain('id="__troodon"')
})

it('names the plugin that fails, and another theme', async () => {
  writeSite()
  const name = 'docusaurus-plugin-content-docs'
  const code = `module.exports = () => ({ name: '${name}', contentLoaded() { throw new Error('Too old.') } })\n`
  writeFile(root, 'node_modules/@docusaurus/plugin-content-docs/index.js', code)
  const { status, stderr } = await runCommand(['build', root])
  expect(status).toBe(1)
  expect(stderr).toContain(`${name} fails as a part of the site's own theme: Too old. To show the site with`)
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

it('says what to do with an older Docusaurus', async () => {
  writeSite()
  const core = 'node_modules/@docusaurus/core/package.json'
  writeFile(root, core, readFileSync(join(root, core), 'utf8').replace('3.10.2', '2.4.3'))
  expect((await runCommand(['build', root])).status).toBe(0)
  expect(page('docs/a.html')).toContain('id="__troodon-data"')
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  const fields = "customFields: { troodon: { theme: 'docusaurus' } }, presets:"
  writeFile(root, 'docusaurus.config.js', config.replace('presets:', fields))
  const { status, stderr } = await runCommand(['build', root])
  expect(status).toBe(1)
  expect(stderr).toContain(
    '@docusaurus/core 2.4.3 is installed, and only themes of version 3 can show the pages.',
  )
})

it('names what is missing', async () => {
  writeSite()
  writeFile(root, 'docs/a.md', '[gone](./gone.md)\n')
  const { status, stderr } = await runCommand(['build', root])
  expect(status).toBe(1)
  expect(stderr).toContain('docs/a.md:1:8  error  brokenLink')
})

it('reads modules as plugins of the site configure it for webpack', async () => {
  writeSite()
  writeFile(
    root,
    'plugin.js',
    `const { join } = require('node:path')
module.exports = () => ({
  name: 'words',
  getThemePath: () => './words-theme',
  configureWebpack: (_, isServer, { currentBundler }) => ({
    resolve: { alias: { 'own-words': join(__dirname, 'src/words.js') } },
    module: { rules: [{ test: /\\.txt$/, type: 'asset/source' }] },
    plugins: [new currentBundler.instance.DefinePlugin({ TIMES: '3' })],
  }),
  contentLoaded: async ({ actions }) => {
    const file = await actions.createData('made.js', "export default () => 'a made page'")
    actions.addRoute({ path: '/made', component: file, exact: true })
  },
})
`,
  )
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  writeFile(
    root,
    'docusaurus.config.js',
    config.replace('  presets:', "  plugins: ['./plugin.js'],\n  presets:"),
  )
  writeFile(root, 'words-theme/Words.js', 'export default () => <i>{TIMES} of the plugin</i>\n')
  writeFile(root, 'src/words.js', "export default 'of an alias'\n")
  writeFile(root, 'src/note.txt', 'a note')
  for (const name of ['one', 'two']) writeFile(root, `src/parts/${name}.js`, `export default '${name}'\n`)
  writeFile(root, 'src/parts/inner/three.js', "export default 'three'\n")
  writeFile(
    root,
    'src/pages/index.js',
    `import words from 'own-words'
import note from '../note.txt'
import Words from '@theme/Words'
import url from '../note.txt?url'
const parts = require.context('../parts', false, /\\.js$/)
const all = require.context('../parts')
const named = (name) => require(\`@site/src/parts/\${name}.js\`).default
export default () => <p title={url}>{[words, note, parts.keys().map((key) => parts(key).default), all.keys().length, named('two')].join()}<Words /></p>
`,
  )
  const { status, stderr } = await runCommand(['build', root])
  expect(stderr).not.toContain('error')
  expect(status).toBe(0)
  const home = page('index.html')
  expect(home).toContain('of an alias,a note,one,two,3,two<i>3<!-- --> of the plugin</i>')
  expect(page('made.html')).toContain('a made page')
  const copy = /<p title="([^"]+)"/.exec(home)?.[1] ?? ''
  expect(page(copy)).toBe('a note')
})

it('knows the moment of the last change, and gives dates as text to themes before version 3.2', async () => {
  writeSite()
  const config = readFileSync(join(root, 'docusaurus.config.js'), 'utf8')
  writeFile(
    root,
    'docusaurus.config.js',
    config.replace('blog: false', 'blog: false, docs: { showLastUpdateTime: true }'),
  )
  writeFile(root, 'docs/a.md', '---\ntitle: Warm\nlast_update: { date: 2025-03-04 }\n---\n\nEggs.\n')
  const metadataOf = (path: string) => {
    const text = /href="([^"?]*assets\/data\/t-[^"?]*)/.exec(page(path))?.[1] ?? ''
    return (JSON.parse(page(text)) as { readonly metadata: object }).metadata
  }
  const metadata = () => metadataOf('docs/a.html')
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=Ada', '-c', 'user.email=a@b.example', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: '2025-06-07T08:09:10Z' },
    })
  writeFile(root, '.gitignore', 'node_modules\n.cache\ndist\n')
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'Begin')
  const at = Date.parse('2025-03-04')
  expect((await runCommand(['build', root])).stderr).not.toContain('error')
  expect(metadataOf('docs/b.html')).toMatchObject({ lastUpdatedAt: Date.parse('2025-06-07T08:09:10Z') })
  expect(metadata()).toMatchObject({ lastUpdatedAt: at })
  expect(metadata()).not.toHaveProperty('formattedLastUpdatedAt')
  writeFile(root, 'node_modules/@docusaurus/core/package.json', '{ "version": "3.1.1" }')
  await runCommand(['build', root, '--no-cache'])
  expect(metadata()).toMatchObject({ lastUpdatedAt: at / 1000, formattedLastUpdatedAt: 'Mar 4, 2025' })
})
