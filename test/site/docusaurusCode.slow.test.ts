// Code of a Docusaurus site that relies on what webpack and Docusaurus give it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { runBuild } from '../support/engine.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

const files: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'docusaurus.config.js': `
module.exports = {
  title: 'Feeders', tagline: 'for birds', url: 'https://site.example', baseUrl: '/', onBrokenLinks: 'warn',
  presets: [['classic', { blog: false, theme: { customCss: './src/site.css' } }]],
  plugins: [() => ({
    name: 'meter',
    configureWebpack: (config, isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.EnvironmentPlugin({ METER_UNIT: 'km' }),
        new currentBundler.instance.ProvidePlugin({ process: 'process' }),
      ],
    }),
  })],
}
`,
  'docs/a.md': '# Titled\n\nText.\n\n```js title=bare.js\na()\n```\n\n```js title="quoted.js"\na()\n```\n',
  'docs/tabs.mdx': `# Tabs

<Tabs groupId="browser" queryString>
  <TabItem value="a" label={<b>First</b>} default>

  One

  </TabItem>
  <TabItem value="b" label={<div>Second</div>}>

  Two

  </TabItem>
</Tabs>
`,
  'src/pages/unit.jsx': 'export default () => <p id={process.env.METER_UNIT}>{typeof process}</p>\n',
  'src/pages/named.jsx': `
import Layout from '@theme/Layout'
function Title({ of: config }) { return <h1>{config.title}, {config.tagline}</h1> }
export default function Named(props) { return <Layout><Title of={props.config} /></Layout> }
`,
  'src/pages/assigned.jsx': `
const Assigned = ({ config }) => <p id="assigned">{config.title}</p>
export default Assigned
`,
  'src/pages/titled.jsx': `
import Head from '@docusaurus/Head'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
export default function Titled() {
  const { presets } = useDocusaurusContext().siteConfig
  return <main><Head><title>{presets[0][0]}</title></Head><a href="no.md">{presets[0][1].theme.customCss}</a></main>
}
`,
  'src/pages/plain.jsx': "const config = 'own'\nexport default function Plain() { return <p>{config}</p> }\n",
  'src/theme/prism-include-languages.js': `
export default function include(PrismObject) {
  globalThis.Prism = PrismObject
  require('../prism-grain.js')
  delete globalThis.Prism
}
`,
  'src/prism-grain.js': 'Prism.languages.grain = { keyword: /\\bseed\\b/, weight: /\\d+g/ }\n',
  'docs/grain.mdx': `import CodeBlock from '@theme/CodeBlock'

# Grain

\`\`\`grain
seed 5g
\`\`\`

<CodeBlock language="grain">{'seed ' + (1 + 1)}</CodeBlock>
`,
  'src/site.css': ".hero { background: url('@site/static/img/back.png#x') }\n",
  'static/img/back.png': 'not really an image',
}

const page = (path: string) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')

it('finds default exports of CommonJS, properties of pages and files of @site in style sheets', async () => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  const outDir = join(root, 'dist')
  const result = await runBuild({ root, outDir, cacheFolder: join(root, '.cache') })
  expect(result.problems.map(({ message }) => message)).toEqual(['no.md is not a file of this site.'])
  expect(page('unit')).toContain('<p id="km">object</p>')
  expect(page('docs/a')).toContain('quoted.js')
  expect(page('docs/a')).not.toContain('bare.js')
  expect(page('docs/tabs')).toMatch(/<button[^>]*><div>Second<\/div><\/button>/)
  expect(page('docs/tabs')).toContain('<div class="tabs__label"><div>Second</div></div>')
  expect(page('named')).toMatch(/<h1>Feeders(?:<!-- -->)?, (?:<!-- -->)?for birds<\/h1>/)
  expect(page('titled')).toContain('<title>classic</title>')
  expect(page('titled')).toContain('>./src/site.css</a>')
  expect(page('assigned')).toContain('<p id="assigned">Feeders</p>')
  expect(page('plain')).toContain('<p>own</p>')
  const seed = '<span class="token keyword hljs-keyword">seed</span>'
  expect(page('docs/grain')).toContain(`${seed} <span class="token weight">5g</span>`)
  expect(page('docs/grain')).toContain(`${seed} 2`)
  writeFile(root, 'src/prism-grain.js', 'Prism.languages.grain = { weight: /seed|[0-9]/ }\n')
  await runBuild({ root, outDir, cacheFolder: join(root, '.cache') })
  const weight = (text: string) => `<span class="token weight">${text}</span>`
  expect(page('docs/grain')).toContain(`${weight('seed')} ${weight('5')}g`)
  expect(page('docs/grain')).toContain(`${weight('seed')} ${weight('2')}`)
  const styles = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.css'))
  const css = styles.map((name) => readFileSync(join(outDir, 'assets', name), 'utf8')).join('')
  expect(css).toMatch(/url\([^)]*back\.[^)]*\.png#x"?\)/)
})
