// Pages that a Docusaurus site wrote with React look as they did there, and other sites load nothing for it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../support/builtSite.ts'
import { writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'

const folder = temporaryFolder()
let browser: TestBrowser
let site: BuiltSite

const page = `
import Layout from '@theme/Layout'
import styles from './index.module.css'
export default () => (
  <Layout>
    <h2>Title</h2>
    <p>Text <a href="#a">link</a></p>
    <ul><li>one</li></ul>
    <img height="40" alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E" />
    <button className="button button--primary button--lg">Go</button>
    <div className="card"><div className="card__body"><p>Card</p></div></div>
    <h3 className={styles.tight}>Own</h3>
    <p className={\`\${styles.tight} margin-bottom--xl\`}>Utility</p>
  </Layout>
)
`

function writeSite(root: string, config: Readonly<Record<string, string>>): void {
  const files = {
    'package.json': '{}',
    'src/pages/index.jsx': page,
    'src/pages/index.module.css': '.tight { margin: 3px }',
    ...config,
  }
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
}

beforeAll(async () => {
  const root = join(folder.path, 'docusaurus')
  writeSite(root, {
    'src/css/custom.css': ':root { --ifm-footer-background-color: #fff; --ifm-footer-color: #000; }',
    'docusaurus.config.js': `module.exports = {
        title: 'Look',
        url: 'https://site.example',
        baseUrl: '/',
        onBrokenAnchors: 'ignore',
        presets: [['classic', { docs: false, blog: false, theme: { customCss: './src/css/custom.css' } }]],
        themeConfig: {
          footer: { style: 'dark', copyright: 'Look' },
          announcementBar: {
            content: 'Read <a href="https://site.example/new">this</a>',
            backgroundColor: '#c00',
            textColor: '#fff',
          },
        },
      }`,
  })
  site = await buildAndServe(root)
  browser = await openBrowser()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
  folder.remove()
})

it('gives elements of own pages the values of Docusaurus', async () => {
  const tab = await browser.newPage()
  await tab.goto(site.address)
  const values = await tab.evaluate(() => {
    const of = (selector: string, ...names: string[]) => {
      const style = getComputedStyle(document.querySelector(`.main-wrapper ${selector}`) as Element)
      return names.map((name) => style.getPropertyValue(name)).join(' | ')
    }
    return {
      heading: of('h2', 'margin', 'font-size', 'line-height', 'letter-spacing'),
      text: of('p', 'margin', 'color'),
      link: of('a', 'color', 'text-decoration-line'),
      list: of('ul', 'margin', 'padding'),
      image: of('img', 'display', 'height'),
      button: of('.button', 'padding', 'font-size', 'background-color', 'color', 'border-radius'),
      card: of('.card', 'padding', 'border-width', 'border-radius', 'box-shadow'),
      inCard: of('.card p', 'margin'),
      own: of('h3', 'margin'),
      utility: of('p.margin-bottom--xl', 'margin'),
    }
  })
  expect(values).toEqual({
    heading: '0px 0px 16px | 24px | 30px | normal',
    text: '0px 0px 20px | rgb(28, 30, 33)',
    link: 'rgb(53, 120, 229) | none',
    list: '0px 0px 16px | 0px 0px 0px 32px',
    image: 'inline | 40px',
    button: '8.1px 32.4px | 18.9px | rgb(53, 120, 229) | rgb(255, 255, 255) | 6.4px',
    card: '0px | 0px | 12.8px | rgba(0, 0, 0, 0.1) 0px 1px 2px 0px',
    inCard: '0px',
    own: '3px',
    utility: '3px 3px 80px',
  })
})

it('shows links of an announcement in its text color', async () => {
  const tab = await browser.newPage()
  await tab.goto(site.address)
  const color = await tab.$eval('.announcement-bar a', (one) => getComputedStyle(one).color)
  expect(color).toBe('rgb(255, 255, 255)')
  await tab.close()
})

it('keeps a dark footer dark when the site sets the color of footers for the root', async () => {
  const tab = await browser.newPage()
  await tab.goto(site.address)
  const colors = await tab.$eval('.footer', (one) => {
    const { backgroundColor, color } = getComputedStyle(one)
    return { backgroundColor, color }
  })
  expect(colors).toEqual({ backgroundColor: 'rgb(21, 23, 28)', color: 'rgb(169, 178, 186)' })
  await tab.close()
})

it('adds nothing to sites without a configuration of Docusaurus', async () => {
  const root = join(folder.path, 'own')
  writeSite(root, { 'site.config.ts': "export default { title: 'Look', onBrokenAnchors: 'ignore' }" })
  const own = await buildAndServe(root)
  const css = readdirSync(join(own.outDir, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(own.outDir, 'assets', name), 'utf8'))
    .join('\n')
  expect(css).not.toContain('--ifm-tone')
  const tab = await browser.newPage()
  await tab.goto(own.address)
  // The attribute is a size of the file, which the width of the page may change.
  expect(await tab.$eval('.main-wrapper img', (image) => getComputedStyle(image).height)).toBe('9px')
  await tab.close()
  own.close()
})
