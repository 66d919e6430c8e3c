// The color mode of a Docusaurus site in the browser. Each test says what Docusaurus does.
import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { click, colorModeToggle, press, waitForText } from '../support/controls.ts'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const own = filesInBrowser({
  'package.json': '{}',
  'docusaurus.config.js': `
module.exports = {
  title: 'Feeders', url: 'https://site.example', baseUrl: '/', trailingSlash: true,
  presets: [['classic', { blog: false }]],
  themeConfig: { colorMode: { respectPrefersColorScheme: true } },
}
`,
  'docs/code.md': '# Code\n',
  'src/pages/modes.jsx': `
import { useColorMode } from '@docusaurus/theme-common'
export default function Modes() {
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
})

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

it('the color mode has three choices, of which that of the system is not stored', async () => {
  const page = await open('docs/code/', (opened) => system(opened, 'light'))
  expect(await modes(page)).toEqual(['light', 'system', null])
  const seen: unknown[] = []
  for (const choice of ['light', 'dark', 'system']) {
    await click(page, colorModeToggle)
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

it('the color mode of an earlier visit stays when the system changes', async () => {
  const page = await open('docs/code/', async (opened) => {
    await system(opened, 'light')
    await opened.evaluateOnNewDocument(() => localStorage.setItem('theme', 'light'))
  })
  await page.waitForSelector(colorModeToggle)
  await system(page, 'dark')
  await click(page, colorModeToggle)
  await page.waitForSelector('html[data-theme="dark"]')
  expect(await modes(page)).toEqual(['dark', 'dark', 'dark'])
})

it('components set the color mode, also to that of the system or without storing it', async () => {
  const page = await open('modes/', (opened) => system(opened, 'light'))
  await waitForText(page, '#mode', 'light null')
  await press(page, '#dark', '#mode', 'dark dark')
  await press(page, '#trial', '#mode', 'light light')
  expect(await modes(page)).toEqual(['light', 'light', 'dark'])
  await press(page, '#system', '#mode', 'light null')
  expect(await modes(page)).toEqual(['light', 'system', null])
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
  await page.waitForSelector(colorModeToggle)
  await click(page, colorModeToggle)
  await page.waitForSelector('html[data-theme="light"]')
  expect(await page.evaluate(() => [localStorage['theme-171'], localStorage['theme-9f6']])).toEqual([
    'light',
    'light',
  ])
  await page.goto(new URL('/docs/', page.url()).href)
  expect(await theme()).toBe('light')
})

it('the toggle says its mode', async () => {
  const page = await open('docs/code/')
  await page.waitForSelector(colorModeToggle)
  expect(await page.$eval(colorModeToggle, (button) => button.getAttribute('title'))).toBe('system mode')
})
