// `npm run screenshots [FOLDER]`: takes screenshots of each kind of page of the built site, at three widths
// and in both color modes.
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import type { Page } from 'puppeteer'
import { listen } from '../build/dev/server/listen.ts'
import { siteHandler } from '../build/dev/server/siteHandler.ts'
import { launchBrowser } from '../test/support/browser.ts'

const pages = {
  home: '/',
  document: '/docs/sidebar/',
  codeBlocks: '/docs/markdown-features/code-blocks/',
  old: '/docs/3.5.2/cli/',
  index: '/docs/category/guides/',
  versions: '/versions/',
  notFound: '/nothing-here/',
  blog: '/blog/',
  post: '/blog/releases/3.5/',
  changelog: '/changelog/',
  release: '/changelog/3.6.0/',
  team: '/community/team/',
  searchPage: '/search/?q=version',
  showcase: '/showcase/',
}

/** The step on a document before the screenshot. Null at widths where it does not exist. */
const opened: Readonly<Record<string, (page: Page, width: number) => Promise<void> | null>> = {
  search: async (page) => {
    await page.keyboard.press('/')
    await (await page.waitForSelector('.search-dialog__input'))?.type('version')
    await page.waitForFunction(() => document.querySelectorAll('.search-dialog__hit').length > 0)
  },
  menu: (page, width) =>
    width > 996
      ? null
      : page.click('.navbar__toggle').then(() => void page.waitForSelector('.navbar-sidebar[open]')),
}
const widths = [390, 768, 1440]

const folder = resolve(process.argv[2] ?? 'screenshots')
mkdirSync(folder, { recursive: true })
const server = createServer(siteHandler(resolve('dist')))
const siteUrl = await listen(server, 0, '127.0.0.1')
const browser = await launchBrowser()
try {
  for (const mode of ['light', 'dark'])
    for (const width of widths) {
      const page = await browser.newPage()
      page.on('console', (message) => console.log(`console: ${message.type()} ${message.text()}`))
      page.on('pageerror', (error) => console.log(`page error: ${String(error)}`))
      await page.setViewport({ width, height: 900 })
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(
          `${siteUrl}${path.slice(1)}${path.includes('?') ? '&' : '?'}docusaurus-theme=${mode}`,
          { waitUntil: 'networkidle0' },
        )
        await page
          .waitForSelector('html[data-has-hydrated]', { timeout: 5000 })
          .catch(() => console.log(`${path} was not hydrated`))
        await page.screenshot({ path: join(folder, `${name}-${width}-${mode}.png`) as `${string}.png` })
      }
      for (const [name, act] of Object.entries(opened)) {
        await page.goto(`${siteUrl}docs/sidebar/?docusaurus-theme=${mode}`, { waitUntil: 'networkidle0' })
        await page.waitForSelector('html[data-has-hydrated]')
        const acting = act(page, width)
        if (!acting) continue
        await acting
        await new Promise((resolve) => setTimeout(resolve, 400))
        await page.screenshot({ path: join(folder, `${name}-${width}-${mode}.png`) as `${string}.png` })
      }
      await page.close()
    }
} finally {
  await browser.close()
  server.closeAllConnections()
  server.close()
}
console.log(`Wrote the screenshots to ${folder}.`)
