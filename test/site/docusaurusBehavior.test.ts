// What visitors and the code of a Docusaurus site rely on in the browser. Each test says what Docusaurus does.
import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import french from '../../build/read/messages/fr.json' with { type: 'json' }
import { filesInBrowser } from '../support/siteInBrowser.ts'

const files: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'docusaurus.config.js': `
module.exports = {
  title: 'Feeders', url: 'https://site.example', baseUrl: '/', trailingSlash: true,
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  onBrokenLinks: 'ignore',
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: false }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    announcementBar: { id: 'seeds', content: 'New seeds', isCloseable: true },
    navbar: { items: [{ to: '/docs/long', label: 'Long' }, { type: 'dropdown', label: 'All', items: [{ to: '/docs/long', label: 'Same' }] }] },
  },
}
`,
  'sidebars.js': `module.exports = { all: ['long', 'code', { type: 'category', label: 'Birds', link: { type: 'generated-index', slug: '/birds' }, items: ['tit'] }] }`,
  'docs/long.md': `# Long\n\n[file](pathname:///plain.html)\n\n${'Grains.\n\n'.repeat(200)}\n## End\n`,
  'docs/code.md': '# Code\n\n```bash\nnpm install\n```\n\n```js {1}\nconst a = 1\n\nconst b = 2\n```\n',
  'docs/tit.md': '# Tit\n',
  'static/plain.html': '<!doctype html><title>Plain</title>',
  'src/pages/index.jsx': `
import { Redirect } from '@docusaurus/router'
export default () => <Redirect to="/steps/?from=home" />
`,
  'src/pages/steps.jsx': `
import { useEffect, useState } from 'react'
import Layout from '@theme/Layout'
import { useHistory, useLocation } from '@docusaurus/router'
import { useColorMode } from '@docusaurus/theme-common'
export default function Steps() {
  const history = useHistory()
  const location = useLocation()
  const [runs, setRuns] = useState(0)
  const [heard, setHeard] = useState([])
  useEffect(() => setRuns((count) => count + 1), [location])
  useEffect(() => history.listen((place, action) => setHeard((all) => [...all, action + place.search + place.hash])), [])
  const { pathname } = location
  return (
    <Layout>
      <Modes />
      <p id="runs">{runs}</p>
      <p id="action">{history.action}</p>
      <p id="heard">{heard.join(' ')}</p>
      <p id="state">{JSON.stringify(location.state)}</p>
      <button id="push" onClick={() => history.push('?a=1')} />
      <button id="hash" onClick={() => history.push('#end')} />
      <button id="replace" onClick={() => history.replace({ pathname, search: 'b=2', state: { from: 'replace' } })} />
      <button id="state-push" onClick={() => history.push(pathname, { words: 'oats' })} />
      <div style={{ height: 3000 }} />
      <h2 id="end">End</h2>
    </Layout>
  )
}
function Modes() {
  const { colorMode, colorModeChoice, setColorMode } = useColorMode()
  return (
    <>
      <p id="mode">{colorMode + ' ' + colorModeChoice}</p>
      <button id="dark" onClick={() => setColorMode('dark')} />
      <button id="system" onClick={() => setColorMode(null)} />
      <button id="trial" onClick={() => setColorMode('light', { persist: false })} />
    </>
  )
}
`,
}

const own = filesInBrowser(files)

/** A site whose languages have storage of their own. */
const namespaced = filesInBrowser({
  'package.json': '{}',
  'docusaurus.config.js': `
module.exports = {
  title: 'Feeders', url: 'https://your-docusaurus-site.example.com', baseUrl: '/',
  future: { v4: true }, i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  presets: [['classic', { blog: false }]],
}
`,
  'docs/a.md': '---\nslug: /\n---\n# A\n',
})

const open = async (path: string, prepare?: (page: Page) => Promise<unknown>) =>
  (await own.open(path, prepare ? { prepare } : {})).page
const system = (page: Page, value: 'light' | 'dark') =>
  page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }])
/** Mode, choice and what is stored. */
const modes = (page: Page) =>
  page.evaluate(() => {
    const { theme, themeChoice } = document.documentElement.dataset
    return [theme, themeChoice, localStorage.getItem('theme')]
  })
const click = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).click())
const until = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    (where: string, wanted: string) => document.querySelector(where)?.textContent === wanted,
    {},
    selector,
    text,
  )
/** Clicks on a button and waits for the text that another element has then. */
const press = async (page: Page, button: string, shown: string, text: string) => {
  await click(page, button)
  await until(page, shown, text)
}
const toggle = '.color-mode-toggle:not(:disabled)'

describe('the color mode', () => {
  it('has three choices, of which that of the system is not stored', async () => {
    const page = await open('docs/code/', (opened) => system(opened, 'light'))
    expect(await modes(page)).toEqual(['light', 'system', null])
    const seen: unknown[] = []
    for (const choice of ['light', 'dark', 'system']) {
      await click(page, toggle)
      await page.waitForSelector(`html[data-theme-choice="${choice}"]`)
      seen.push(await modes(page))
    }
    expect(seen).toEqual([
      ['light', 'light', 'light'],
      ['dark', 'dark', 'dark'],
      ['light', 'system', null],
    ])
    await system(page, 'dark')
    await page.waitForSelector('html[data-theme="dark"]')
    expect(await modes(page)).toEqual(['dark', 'system', null])
  })

  it('of an earlier visit stays when the system changes', async () => {
    const page = await open('docs/code/', async (opened) => {
      await system(opened, 'light')
      await opened.evaluateOnNewDocument(() => localStorage.setItem('theme', 'light'))
    })
    await page.waitForSelector(toggle)
    await system(page, 'dark')
    await click(page, toggle)
    await page.waitForSelector('html[data-theme="dark"]')
    expect(await modes(page)).toEqual(['dark', 'dark', 'dark'])
  })

  it('is set by components, also to that of the system or without storing it', async () => {
    const page = await open('steps/', (opened) => system(opened, 'light'))
    await until(page, '#mode', 'light null')
    await press(page, '#dark', '#mode', 'dark dark')
    await press(page, '#trial', '#mode', 'light light')
    expect(await modes(page)).toEqual(['light', 'light', 'dark'])
    await press(page, '#system', '#mode', 'light null')
    expect(await modes(page)).toEqual(['light', 'system', null])
  })
})

it('each language keeps the choices that browsers stored for it', async () => {
  const { page } = await namespaced.open('fr/docs/', {
    prepare: (opened) =>
      opened.evaluateOnNewDocument(() => {
        // The names in a build of Docusaurus 3.10.2 with this URL.
        localStorage.setItem('theme-9f6', 'light')
        localStorage.setItem('theme-171', 'dark')
      }),
  })
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  expect(await theme()).toBe('dark')
  await page.waitForSelector(toggle)
  await click(page, toggle)
  await page.waitForSelector('html[data-theme="light"]')
  expect(await page.evaluate(() => [localStorage['theme-171'], localStorage['theme-9f6']])).toEqual([
    'light',
    'light',
  ])
  await page.goto(new URL('/docs/', page.url()).href)
  expect(await theme()).toBe('light')
})

it('the Back button returns to where a link to a heading was clicked', async () => {
  const page = await open('docs/long/')
  await page.waitForSelector('html[data-has-hydrated]')
  await page.evaluate(() => window.scrollTo(0, 500))
  await click(page, '.table-of-contents a[href="#end"]')
  await page.waitForFunction(() => window.scrollY > 1000)
  await page.goBack()
  await page.waitForFunction(() => window.location.hash === '' && window.scrollY === 500)
})

it('menus mark the link to the page, and the color toggle says its mode', async () => {
  const page = await open('docs/long/')
  await page.waitForSelector(toggle)
  expect(await page.$eval(toggle, (button) => button.getAttribute('title'))).toBe('system mode')
  await page.waitForSelector('.dropdown__link--active[href="/docs/long/"][aria-current="page"]')
})

describe('navigation from code', () => {
  it('<Redirect> replaces its page without loading the next one as a whole', async () => {
    const page = await open('docs/code/')
    await page.waitForSelector('html[data-has-hydrated]')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const entries = await page.evaluate(() => window.history.length)
    await click(page, '.navbar__brand')
    await page.waitForSelector('#runs')
    await page.waitForFunction(() => window.location.search === '?from=home')
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1)
    await page.goBack()
    await page.waitForFunction(() => window.location.pathname === '/docs/code/')
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })

  it('`history.action` says how the reader came to the page', async () => {
    const page = await open('steps/')
    await until(page, '#action', 'POP')
    await press(page, '#push', '#action', 'PUSH')
    await press(page, '#replace', '#action', 'REPLACE')
    await page.goBack()
    await until(page, '#action', 'POP')
  })
})

it('an announcement that was closed is marked on <html> for style sheets', async () => {
  const page = await open('docs/code/')
  const mark = () =>
    page.$eval('html', (html) => html.getAttribute('data-announcement-bar-initially-dismissed'))
  expect(await mark()).toBe('false')
  await click(page, '.theme-announcement-bar button')
  await page.reload({ waitUntil: 'load' })
  expect(await mark()).toBe('true')
})

describe('code of the site', () => {
  it('gets the state of an entry of the history, also when the reader comes back', async () => {
    const page = await open('steps/')
    await press(page, '#state-push', '#state', '{"words":"oats"}')
    await press(page, '#replace', '#state', '{"from":"replace"}')
    await page.goBack()
    await until(page, '#state', '')
    await page.goForward()
    await until(page, '#state', '{"from":"replace"}')
  })

  it('hears of each change of the URL once, with its kind', async () => {
    const page = await open('steps/')
    await press(page, '#push', '#heard', 'PUSH?a=1')
    await press(page, '#replace', '#heard', 'PUSH?a=1 REPLACE?b=2')
    // A hash alone drops the query.
    await press(page, '#hash', '#heard', 'PUSH?a=1 REPLACE?b=2 PUSH#end')
    await page.goBack()
    await until(page, '#heard', 'PUSH?a=1 REPLACE?b=2 PUSH#end POP?b=2')
  })

  it('loads a page ahead', async () => {
    const page = await open('steps/')
    await page.waitForFunction(() => 'docusaurus' in window)
    const loaded = page.waitForResponse((response) => response.url().endsWith('/docs/tit/index.json'))
    await page.evaluate(() =>
      (window as unknown as { docusaurus: { preload: (href: string) => void } }).docusaurus.preload(
        '/docs/tit/',
      ),
    )
    expect((await loaded).ok()).toBe(true)
  })

  it('gets the same location until it changes', async () => {
    const page = await open('steps/')
    await until(page, '#runs', '1')
    await press(page, '#dark', '#mode', 'dark dark')
    await press(page, '#push', '#heard', 'PUSH?a=1')
    await until(page, '#runs', '2')
  })
})

describe('readers', () => {
  it('get to the top with a link to the page that they read', async () => {
    const page = await open('docs/long/')
    await page.evaluate(() => window.scrollTo(0, 2000))
    await click(page, '.navbar a[href="/docs/long/"]')
    await page.waitForFunction(() => window.scrollY === 0)
    expect(await page.evaluate(() => history.length)).toBe(2)
  })

  it('copy code without the line break at its end', async () => {
    const page = await open('docs/code/', (opened) =>
      opened.evaluateOnNewDocument(() => {
        const clipboard = { writeText: async (text: string) => void copied.push(text) }
        const copied: string[] = []
        Object.assign(window, { copied })
        Object.defineProperty(navigator, 'clipboard', { value: clipboard })
      }),
    )
    await page.waitForSelector('button[data-action="copy"]')
    const copied = await page.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('button[data-action="copy"]'))
        button.click()
      return (window as unknown as { copied: string[] }).copied
    })
    expect(copied).toEqual(['npm install', 'const a = 1\n\nconst b = 2'])
  })

  it('get the buttons of code blocks in their language', async () => {
    const page = await open('fr/docs/code/', (opened) =>
      opened.evaluateOnNewDocument(() =>
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } }),
      ),
    )
    const labels = () =>
      page.$$eval('.theme-code-block:first-of-type .theme-code-button', (buttons) =>
        buttons.map((button) => button.getAttribute('aria-label')),
      )
    await page.waitForSelector('button[data-action="copy"]')
    expect([...new Set(await labels())]).toEqual([
      french['theme.CodeBlock.wordWrapToggle'],
      french['theme.CodeBlock.copyButtonAriaLabel'],
    ])
    await click(page, 'button[data-action="copy"]')
    await page.waitForSelector('button[data-copied]')
    expect(await labels()).toContain(french['theme.CodeBlock.copied'])
  })

  it('close a category with a click on its label while its page is shown', async () => {
    const page = await open('docs/birds/')
    const isOpen = () => page.$eval('.menu__category', (item) => item.hasAttribute('data-open'))
    expect(await isOpen()).toBe(true)
    await page.waitForSelector('[data-has-hydrated="true"]')
    await click(page, '.menu__category .menu__link--sublist')
    expect(await isOpen()).toBe(false)
    await click(page, '.menu__category .menu__link--sublist')
    expect(await isOpen()).toBe(true)
  })

  it('open a file of static/ with one request', async () => {
    const { page, complaints } = await own.open('docs/long/')
    await page.$eval('a[href="/plain.html"]', (link) => link.removeAttribute('target'))
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), click(page, 'a[href="/plain.html"]')])
    expect(await page.title()).toBe('Plain')
    expect(complaints).toEqual([])
  })

  it('share the head of the page that is shown', async () => {
    const page = await open('docs/long/')
    await click(page, '.menu a[href="/docs/tit/"], .pagination-nav__link')
    await page.waitForFunction(() => location.pathname !== '/docs/long/')
    const path = await page.evaluate(() => location.pathname)
    const head = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll('link[hreflang], link[rel="canonical"]')].map((link) =>
          link.getAttribute('href'),
        ),
      )
    await page.waitForFunction(() => document.title === 'Code | Feeders')
    expect((await head()).sort()).toEqual(
      [path, path, path, `/fr${path}`].map((href) => `https://site.example${href}`).sort(),
    )
    await click(page, '.navbar__brand')
    await page.waitForFunction(() => location.pathname !== '/docs/code/')
  })
})
