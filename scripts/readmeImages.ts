// `npm run readme-images`: takes the screenshots of the README, light and dark, of a page in a new site.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listen } from '../build/dev/server/listen.ts'
import { siteHandler } from '../build/dev/server/siteHandler.ts'
import { launchBrowser } from '../test/support/browser.ts'

const page = 'docs/writing/markdown/'
const size = { width: 1280, height: 800, deviceScaleFactor: 1.5 }

const site = join(mkdtempSync(join(tmpdir(), 'troodon-readme-')), 'handbook')
const troodon = (...words: string[]) =>
  execFileSync('node', [resolve('build/cli.js'), ...words], { stdio: ['ignore', 'ignore', 'inherit'] })
troodon('init', site, '--yes', '--template', 'docs-blog', '--title', 'Handbook', '--no-git')
troodon('build', site)

const server = createServer(siteHandler(join(site, 'dist')))
const url = await listen(server, 0, '127.0.0.1')
const browser = await launchBrowser()
try {
  for (const mode of ['light', 'dark']) {
    const tab = await browser.newPage()
    await tab.setViewport(size)
    await tab.goto(`${url}${page}?docusaurus-theme=${mode}`, { waitUntil: 'networkidle0' })
    await tab.waitForSelector('html[data-has-hydrated]')
    const path = join('static/img', `screenshot-${mode}.webp`) as `${string}.webp`
    await tab.screenshot({ path, quality: 85 })
    console.log(`Wrote ${path}.`)
  }
} finally {
  await browser.close()
  server.closeAllConnections()
  server.close()
  rmSync(join(site, '..'), { recursive: true, force: true })
}
