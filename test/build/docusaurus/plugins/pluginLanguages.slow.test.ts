// Plugins in several languages: their texts, data and part of the theme's configuration. What `postBuild` gets.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../../support/cli.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "version": "1.2.3" }',
  'docusaurus.config.js': `module.exports = {
  title: 'Site', url: 'https://a.example', baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [['./seeds.js', { id: 'bag' }]],
  themeConfig: { seeds: { title: 'Seeds' } },
}`,
  'i18n/fr/seeds-bag/words.json': '{ "oat": { "message": "Avoine" }, "title": { "message": "Graines" } }',
  'src/pages/index.jsx': `import Head from '@docusaurus/Head'
import { usePluginData } from '@docusaurus/useGlobalData'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { useThemeConfig } from '@docusaurus/theme-common'
export default () => <pre>
  <Head><meta name="robots" content="noindex" /><script type="application/json">{'{"a":"<meta>"}'}</script></Head>
  {[usePluginData('seeds', 'bag').oat, usePluginData('seeds', 'bag').sown, useThemeConfig().seeds.title, useDocusaurusContext().siteConfig.themeConfig.seeds.title].join()}
</pre>
`,
  'seeds.js': `const { writeFileSync } = require('node:fs')
const { join } = require('node:path')
module.exports = ({ i18n }) => ({
  name: 'seeds',
  loadContent: () => ({ oat: 'Oats' }),
  getTranslationFiles: ({ content }) => [{ path: 'words', content: {
    oat: { message: content.oat, description: 'A seed' }, title: { message: 'Seeds' },
  } }],
  translateContent: ({ translationFiles: [{ content }] }) => ({ oat: content.oat.message }),
  translateThemeConfig: ({ themeConfig, translationFiles: [{ content }] }) => ({
    seeds: { ...themeConfig.seeds, title: content.title.message },
  }),
  getDefaultCodeTranslationMessages: async () => ({ code: 'in ' + i18n.currentLocale }),
  contentLoaded: ({ content, actions }) => actions.setGlobalData({ ...content, sown: new Date(0) }),
  injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'a' } }] }),
  async postBuild({ head, plugins, siteMetadata, currentBundler, headTags, codeTranslations, outDir }) {
    const { meta, script, title, htmlAttributes } = head[i18n.currentLocale === 'fr' ? '/fr/' : '/']
    const own = plugins.find(({ name }) => name === 'seeds')
    writeFileSync(join(outDir, 'built.json'), JSON.stringify({
      robots: meta.toComponent().filter(({ props }) => props.name === 'robots'),
      text: meta.toString().includes('<meta name="robots" content="noindex">'),
      scripts: script.toComponent().filter(({ props }) => props.type === 'application/json'),
      title: title.toString(), lang: htmlAttributes.toComponent().lang, missing: Object.keys(head).includes('/nowhere'),
      version: own.version, data: own.globalData, siteMetadata, currentBundler, headTags, codeTranslations,
    }))
  },
})`,
}

const out = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
const text = (path: string) => /<pre>\s*(.*?)\s*<\/pre>/s.exec(out(path))?.[1]

it('get their texts, and give each language its data', async () => {
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  const { stderr } = await runCli(['build', root])
  expect(stderr).not.toMatch(/ error | {2}warning/)
  expect(text('index.html')).toBe('Oats,1970-01-01T00:00:00.000Z,Seeds,Seeds')
  expect(text('fr/index.html')).toBe('Avoine,1970-01-01T00:00:00.000Z,Graines,Graines')

  const built = JSON.parse(out('fr/built.json'))
  expect(built).toMatchObject({
    robots: [{ type: 'meta', props: { name: 'robots', content: 'noindex' } }],
    text: true,
    scripts: [{ props: { children: '{"a":"<meta>"}' } }],
    title: expect.stringMatching(/^<title>.*Site<\/title>$/),
    lang: 'fr',
    missing: false,
    version: { type: 'project' },
    data: { oat: 'Avoine' },
    siteMetadata: { docusaurusVersion: '3.10.2', siteVersion: '1.2.3', pluginVersions: { seeds: {} } },
    currentBundler: { name: 'webpack' },
    headTags: '<meta name="a">',
    codeTranslations: { code: 'in fr' },
  })
})

it('have their texts written for translators', async () => {
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  writeFile(root, 'i18n/fr/seeds-bag/words.json', '{ "title": { "message": "Graines" } }')
  const { status, stderr } = await runCli(['write-translations', root, '--locale', 'fr'])
  expect(status, stderr).toBe(0)
  expect(JSON.parse(readFileSync(join(root, 'i18n/fr/seeds-bag/words.json'), 'utf8'))).toEqual({
    title: { message: 'Graines' },
    oat: { message: 'Oats', description: 'A seed' },
  })
})

it('have no values from other languages, wherever their code is', async () => {
  const counting = (name: string) =>
    `let count = 0
module.exports = () => ({ name: '${name}', contentLoaded: ({ actions }) => actions.setGlobalData({ count: ++count }) })`
  writeFile(
    root,
    'docusaurus.config.js',
    `let count = 0
module.exports = {
  title: 'Site', url: 'https://a.example', baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'] },
  presets: [['classic', { docs: false, blog: false }]],
  plugins: ['./own.js', 'counting', function inside() {
    return { name: 'inside', contentLoaded: ({ actions }) => actions.setGlobalData({ count: ++count }) }
  }],
}`,
  )
  writeFile(root, 'own.js', `module.exports = require('./counting.js')`)
  writeFile(root, 'counting.js', counting('own'))
  writeFile(root, 'node_modules/counting/package.json', '{ "main": "index.js" }')
  writeFile(root, 'node_modules/counting/index.js', `module.exports = require('./counting.js')`)
  writeFile(root, 'node_modules/counting/counting.js', counting('package'))
  writeFile(
    root,
    'src/pages/index.jsx',
    `import { usePluginData } from '@docusaurus/useGlobalData'
export default () => <pre>{['own', 'package', 'inside'].map((name) => usePluginData(name).count).join()}</pre>
`,
  )
  const { status, stderr } = await runCli(['build', root])
  expect(status, stderr).toBe(0)
  expect(['index.html', 'fr/index.html', 'de/index.html'].map(text)).toEqual(['1,1,1', '1,1,1', '1,1,1'])
})
