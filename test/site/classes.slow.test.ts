// Class names and custom properties that style sheets of Docusaurus sites use.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../support/builtSite.ts'
import { writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'

const folder = temporaryFolder()
let browser: TestBrowser
let site: BuiltSite

const page = `import Link from '@docusaurus/Link'
import Layout from '@theme/Layout'
import ThemedImage from '@theme/ThemedImage'

export default function Home() {
  return (
    <Layout title="Home">
      <section className="hero hero--primary" aria-label="Name"><div className="container"><h1 className="hero__title">Name</h1></div></section>
      <main className="container padding-vert--lg">
        <div className="row">
          {['a', 'b', 'c'].map((id) => <div key={id} id={id} className="col col--4"><div className="text--center margin-top--md">{id}</div></div>)}
        </div>
        <div className="row"><div id="wide" className="col col--6 col--offset-3">wide</div></div>
        <Link id="button" className="button button--secondary button--lg" to="/docs/a/">Read</Link>
        <span id="badge" className="badge badge--danger">new</span>
        <div id="alert" className="alert alert--warning" role="alert">Careful</div>
        <div id="card" className="card"><div className="card__header">Head</div><div className="card__body">Body</div></div>
        <ThemedImage alt="a picture" sources={{ light: '/light.svg', dark: '/dark.svg' }} />
      </main>
    </Layout>
  )
}
`

beforeAll(async () => {
  const svg = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${fill}" d="M0 0h9v9z"/></svg>`
  const files = {
    'site.config.json': '{ "customCss": "src/site.css" }',
    'src/site.css':
      ':root { --ifm-color-primary: #7a3fb5; }\n[data-theme="dark"] { --ifm-color-primary: #c9a0f0; }\n[data-theme="light"] { --ifm-heading-color: #102030; }\n.own { color: var(--ifm-color-emphasis-300); background: var(--ifm-card-background-color) }\n',
    'docs/a.md':
      '# A\n\n[b](./b.md)\n\n## Two\n\n<p class="own">Own <span class="badge badge--info">raw</span></p>\n',
    'docs/b.md': '# B\n',
    'docs/more/c.md': '# C\n',
    'docs/more/_category_.json': '{ "collapsed": false }',
    'pages/index.tsx': page,
    'static/light.svg': svg('white'),
    'static/dark.svg': svg('black'),
  }
  for (const [path, text] of Object.entries(files)) writeFile(folder.path, path, text)
  ;[browser, site] = await Promise.all([openBrowser(), buildAndServe(folder.path)])
})
afterAll(async () => {
  await browser?.close()
  site?.close()
  folder.remove()
})

async function open(path: string, width = 1280, mode = 'light'): Promise<Page> {
  const opened = await (await browser.createBrowserContext()).newPage()
  await opened.setViewport({ width, height: 900 })
  await opened.goto(`${site.address}${path}?docusaurus-theme=${mode}`, { waitUntil: 'load' })
  return opened
}
const boxes = (opened: Page, ...ids: string[]) =>
  opened.evaluate(
    (wanted) => wanted.map((id) => document.getElementById(id)?.getBoundingClientRect().toJSON() as DOMRect),
    ids,
  )
const styles = (opened: Page, selector: string, ...names: string[]) =>
  opened.$eval(
    selector,
    (element, wanted) => wanted.map((name) => getComputedStyle(element).getPropertyValue(name)),
    names,
  )

describe('classes', () => {
  it('include a grid that collapses to one column', async () => {
    const wide = await open('')
    const [a, b, c, centered] = await boxes(wide, 'a', 'b', 'c', 'wide')
    expect([a?.top, b?.left]).toEqual([b?.top, (a?.left ?? 0) + (a?.width ?? 0)])
    expect(c?.width).toBeCloseTo(a?.width ?? 0, 1)
    expect((centered?.left ?? 0) - (a?.left ?? 0)).toBeCloseTo(((a?.width ?? 0) * 3) / 4, 0)
    const narrow = await open('', 400)
    const [first, second] = await boxes(narrow, 'a', 'b')
    expect([second?.left, second?.top]).toEqual([first?.left, (first?.top ?? 0) + (first?.height ?? 0)])
    expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBe(400)
  })

  it('have their expected styles in React pages and in Markdown', async () => {
    const opened = await open('')
    expect(await styles(opened, '#a > div', 'text-align', 'margin-top')).toEqual(['center', '16px'])
    expect(await styles(opened, 'main', 'padding-top', 'padding-bottom')).toEqual(['32px', '32px'])
    expect(await styles(opened, '#card', 'padding-top')).toEqual(['0px'])
    const [danger] = await styles(opened, '#badge', 'background-color')
    const text = await open('docs/a/')
    const [info] = await styles(text, '.badge', 'background-color')
    expect([danger, info]).toEqual(['rgb(180, 35, 51)', 'rgb(28, 106, 168)'])
    expect(await text.$eval('html', ({ className }) => className)).toContain('docs-wrapper docs-doc-page')
    expect(readFileSync(join(site.outDir, '404.html'), 'utf8')).toContain(
      'class="plugin-native plugin-id-default"',
    )
  })

  it.each(['light', 'dark'])('color the head of a page in %s mode as Docusaurus does', async (mode) => {
    const opened = await open('', 1280, mode)
    const [primary, page] = await opened.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      return ['--ifm-color-primary', '--ifm-background-color'].map((name) => {
        probe.style.color = `var(${name})`
        return getComputedStyle(probe).color
      })
    })
    expect(await styles(opened, '.hero', 'background-color', 'color')).toEqual([primary, page])
    expect(await styles(opened, '.hero__title', 'color')).toEqual([page])
  })

  it('have sufficient contrast in both modes', async () => {
    const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
    for (const mode of ['light', 'dark']) {
      const opened = await open('', 1280, mode)
      await opened.evaluate(axe)
      const found = await opened.evaluate(async () => {
        const { axe: checks } = window as unknown as {
          axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
        }
        return (await checks.run()).violations.map(
          ({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`,
        )
      })
      expect(found, mode).toEqual([])
    }
  })
})

describe('custom properties', () => {
  it('follow the primary color that a site sets', async () => {
    const opened = await open('docs/a/')
    const [link] = await styles(opened, '[data-body] a', 'color')
    expect(link?.replace(/[\d.]+/g, (part) => String(Math.round(Number(part) * 100) / 100))).toBe(
      'color(srgb 0.4 0.21 0.6)',
    )
    const shade = await opened.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'var(--ifm-color-primary-dark)'
      return getComputedStyle(probe).color
    })
    // Nine tenths of the lightness.
    expect(shade).toMatch(/^(?:rgb\(110, 57, 163\)|color\(srgb 0\.43\d* 0\.22\d* 0\.63\d*\))$/)
    expect(await styles(opened, 'h1', 'color')).toEqual(['rgb(16, 32, 48)'])
  })

  it('of Docusaurus can be read', async () => {
    const opened = await open('docs/a/')
    const [color, background] = await styles(opened, '.own', 'color', 'background-color')
    expect(color).toMatch(/^color\(srgb 0\.\d+ 0\.\d+ 0\.\d+\)$/)
    expect(background).toBe('rgb(255, 255, 255)')
  })
})

describe('a themed image', () => {
  it.each(['light', 'dark'])('shows and loads only the image of the %s mode', async (mode) => {
    const opened = await open('', 1280, mode)
    await opened.waitForFunction(() =>
      [...document.images].some(
        ({ currentSrc, complete }) => complete && /(?:light|dark)\.svg$/.test(currentSrc),
      ),
    )
    const shown = await opened.$$eval('main img', (all) =>
      all.filter((one) => one.getClientRects().length > 0).map((one) => one.getAttribute('src')),
    )
    expect(shown).toEqual([`/${mode}.svg`])
    const loaded = await opened.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)),
    )
    expect(loaded.filter((name) => name?.endsWith('.svg'))).toEqual([`${mode}.svg`])
    expect(readFileSync(join(site.outDir, 'index.html'), 'utf8')).toContain('only-light')
  })
})
