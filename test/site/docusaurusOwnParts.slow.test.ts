// Parts of the theme in Docusaurus sites. Rules of the site for elements leave them alone, and rules for their
// classes do not. Also the navbar's active links, and the elements of the PWA plugin.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../support/builtSite.ts'
import { writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'

const folder = temporaryFolder()
let browser: TestBrowser
const sites: Record<string, BuiltSite> = {}

const elementRules = `
a { color: #f00; padding: 9px; line-height: 4; background: #ff0 }
ul { margin: 0 0 0 33px; padding-left: 44px; list-style: square }
li { margin: 7px; padding: 7px }
button { background: #0f0; padding: 21px; border: 5px solid #f0f; border-radius: 50%; color: #fff }
code { background: #ddd; padding: 5px; border: 1px solid #00f; color: #b00; font-size: 30px }
pre { margin: 55px; padding: 66px }
img { height: auto }
`

const classRules = '.menu__link { color: #123456 } .breadcrumbs { margin: 3px } pre code { padding: 4px }'

const text = `---
title: One
---

Text with [a link](./two.md) and \`code\`.

- an item

\`\`\`js
const a = 1
\`\`\`

## Part

Text.
`

beforeAll(async () => {
  for (const [name, css] of Object.entries({ plain: '', elements: elementRules, classes: classRules })) {
    const root = join(folder.path, name)
    const files = {
      'package.json': '{}',
      'docs/group/one.md': text,
      'docs/group/two.md': '# Two\n',
      'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>',
      'static/app.json': '{}',
      'custom.css': css,
      'docusaurus.config.js': `module.exports = {
        title: 'Parts', url: 'https://site.example', baseUrl: '/',
        plugins: [['@docusaurus/plugin-pwa', { pwaHead: [
          { tagName: 'link', rel: 'manifest', href: '/app.json' },
          { tagName: 'meta', name: 'theme-color', content: '#123456' },
        ] }]],
        presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, theme: { customCss: './custom.css' } }]],
        themeConfig: {
          navbar: {
            title: 'Parts',
            logo: { src: 'logo.svg', alt: 'Logo' },
            items: [{ to: '/group/one', label: 'One' }, { href: '/group/one', label: 'Same' }, { label: 'More', items: [{ to: '/group/two', label: 'Two' }] }, { href: 'https://a.example', label: 'Buy', className: 'button button--primary buy', position: 'right' }],
          },
          footer: { links: [{ title: 'Links', items: [{ label: 'Two', to: '/group/two' }] }] },
        },
      }`,
    }
    for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
    sites[name] = await buildAndServe(root)
  }
  browser = await openBrowser()
}, 180_000)

afterAll(async () => {
  await browser?.close()
  for (const site of Object.values(sites)) site.close()
  folder.remove()
})

const parts = [
  '.navbar__brand',
  '.navbar__logo img',
  '.navbar .navbar__link',
  '.dropdown__menu',
  '.dropdown__link',
  '.menu__list',
  '.menu__list-item',
  '.menu__link',
  '.menu__link--sublist',
  '.breadcrumbs',
  '.breadcrumbs__link',
  '.table-of-contents',
  '.table-of-contents__link',
  '.pagination-nav__link',
  '.footer__items',
  '.footer__link-item',
  '.color-mode-toggle',
  '.theme-code-button',
  '.theme-code-block pre',
  '.theme-code-block code',
]

async function stylesOf(name: string, selectors: readonly string[]): Promise<Record<string, unknown>> {
  const tab = await browser.newPage()
  await tab.setViewport({ width: 1280, height: 900 })
  await tab.goto(`${sites[name]?.address}group/one/`)
  await tab.waitForSelector('.theme-code-button')
  const found = await tab.evaluate((all) => {
    const names = [
      'color',
      'backgroundColor',
      'margin',
      'padding',
      'border',
      'listStyle',
      'fontSize',
      'lineHeight',
    ]
    return Object.fromEntries(
      all.map((selector) => {
        const element = document.querySelector(selector)
        const style = element ? getComputedStyle(element) : null
        return [selector, style && names.map((one) => style[one as 'color'])]
      }),
    )
  }, selectors)
  await tab.close()
  return found
}

it('keeps parts of the theme as they are when the site has rules for elements', async () => {
  const plain = await stylesOf('plain', parts)
  expect(Object.entries(plain).filter(([, style]) => style === null)).toEqual([])
  expect(await stylesOf('elements', parts)).toEqual(plain)
})

it.each(['plain', 'elements'])('gives a large logo the height of the navbar: %s', async (name) => {
  const tab = await browser.newPage()
  await tab.goto(`${sites[name]?.address}group/one/`)
  expect(await tab.$eval('.navbar__logo img', (one) => getComputedStyle(one).height)).toBe('32px')
  await tab.close()
})

it('applies these rules to the text', async () => {
  const { 'p a': link, 'p code': code } = await stylesOf('elements', ['p a', 'p code'])
  expect((link as readonly string[])[0]).toBe('rgb(255, 0, 0)')
  expect((code as readonly string[]).slice(0, 2)).toEqual(['rgb(187, 0, 0)', 'rgb(221, 221, 221)'])
})

it('applies rules for the classes of the parts', async () => {
  const found = await stylesOf('classes', ['.menu__link', '.breadcrumbs', '.theme-code-block code'])
  const [link, list, code] = Object.values(found) as readonly (readonly string[])[]
  expect([link?.[0], list?.[2], code?.[3]]).toEqual(['rgb(18, 52, 86)', '3px', '4px'])
})

it('gives buttons of the navbar the size of its links, and hides them beside the mobile menu', async () => {
  const tab = await browser.newPage()
  const style = (selector: string) =>
    tab.$eval(selector, (one) => {
      const { display, padding, fontWeight } = getComputedStyle(one)
      return [display, padding, fontWeight]
    })
  await tab.setViewport({ width: 1280, height: 900 })
  await tab.goto(`${sites['plain']?.address}group/one/`)
  expect(await style('.buy')).toEqual(['block', '4px 12px', '500'])
  await tab.setViewport({ width: 390, height: 900 })
  // Documents have a sidebar, which the menu shows first.
  await tab.goto(`${sites['plain']?.address}none`)
  expect((await style('.buy'))[0]).toBe('none')
  await tab.click('.navbar__toggle')
  await tab.waitForSelector('.navbar-sidebar__items .buy', { visible: true })
  await tab.close()
})

it('marks a link of the navbar with "to" as active, and none with "href"', async () => {
  const tab = await browser.newPage()
  await tab.goto(`${sites['plain']?.address}group/one/`)
  const active = await tab.$$eval('.navbar .navbar__link--active', (all) => all.map((one) => one.textContent))
  await tab.close()
  expect(active).toEqual(['One'])
})

it('puts the elements of the PWA plugin into the head, and none beside them', async () => {
  const tab = await browser.newPage()
  await tab.goto(`${sites['plain']?.address}group/one/`)
  const values = await tab.$$eval('link[rel=manifest], meta[name=theme-color]', (all) =>
    all.map((one) => one.getAttribute('href') ?? one.getAttribute('content')),
  )
  await tab.close()
  expect(values).toEqual(['/app.json', '#123456'])
})
