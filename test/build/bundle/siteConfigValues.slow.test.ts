// The values of `useDocusaurusContext` and `@generated/site-metadata`, as Docusaurus has them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const config = `const locale = process.env.DOCUSAURUS_CURRENT_LOCALE
module.exports = {
  title: 'T', url: 'https://a.example', baseUrl: '/', favicon: 'img/f.ico', projectName: 'p',
  future: { v4: true }, storage: { namespace: 'own' }, onBrokenLinks: 'warn',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  plugins: ['./plugins/mine.js'],
  presets: [['classic', { blog: false }]],
  themeConfig: {
    zoom: { label: locale === 'fr' ? 'Agrandir' : 'Zoom' },
    prism: { additionalLanguages: ['php'] },
    navbar: { title: 'Mine', items: [{ to: '/', label: 'Start' }] },
    footer: { links: [{ title: 'More', className: 'own', items: [
      { to: '/', label: 'Home', 'data-x': '1' }, { href: 'https://b.example', label: 'B' }] }] },
  },
}
`

const page = `import metadata from '@generated/site-metadata'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
export default function Page() {
  const values = { metadata, context: useDocusaurusContext() }
  const { themes } = values.context.siteConfig
  return <pre id="values">{JSON.stringify(values)}</pre>
}
`

interface Values {
  readonly metadata: object
  readonly context: {
    readonly siteMetadata: object
    readonly siteConfig: { readonly themeConfig: Theme; readonly [key: string]: unknown }
  }
}

interface Theme {
  readonly zoom: object
  readonly navbar: { readonly title: string; readonly style?: string }
  readonly prism: object
}

function valuesIn(file: string): Values {
  const html = readFileSync(join(root, 'dist', file), 'utf8')
  const text = /<pre id="?values"?>(.*?)<\/pre>/s.exec(html)?.[1] ?? ''
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Values
}

it('are complete, with the versions of plugins and the texts of the language', async () => {
  writeFile(root, 'docusaurus.config.js', config)
  writeFile(root, 'package.json', '{ "name": "site", "version": "1.2.3" }')
  writeFile(
    root,
    'node_modules/@docusaurus/plugin-sitemap/package.json',
    '{ "name": "@docusaurus/plugin-sitemap", "version": "3.9.0" }',
  )
  writeFile(root, 'plugins/mine.js', "module.exports = () => ({ name: 'mine' })\n")
  writeFile(root, 'src/pages/index.jsx', page)
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(
    root,
    'i18n/fr/docusaurus-theme-classic/navbar.json',
    '{ "title": { "message": "Le mien" }, "item.label.Start": { "message": "Accueil" } }',
  )
  const { status, stderr } = await runCommand(['build', root])
  expect(status, stderr).toBe(0)
  const { metadata, context } = valuesIn('index.html')
  const theme = context.siteConfig.themeConfig
  expect(metadata).toEqual({
    docusaurusVersion: '3.10.2',
    siteVersion: '1.2.3',
    pluginVersions: {
      'docusaurus-plugin-sitemap': { type: 'package', name: '@docusaurus/plugin-sitemap', version: '3.9.0' },
      mine: { type: 'project' },
    },
  })
  expect(context.siteMetadata).toEqual(metadata)
  expect(context.siteConfig).toMatchObject({
    favicon: 'img/f.ico',
    projectName: 'p',
    future: { v4: { useCssCascadeLayers: true, fasterByDefault: true }, experimental_router: 'browser' },
    storage: { type: 'localStorage', namespace: 'own' },
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    baseUrlIssueBanner: true,
    markdown: { format: 'mdx', mermaid: false, hooks: { onBrokenMarkdownLinks: 'warn' } },
    themes: [],
    presets: [],
    scripts: [],
    themeConfig: { prism: { additionalLanguages: ['php'], magicComments: [{}] } },
  })
  expect(context.siteConfig.themeConfig.navbar).not.toHaveProperty('style')
  const french = valuesIn('fr/index.html')
  expect(french.context.siteConfig.themeConfig.zoom).toEqual({ label: 'Agrandir' })
  expect(theme.zoom).toEqual({ label: 'Zoom' })
})
