// `npm run screenshots [FOLDER]`: pictures of the built site's kinds of page, at three widths and in both modes.
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { listen, siteHandler } from '../build/io/serve.ts'
import { launchBrowser } from '../test/support/browser.ts'

const pages = {
  home: '/',
  document: '/docs/sidebar/',
  codeBlocks: '/docs/markdown-features/code-blocks/',
  old: '/docs/3.5.2/cli/',
  index: '/docs/category/guides/',
  versions: '/versions/',
  notFound: '/nothing-here/',
}
const widths = [360, 768, 1280]

const folder = resolve(process.argv[2] ?? 'screenshots')
mkdirSync(folder, { recursive: true })
const server = createServer(siteHandler(resolve('dist')))
const address = await listen(server, 0, '127.0.0.1')
const browser = await launchBrowser()
try {
  for (const mode of ['light', 'dark'])
    for (const width of widths) {
      const page = await browser.newPage()
      page.on('console', (message) => console.log(`console: ${message.type()} ${message.text()}`))
      page.on('pageerror', (error) => console.log(`page error: ${String(error)}`))
      await page.setViewport({ width, height: 900 })
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(`${address}${path.slice(1)}?docusaurus-theme=${mode}`, { waitUntil: 'networkidle0' })
        await page.waitForSelector('html[data-has-hydrated]', { timeout: 5000 }).catch(() => console.log(`${path} was not hydrated`))
        await page.screenshot({ path: join(folder, `${name}-${width}-${mode}.png`) as `${string}.png` })
      }
      await page.close()
    }
} finally {
  await browser.close()
  server.closeAllConnections()
  server.close()
}
console.log(`Pictures are in ${folder}.`)
