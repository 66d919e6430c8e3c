// Behavior of Docusaurus that only a reader notices: a click on the label of the category whose page is shown,
// and the names of what the browser stores.
import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { click, colorModeToggle } from '../support/controls.ts'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const files = {
  'package.json': '{}',
  'docusaurus.config.js': `
module.exports = {
  title: 'Feeders', url: 'https://site.example', baseUrl: '/',
  storage: { namespace: 'birds' },
  presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]],
  themeConfig: { announcementBar: { id: 'news', content: 'News', isCloseable: true } },
}
`,
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n',
  'docs/birds/index.md': '# Birds\n',
  'docs/birds/owls.mdx':
    '# Owls\n\nimport Tabs from \'@theme/Tabs\'\nimport TabItem from \'@theme/TabItem\'\n\n<Tabs groupId="os">\n<TabItem value="a">A</TabItem>\n<TabItem value="b">B</TabItem>\n</Tabs>\n',
}
const { open } = filesInBrowser(files)

const label = '.menu__category a.menu__link'
const isOpen = (page: Page) => page.$eval('.menu__category', (item) => item.hasAttribute('data-open'))
const waitUntil = (page: Page, open: boolean) =>
  page.waitForSelector(`.menu__category${open ? '[data-open]' : ':not([data-open])'}`)

describe('in the sidebar', () => {
  it('the label of the current category closes and opens it, and stays on its page', async () => {
    const { page } = await open('birds/')
    await page.waitForSelector(colorModeToggle)
    expect(await isOpen(page)).toBe(true)
    await click(page, label)
    await waitUntil(page, false)
    await click(page, label)
    await waitUntil(page, true)
    expect(new URL(page.url()).pathname).toBe('/birds/')
  })

  it('the label of a category around the current page opens its page, and never closes it', async () => {
    const { page } = await open('birds/owls/')
    await page.waitForSelector(colorModeToggle)
    await click(page, label)
    await page.waitForFunction(() => location.pathname === '/birds/')
    expect(await isOpen(page)).toBe(true)
  })
})

it('every name in the storage has the suffix of the site', async () => {
  const { page } = await open('birds/owls/')
  await page.waitForSelector(colorModeToggle)
  await click(page, colorModeToggle)
  await click(page, '[role="tab"][data-value="b"]')
  await page.$eval('[role="banner"] button, .announcement-bar button', (button) =>
    (button as HTMLElement).click(),
  )
  const names = () => page.evaluate(() => Object.keys(localStorage).sort())
  await expect
    .poll(names)
    .toEqual([
      'docusaurus.announcement.dismiss-birds',
      'docusaurus.announcement.id-birds',
      'docusaurus.tab.os-birds',
      'theme-birds',
    ])
})
