// A site for Docusaurus with many plugins, functions and replaced components: what its pages show of them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../support/builtSite.ts'
import { writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'

const folder = temporaryFolder()
let site: BuiltSite
let browser: TestBrowser

const config = `const constants = () => ({
  name: 'constants',
  configureWebpack: (_, __, { currentBundler }) => ({
    module: { rules: [{ resourceQuery: /source/, type: 'asset/source' }] },
    plugins: [new currentBundler.instance.DefinePlugin({ __FLAVOR__: '"plain"' })],
  }),
})
const fields = () => ({
  name: 'fields',
  allContentLoaded({ allContent, actions }) {
    const { docs } = allContent['docusaurus-plugin-content-docs'].default.loadedVersions[0]
    actions.setGlobalData(Object.fromEntries(docs.map(({ id, frontMatter }) => [id, frontMatter])))
  },
})
module.exports = {
  title: 'Birds',
  url: 'https://site.example',
  baseUrl: '/',
  customFields: { flavor: 'plain', urlOf: (path) => path },
  markdown: {
    parseFrontMatter: async (given) => {
      const { frontMatter, content } = await given.defaultParseFrontMatter(given)
      return { frontMatter: { ...frontMatter, ...(frontMatter.beta ? { sidebar_class_name: 'beta' } : {}) }, content }
    },
  },
  scripts: [{ src: '/other.js', 'data-site': 'ABCDE', async: true }],
  plugins: [constants, fields],
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: false, theme: { customCss: './src/custom.css' } }]],
  themeConfig: {
    navbar: {
      items: [
        { label: 'Docs', to: '/docs/a', activeBasePath: 'docs', items: [{ to: '/docs/b', label: 'B' }] },
      ],
    },
  },
}`

const files = {
  'package.json': '{}',
  'docusaurus.config.js': config,
  'sidebars.js':
    "module.exports = { main: [{ type: 'category', label: 'Group', link: { type: 'doc', id: 'a' }, items: ['b'] }] }",
  'static/other.js': '',
  'src/custom.css': "[class^='box_'] { margin-left: 7px }\n",
  'src/source.ts': 'export const one = 1\n',
  'src/box.module.css': '.box { color: green }\n',
  'src/theme/Admonition/index.jsx':
    'import Original from \'@theme-original/Admonition\'\nexport default (props) => <div className="own-admonition"><Original {...props} /></div>\n',
  'src/theme/DocCardList/index.jsx':
    'import { useCurrentSidebarCategory, useDocById } from \'@docusaurus/plugin-content-docs/client\'\nconst Card = ({ item }) => <p className="own-card">{item.label}: {useDocById(item.docId)?.description}</p>\nexport default () => useCurrentSidebarCategory().items.map((item) => <Card key={item.href} item={item} />)\n',
  'src/theme/Root.jsx': 'export default ({ children }) => <div className="own-root">{children}</div>\n',
  'src/pages/index.jsx': `import CodeBlock from '@theme/CodeBlock'
import Link from '@docusaurus/Link'
import Layout from '@theme/Layout'
import { useThemeConfig } from '@docusaurus/theme-common'
import { usePluginData } from '@docusaurus/useGlobalData'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
const styles = require('../box.module.css')
export default function Home() {
  const { customFields } = useDocusaurusContext().siteConfig
  return (
    <Layout>
      <main>
        <p id="fields" className={styles.box}>{customFields.flavor} {typeof customFields.urlOf}</p>
        <p id="beta">{usePluginData('fields').b.sidebar_class_name}</p>
        <p id="menu">{useThemeConfig().navbar.items[0].activeBasePath}</p>
        <Link id="nowhere">no target</Link>
        <CodeBlock language="js" title="second.js" metastring='title="first.js"'>let a</CodeBlock>
      </main>
    </Layout>
  )
}
`,
  'docs/a.mdx':
    "import source from '@site/src/source.ts?source'\n\n# A\n\n{__FLAVOR__} {[1].map((n) => <b key={n} onClick={() => getComputedStyle(document.body)}>one</b>)}\n\n<pre>{source}</pre>\n\n:::tip[Use `code` and **bold**]\nText\n:::\n\n:::note[Only text]\nText\n:::\n\n<DocCardList />\n",
  'docs/b.md': '---\nbeta: true\n---\n# B\n\nText of B.\n',
}

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) writeFile(folder.path, path, text)
  ;[site, browser] = await Promise.all([buildAndServe(folder.path), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  site?.close()
  folder.remove()
})

const html = (path: string): string => readFileSync(join(site.outDir, path, 'index.html'), 'utf8')

describe('Markdown', () => {
  it('shows constants of plugins, and names that only functions use', () => {
    expect(html('docs/a').replaceAll('<!-- -->', '')).toMatch(/plain\s+<b>one<\/b>/)
  })

  it('imports files that a rule finds by their query', () => {
    expect(html('docs/a')).toContain('export const one = 1')
  })

  it('gives replaced admonitions the elements of their titles', () => {
    expect(html('docs/a')).toMatch(/Use <code>code<\/code> and <strong>bold<\/strong>/)
    expect(html('docs/a')).toMatch(/admonition-heading">(?:(?!admonition-content).)*Only text/s)
    expect(html('docs/a')).not.toContain('mdxadmonitiontitle')
  })

  it('gives the cards of a replaced list their descriptions', () => {
    expect(html('docs/a').replaceAll('<!-- -->', '')).toContain('<p class="own-card">B: Text of B.</p>')
  })
})

describe('components', () => {
  it('have fields of the site without functions, and front matter as the site parsed it', () => {
    expect(html('').replaceAll('<!-- -->', '')).toMatch(/id="fields" class="box_\w{5}">plain undefined</)
    expect(html('')).toMatch(/<p id="beta">beta<\/p>/)
  })

  it('show links without a target, and the title of a metastring before another one', () => {
    expect(html('')).toMatch(/<a id="nowhere">no target<\/a>/)
    expect(html('')).toMatch(/theme-code-block-title">first\.js</)
  })
})

it('gives components the rules for the link of a menu', () => {
  expect(html('').replaceAll('<!-- -->', '')).toContain('<p id="menu">/docs</p>')
})

it('loads no file of another element with data-site, and styles classes by their beginning', async () => {
  const page = await browser.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto(site.address, { waitUntil: 'networkidle0' })
  const margin = await page.$eval('#fields', (element) => getComputedStyle(element).marginLeft)
  expect(margin).toBe('7px')
  expect(messages).toEqual([])
  await page.close()
})
