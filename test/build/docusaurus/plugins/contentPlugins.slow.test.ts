// Plugins made for Docusaurus that take part in docs and blogs: they wrap their packages, read the content of
// the site, and change the configuration.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { problemText } from '../../../support/cli.ts'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { differences, readTree } from '../../../support/engine.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

/** The usual way to show the latest posts on the home page. */
const recent = `const blogPlugin = require('@docusaurus/plugin-content-blog')
module.exports = { ...blogPlugin, default: async (...given) => {
  const instance = await blogPlugin.default(...given)
  return { ...instance, async contentLoaded(data) {
    const { content: { blogPosts }, actions } = data
    actions.setGlobalData({ recent: blogPosts.slice(0, 2).map(({ metadata }) => metadata.title) })
    const posts = await Promise.all(blogPosts.slice(0, 1).map(async ({ metadata }, index) => ({
      metadata: await actions.createData('post-' + index + '.json', JSON.stringify({ title: metadata.title, link: metadata.permalink })),
      Preview: { __import: true, path: metadata.source, query: { truncated: true } },
    })))
    actions.addRoute({ path: '/', exact: true, component: '@site/src/Home', props: { size: given[1].postsPerPage, name: given[1].blogTitle }, modules: { posts } })
    for (const { metadata } of blogPosts)
      actions.addRoute({ path: metadata.permalink, exact: true, component: '@theme/BlogPostPage', modules: { content: metadata.source } })
    actions.addRoute({ path: '/sources', exact: true, component: '@site/src/Sources', modules: { all: blogPosts.map(({ metadata }) => metadata.source) } })
    return instance.contentLoaded(data)
  } }
} }
`

/** A blog from one file, as the site of Docusaurus makes its changelog. */
const changelog = `import blogPlugin from '@docusaurus/plugin-content-blog'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
export default async function changelogPlugin(context, options) {
  const folder = path.join(context.siteDir, 'changelog/source')
  const instance = await blogPlugin.default(context, { ...options, path: folder, id: 'changelog', changelogFile: 1 })
  return { ...instance, name: 'changelog-plugin',
    async loadContent() {
      mkdirSync(folder, { recursive: true })
      for (const [, version, day, text] of readFileSync(path.join(context.siteDir, 'CHANGELOG.md'), 'utf8').matchAll(/## (\\S+) \\((\\S+)\\)\\n\\n(.*)/g))
        writeFileSync(path.join(folder, version + '.md'), '---\\ndate: ' + day + '\\ntitle: ' + version + '\\n---\\n\\n' + text + '\\n')
      return instance.loadContent()
    },
    contentLoaded: ({ content, actions }) => actions.setGlobalData(content.blogPosts.map(({ id }) => id)),
    configureWebpack(...given) {
      const config = instance.configureWebpack(...given)
      config.module.rules[0].use[1].options.metadataPath = () => ''
      return config
    },
    getPathsToWatch: () => ['CHANGELOG.md'],
  }
}
`

const reader = `const { writeFileSync } = require('node:fs')
module.exports = (context) => {
  const { navbar, prism } = context.siteConfig.themeConfig
  navbar.items.push({ label: 'Pushed', to: '/notes/a' })
  return { name: 'reader', getThemePath: () => './theme',
    contentLoaded() {
      navbar.items.push({ label: 'Later', to: '/changes' })
      context.siteConfig.headTags.push({ tagName: 'meta', attributes: { name: 'of-reader', content: 'x' } })
    },
    allContentLoaded({ allContent, actions }) {
      const { docs } = allContent['docusaurus-plugin-content-docs'].notes.loadedVersions[0]
      actions.setGlobalData({ docs: docs.map(({ permalink }) => permalink), comments: prism.magicComments.length })
    },
    getDefaultCodeTranslationMessages: async () => ({ 'reader.hello': 'Hello from ' + context.i18n.currentLocale }),
    postBuild({ outDir, plugins, siteConfig, routesPaths }) {
      const blog = plugins.find(({ name, options }) => name === 'docusaurus-plugin-content-blog' && options.id === 'changelog')
      const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs')
      writeFileSync(outDir + '/seen.json', JSON.stringify([blog.content.blogPosts.length, docs.options, siteConfig.future.v4.useCssCascadeLayers, routesPaths.filter((one) => one.includes('one') || one.length < 7)]))
    },
  }
}
module.exports.validateThemeConfig = ({ themeConfig }) => ({ shown: { size: 1, ...themeConfig.shown } })
`

/** An ES module in a package that leaves out pages and changes others, in both methods of a wrapper. */
const filter = `import docsPlugin, { validateOptions } from '@docusaurus/plugin-content-docs'
import blogPlugin from '@docusaurus/plugin-content-blog'
export const blog = async (context, options) => {
  const instance = await blogPlugin.default?.(context, options) ?? await blogPlugin(context, options)
  return { ...instance,
    contentLoaded({ content, actions }) {
      const blogPosts = content.blogPosts.filter(({ metadata }) => !metadata.frontMatter.secret).reverse()
      return instance.contentLoaded({ content: { ...content, blogPosts }, actions })
    },
  }
}
async function filterDocs(context, options) {
  const instance = await docsPlugin(context, options)
  return { ...instance,
    async loadContent() {
      const { loadedVersions } = await instance.loadContent()
      return { loadedVersions: loadedVersions.map((version) => ({ ...version,
        docs: version.docs.flatMap((doc) => doc.frontMatter.secret ? [] : [{ ...doc, title: doc.title.toUpperCase() }]),
        sidebars: { all: [{ type: 'category', label: 'Kept', items: version.sidebars.defaultSidebar.filter(({ id }) => id !== 'hidden') }] },
      })) }
    },
  }
}
export { validateOptions }
export default filterDocs
// Only CommonJS has it, and Docusaurus runs everything as such.
export const folder = () => ({ name: 'folder', contentLoaded: ({ actions }) => actions.setGlobalData(__dirname.length) })
`

const post = (title: string) =>
  `---\ntitle: ${title}\n---\n\nFirst words, [a note](../notes/a.md).\n\n<!-- truncate -->\n\nThe rest.\n`

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'Site', url: 'https://a.example', baseUrl: '/', presets: [['classic', {
    docs: { id: 'notes', path: 'notes', routeBasePath: 'notes' }, blog: false }]],
    plugins: [['./plugins/recent.js', { id: 'default', path: 'posts', routeBasePath: 'posts', postsPerPage: 1 }],
      ['./plugins/changelog.mjs', { routeBasePath: 'changes', onUntruncatedBlogPosts: 'ignore' }], './plugins/reader.js'],
    themeConfig: { shown: { colour: 'teal' } } }`,
  'plugins/recent.js': recent,
  'plugins/changelog.mjs': changelog,
  'plugins/reader.js': reader,
  'plugins/theme/SearchBar/index.jsx': 'export default () => <kbd>Find</kbd>\n',
  'CHANGELOG.md': '## 2.0.0 (2026-02-01)\n\nMore.\n\n## 1.0.0 (2026-01-01)\n\nFirst.\n',
  'notes/a.md': '# A note\n\nWords.\n',
  'posts/2026-01-01-one.md': post('One'),
  'posts/2026-01-02-two.md': post('Two'),
  'src/Home.jsx': `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { useAllPluginInstancesData, usePluginData } from '@docusaurus/useGlobalData'
import Translate from '@docusaurus/Translate'
import Layout from '@theme/Layout'
export default function Home({ posts, size, name }) {
  const blogs = useAllPluginInstancesData('docusaurus-plugin-content-blog')
  const { docs, comments } = usePluginData('reader')
  const changes = usePluginData('changelog-plugin')
  const { shown } = useDocusaurusContext().siteConfig.themeConfig
  return <Layout title="Home"><i><Translate id="reader.hello">Hello</Translate></i><p id="data">{JSON.stringify([blogs, changes, docs, comments, size, name, shown])}</p>
    {posts.map(({ metadata, Preview }) => <article key={metadata.link} title={metadata.link}><h2>{metadata.title}</h2><Preview /></article>)}</Layout>
}
`,
  'src/Sources.jsx':
    'export default ({ all }) => <ul>{all.map((One, at) => <li key={at} title={One.metadata.permalink}>{One.frontMatter.title}<One /></li>)}</ul>\n',
}

const out = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
const page = (path: string) => out(`${path}index.html`).replaceAll(/<!-- -->|\n/g, '')
const between = (html: string, name: string) => new RegExp(`<${name}[ >].*?</${name}>`).exec(html)?.[0] ?? ''

it('wrap the blog plugin, read all content and change the navbar', async () => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  const { status, stderr } = await runCommand(['build', root])
  expect(problemText(stderr).match(/^\S+ {2}(?:error|warning) .*/gm)).toBeNull()
  expect(status).toBe(0)

  const home = page('')
  const data = /<p id="data">(.*?)<\/p>/.exec(home)?.[1]?.replaceAll('&quot;', '"') ?? ''
  expect(JSON.parse(data)).toEqual([
    { default: { recent: ['Two', 'One'] } },
    ['/2.0.0', '/1.0.0'],
    ['/notes/a'],
    1,
    1,
    'Blog',
    { colour: 'teal', size: 1 },
  ])
  expect(between(home, 'article')).toBe(
    '<article title="/posts/2026/01/02/two"><h2>Two</h2><p>First words, <a href="/notes/a/">a note</a>.</p></article>',
  )
  expect(home).toMatch(/<html [^>]*class="[^"]*\bplugin-blog plugin-id-default\b/)
  expect(home).toContain('<i>Hello from en</i>')
  expect(home).toMatch(/<a [^>]*href="\/notes\/a\/"[^>]*>Pushed<\/a>/)
  expect(home).toMatch(/>Pushed<\/a>.*<a [^>]*href="\/changes\/"[^>]*>Later<\/a>.*<kbd>Find<\/kbd>/)
  expect(home).toContain('<meta name="of-reader" content="x">')
  // Pages of the blog are Troodon's, and its options are those that the wrapper passes on.
  expect(page('posts/2026/01/01/one/')).toContain('The rest.')
  expect(page('posts/page/2/')).toContain('>One</a>')
  expect(page('changes/2.0.0/')).toContain('More.')
  const sources = between(page('sources/'), 'ul')
  expect(sources).toContain('<li title="/posts/2026/01/02/two">Two<p>First words')
  expect(sources).toContain('The rest.')
  expect(JSON.parse(out('seen.json'))).toEqual([
    2,
    expect.objectContaining({ id: 'notes', path: 'notes', routeBasePath: 'notes' }),
    false,
    ['/', '/posts', '/posts/2026/01/01/one'],
  ])

  // An edit of a post reaches the page of the plugin.
  writeFile(root, 'posts/2026-01-02-two.md', post('Third'))
  await runCommand(['build', root])
  expect(between(page(''), 'h2')).toBe('<h2>Third</h2>')
  const before = readTree(join(root, 'dist'))
  await runCommand(['build', root, '--no-cache'])
  expect(differences(before, readTree(join(root, 'dist')))).toEqual([])
})

it('leave out pages, and change titles, order and sidebars', async () => {
  const list = (...titles: string[]) =>
    titles.map((title, at) => [`posts/2026-01-0${at + 1}-${title}.md`, post(title)])
  const package_ = {
    name: 'filter',
    version: '1.0.0',
    type: 'module',
    exports: { '.': './index.js', './blog': './blog.js', './folder': './folder.js' },
  }
  for (const [path = '', text = ''] of [
    ...list('One', 'Two', 'Three'),
    ['posts/2026-01-04-four.md', post('Four').replace('---', '---\nsecret: true')],
    ['notes/a.md', '# A note\n\nWords.\n'],
    ['notes/hidden.md', '---\nsecret: true\n---\n\n# Hidden\n\nWords.\n'],
    ['node_modules/filter/package.json', JSON.stringify(package_)],
    ['node_modules/filter/index.js', "export { default, validateOptions } from './code.js'\n"],
    ['node_modules/filter/blog.js', "export { blog as default } from './code.js'\n"],
    ['node_modules/filter/folder.js', "export { folder as default } from './code.js'\n"],
    ['node_modules/filter/code.js', filter],
    [
      'docusaurus.config.js',
      `module.exports = { title: 'Site', url: 'https://a.example', baseUrl: '/', plugins: [
        ['filter', { path: 'notes', routeBasePath: 'notes' }],
        'filter/folder', ['filter/blog', { path: 'posts', routeBasePath: 'posts' }]] }`,
    ],
  ])
    writeFile(root, path, text)
  const { status, stderr } = await runCommand(['build', root])
  expect(problemText(stderr).match(/^\S+ {2}(?:error|warning) .*/gm)).toBeNull()
  expect(status).toBe(0)
  const titles = [...page('posts/').matchAll(/<h2[^>]*><a[^>]*>(.*?)<\/a>/g)].map(([, title]) => title)
  expect(titles).toEqual(['One', 'Two', 'Three'])
  expect(existsSync(join(root, 'dist/posts/2026/01/04/four'))).toBe(false)
  expect(existsSync(join(root, 'dist/notes/hidden'))).toBe(false)
  expect(page('notes/a/')).toMatch(/<title>A NOTE/)
  expect(page('notes/a/')).toMatch(/>Kept<.*href="\/notes\/a\/"/)

  // Pages that the plugin leaves out now, and no longer.
  writeFile(root, 'notes/hidden.md', '# Hidden\n\nWords.\n')
  writeFile(root, 'posts/2026-01-02-Two.md', post('Two').replace('---', '---\nsecret: true'))
  await runCommand(['build', root])
  expect(page('notes/hidden/')).toContain('<title>HIDDEN')
  expect(existsSync(join(root, 'dist/posts/2026/01/02/Two'))).toBe(false)
  const before = readTree(join(root, 'dist'))
  await runCommand(['build', root, '--no-cache'])
  expect(differences(before, readTree(join(root, 'dist')))).toEqual([])
})
