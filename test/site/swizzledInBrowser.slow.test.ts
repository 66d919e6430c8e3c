// Components in src/theme that are around every page, in the browser.
import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { filesInBrowser } from '../support/siteInBrowser.ts'
import { textOf } from '../support/visit.ts'

const site = filesInBrowser({
  'package.json': '{}',
  'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://x.example', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: { routeBasePath: 'news', onInlineAuthors: 'ignore' } }]],
  themeConfig: { navbar: { title: 'T', items: [{ to: '/news', label: 'News' }] } },
}
`,
  'sidebars.js': "module.exports = { s: ['a', { type: 'category', label: 'More', items: ['b'] }] }\n",
  'docs/a.md': '# First\n',
  'docs/b.md': '# Second\n',
  'blog/2021-01-01-one.md': '---\nslug: one\n---\n\n# One post\n\n<!-- truncate -->\n\nMore.\n',
  'src/pages/wide.js': `import { useCodeWordWrap } from '@docusaurus/theme-common/internal'
export default function Wide() {
  const { codeBlockRef, isEnabled, isCodeScrollable, toggle } = useCodeWordWrap()
  return <><pre ref={codeBlockRef} style={{ width: 100, overflow: 'auto' }}><code>{'wide '.repeat(50)}</code></pre>
    <button id="wrap" onClick={toggle}>{[isEnabled, isCodeScrollable].join()}</button></>
}
`,
  'src/pages/parts.js': `import { lazy, Suspense } from 'react'
import BrowserOnly from '@docusaurus/BrowserOnly'
const Later = lazy(() => import('../components/Later'))
export default () => <>
  <BrowserOnly>{() => { const Part = require('../components/Part').default; return <Part /> }}</BrowserOnly>
  <Suspense><Later /></Suspense>
</>
`,
  'src/pages/plain.js': `import Layout from '@theme/Layout'
export default () => <Layout noFooter={true}><h1 id="plain">Plain</h1></Layout>
`,
  'src/components/Part.jsx': `import { translate } from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
export default () => <Link id="part" to="/docs/a">{translate({ message: 'Part' })}</Link>
`,
  'src/components/Later.jsx': `import Link from '@docusaurus/Link'
export const name = 'Later'
export default function Later() { return <Link id="later" to="/docs/b">{name}</Link> }
`,
  'src/theme/Footer.js': `import { translate } from '@docusaurus/Translate'
const words = translate({ id: 'own.words', message: 'Good evening' })
export default () => <footer id="words">{words}</footer>
`,
  'i18n/fr/code.json': '{ "own.words": { "message": "Bonsoir" } }',
  'src/theme/Navbar/MobileSidebar/index.js': `import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal'
export default function Menu() {
  const { shouldRender } = useNavbarMobileSidebar()
  const { shown } = useNavbarSecondaryMenu()
  return shouldRender ? <div id="panels" data-second={shown}><Second /></div> : null
}
function Second() {
  const { hide, content } = useNavbarSecondaryMenu()
  return <><button id="back" onClick={hide} />{content}</>
}
`,
})

const second = (page: Page, shown: boolean) => page.waitForSelector(`#panels[data-second="${shown}"]`)
const press = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).click())

it('has the messages that modules ask for while they are loaded', async () => {
  for (const [path, words] of [
    ['docs/a/', 'Good evening'],
    ['fr/docs/a/', 'Bonsoir'],
  ] as const) {
    const { page, complaints } = await site.openToTheEnd(path)
    expect([await textOf(page, '#words'), complaints]).toEqual([words, []])
  }
})

it('loads components of a page with require and import()', async () => {
  const { page, complaints } = await site.openToTheEnd('parts/')
  await page.waitForSelector('#later')
  expect([await textOf(page, '#part'), await textOf(page, '#later'), complaints]).toEqual([
    'Part',
    'Later',
    [],
  ])
})

it('hides a replaced footer on pages without one', async () => {
  const { page } = await site.openToTheEnd('plain/')
  const shown = () => page.$eval('#words', (one) => one.checkVisibility())
  expect(await shown()).toBe(false)
  await page.goto(new URL('../docs/a/', page.url()).href)
  expect(await shown()).toBe(true)
})

it('gives the sidebar of the page to a menu of narrow screens', async () => {
  const { page } = await site.openToTheEnd('docs/b/', { width: 500 })
  await press(page, '.navbar__toggle')
  await second(page, true)
  expect(
    await page.$$eval('#panels a[href^="/docs"]', (links) => links.map((link) => link.textContent)),
  ).toEqual(expect.arrayContaining(['First', 'Second']))
  await press(page, '#back')
  await second(page, false)
  await press(page, '.navbar__toggle')
  await page.waitForFunction(() => !document.querySelector('#panels'))
  await press(page, '.navbar__toggle')
  await second(page, true)
  await page.$$eval('#panels a', (links) => links.find((link) => link.textContent === 'First')?.click())
  await page.waitForFunction(
    () => location.pathname.endsWith('/docs/a/') && !document.querySelector('#panels'),
  )
})

it('gives the posts of a blog to it', async () => {
  const { page } = await site.openToTheEnd('news/', { width: 500 })
  await press(page, '.navbar__toggle')
  await second(page, true)
  expect(await page.$$eval('#panels a', (links) => links.map((link) => link.textContent))).toEqual([
    'One post',
  ])
})

it('wraps the lines of a wide code block', async () => {
  const { page } = await site.openToTheEnd('wide/')
  const shown = (words: string) =>
    page.waitForFunction((wanted) => document.querySelector('#wrap')?.textContent === wanted, {}, words)
  await shown('false,true')
  await press(page, '#wrap')
  await shown('true,false')
  await press(page, '#wrap')
  await shown('false,true')
})
