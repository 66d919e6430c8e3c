// The layer of Docusaurus' styles in a site: what wins over them, and what they win over.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { buildAndServe } from '../support/builtSite.ts'
import { writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'

const folder = temporaryFolder()
let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  folder.remove()
})

const page = `
import Layout from '@theme/Layout'
import styles from './index.module.css'
export default () => (
  <Layout>
    <h2>Title</h2>
    <button className="button button--primary button--lg">Go</button>
    <div className="card"><div className="card__body"><p>Card</p></div></div>
    <h3 className={styles.tight}>Own</h3>
    <button className="tiny">Tiny</button>
    <img className="gone" alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" />
  </Layout>
)
`

const firstBase =
  "headTags: [{ tagName: 'style', innerHTML: '@layer theme, base, docusaurus.infima, utilities;' }],"

it.each([
  ['none, and wins over all layers of a site', '', '24px'],
  ['one that the layers of a site win over, with the flag for it', 'future: { v4: true },', '50px'],
  ['one that the site can order, with the flag for it', `future: { v4: true }, ${firstBase}`, '24px'],
])(
  'puts the styles of Docusaurus into a layer: %s',
  async (name, config, size) => {
    for (const footer of ['', 'export default () => <footer />']) {
      const root = join(folder.path, `layers-${name.length}-${footer.length}`)
      const files = {
        'package.json': '{}',
        'src/pages/index.jsx': page,
        'src/pages/index.module.css': '.tight { margin: 3px }',
        'docusaurus.config.js': `module.exports = { title: 'Look', url: 'https://site.example', baseUrl: '/', ${config} onBrokenAnchors: 'ignore', presets: [['classic', { docs: false, blog: false, theme: { customCss: './own.css' } }]], themeConfig: { navbar: { logo: { src: '/logo.svg' } } } }`,
        'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>',
        'own.css':
          ':root { --ifm-heading-margin-bottom: 9px } @layer base { h2 { font-size: 50px } } @layer utilities { .tiny { font-size: 7px; color: #fff } .gone { display: none } } img { height: auto }',
        ...(footer && { 'src/theme/Footer.jsx': footer }),
      }
      for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
      const layered = await buildAndServe(root)
      const tab = await browser.newPage()
      await tab.goto(layered.address)
      const found = await tab.$eval('h2', (heading) => {
        const { fontSize, marginBottom } = getComputedStyle(heading)
        return [fontSize, marginBottom]
      })
      expect(found).toEqual([size, '9px'])
      // Docusaurus has no rules for these.
      const tiny = await tab.$eval('.tiny', (one) => [
        getComputedStyle(one).fontSize,
        getComputedStyle(one).color,
      ])
      expect(tiny).toEqual(['7px', 'rgb(255, 255, 255)'])
      expect(await tab.$eval('.gone', (one) => getComputedStyle(one).display)).toBe('none')
      expect(await tab.$eval('.navbar__logo img', (logo) => getComputedStyle(logo).height)).toBe('32px')
      await tab.close()
      layered.close()
    }
  },
  90_000,
)
