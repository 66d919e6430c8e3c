// What a browser loads and keeps of sites of different sizes: the first load of a document, another category
// of the sidebar, the first results of searches. Sizes are those of each file by itself, gzipped.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, CDPSession, HTTPResponse, Page } from 'puppeteer'
import { listen } from '../../build/dev/server/listen.ts'
import { siteHandler } from '../../build/dev/server/siteHandler.ts'
import { launchBrowser } from '../../test/support/browser.ts'
import { generateSite } from '../generateSite.ts'
import { shortSite } from './shortSite.ts'
import { build } from './troodon.ts'
import { vocabularyOf } from './vocabulary.ts'

const words = vocabularyOf(8000)
/** Larger sites have short pages. */
const mostWhole = 50_000
const queries: Readonly<Record<string, string>> = {
  'the commonest word': words[2] as string,
  'a word': words[300] as string,
  'a rare word': words[6000] as string,
  'two letters': (words[300] as string).slice(0, 2),
  'five letters of many words': 'brili',
  'a typo': (words[6000] as string).replace(/(?<=^.{3})./, 'x'),
  'three common words': `${words[2]} ${words[300]} ${words[40]}`,
  'a common word and two letters': `${words[2]} ${(words[300] as string).slice(0, 2)}`,
}

export async function benchBrowser(folder: string, sizes: readonly number[]): Promise<void> {
  const browser = await launchBrowser()
  const loads: Record<string, object> = {}
  const searches: Record<string, object> = {}
  const wholes: Record<string, object> = {}
  try {
    for (const pages of sizes) {
      const root = join(folder, String(pages))
      if (!existsSync(root)) writeSite(root, pages)
      await build(root)
      const server = createServer(siteHandler(join(root, 'dist')))
      const address = await listen(server, 0, '127.0.0.1')
      try {
        const at = { browser, url: `${address}docs/part-0/section-1/page-30/` }
        loads[`${pages} pages`] = await measureLoad(at)
        wholes[`${pages} pages`] = wholeFiles(join(root, 'dist'))
        for (const [name, query] of Object.entries(queries))
          searches[`${pages} pages, ${name}`] = await measureSearch(at, query)
      } finally {
        server.closeAllConnections()
        server.close()
      }
    }
  } finally {
    await browser.close()
  }
  console.table(loads)
  console.table(searches)
  console.log('Files for the whole site, which no page loads by itself, in kB:')
  console.table(wholes)
}

function writeSite(root: string, pages: number): void {
  mkdirSync(root, { recursive: true })
  if (pages > mostWhole) shortSite(root, pages, words)
  else generateSite(root, pages, words)
  writeFileSync(
    join(root, 'site.config.json'),
    JSON.stringify({ title: 'Generated', contentDir: '.', pages: false, search: 'local' }),
  )
}

interface Visit {
  readonly browser: Browser
  readonly url: string
}

interface Loaded {
  readonly path: string
  /** With gzip, and with Brotli. */
  readonly bytes: number
  readonly brotli: number
}

/** Opens the page in a profile of its own. `loaded` grows with every file that arrives. */
async function visit({ browser, url }: Visit) {
  const page = await (await browser.createBrowserContext()).newPage()
  const loaded: Loaded[] = []
  const arriving: Promise<void>[] = []
  const read = async (response: HTTPResponse) => {
    const content = await response.buffer().catch(() => Buffer.alloc(0))
    const { pathname, protocol } = new URL(response.url())
    const [bytes, brotli] = [gzipSync(content).length, brotliCompressSync(content).length]
    if (protocol !== 'data:') loaded.push({ path: pathname, bytes, brotli })
  }
  page.on('response', (response) => void arriving.push(read(response)))
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
  const idle = async () => {
    await page.waitForNetworkIdle({ idleTime: 500 })
    await Promise.all(arriving)
  }
  await idle()
  return { page, loaded, idle }
}

async function measureLoad(at: Visit): Promise<object> {
  const { page, loaded, idle } = await visit(at)
  const ofKind = (kind: RegExp) => loaded.filter(({ path }) => kind.test(path))
  // Data of pages that links lead to is fetched after hydration.
  const ahead = ofKind(/\/index\.json$/)
  const first = loaded.filter((one) => !ahead.includes(one))
  const row = {
    'first load kB': kilobytes(first),
    page: kilobytes(ofKind(/\/$/)),
    scripts: kilobytes(ofKind(/\.js$/)),
    'scripts, Brotli': kilobytes(ofKind(/\.js$/).map(({ brotli }) => ({ bytes: brotli }))),
    styles: kilobytes(ofKind(/\.css$/)),
    'site and sidebar': kilobytes(ofKind(/assets\/.*\.json$/)),
    files: first.length,
    'ahead kB': kilobytes(ahead),
    'heap MB': await heapOf(page),
  }
  loaded.length = 0
  // The last category is never the one of the page, except where there is only one.
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.menu__link--sublist')].at(-1)?.click(),
  )
  await idle()
  const opened = { 'another category kB': kilobytes(loaded.filter(({ path }) => /sidebars/.test(path))) }
  await page.browserContext().close()
  return { ...row, ...opened }
}

/** From the words to the first hit, with the dialog open and its code loaded. */
async function measureSearch(at: Visit, query: string): Promise<object> {
  const { page, loaded, idle } = await visit(at)
  await page.keyboard.press('/')
  const field = await page.waitForSelector('.search-dialog__input')
  await idle()
  loaded.length = 0
  // Pasted: a reader who types loads the files of the first letters as well.
  const milliseconds = await field?.evaluate(async (input, text) => {
    const start = performance.now()
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    while (!document.querySelector('.search-dialog__hit, .search-dialog__message--none'))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - start
  }, query)
  await idle()
  const files = loaded.filter(({ path }) => /search/.test(path))
  const row = {
    'index kB': kilobytes(files),
    files: files.length,
    'first hit ms': Math.round(milliseconds ?? 0),
    'heap MB': await heapOf(page),
  }
  await page.browserContext().close()
  return row
}

/** The largest file of each kind, gzipped. A sitemap has at most 50,000 pages. */
function wholeFiles(outDir: string): object {
  const largest = (folder: string, name: RegExp) =>
    readdirSync(join(outDir, folder))
      .filter((file) => name.test(file))
      .map((file) => gzipSync(readFileSync(join(outDir, folder, file))).length)
      .reduce((most, bytes) => Math.max(most, bytes), 0)
  const shown = (bytes: number) => Math.round(bytes / 100) / 10
  return {
    'search manifest': shown(largest('search-index', /\.json$/)),
    'whole sidebar, for its filter': shown(largest('assets/sidebars', /\.json$/)),
    'llms.txt': shown(largest('.', /^llms\.txt$/)),
    sitemap: shown(largest('.', /^sitemap.*\.xml$/)),
  }
}

const kilobytes = (files: readonly Pick<Loaded, 'bytes'>[]): number =>
  Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10

/** The JavaScript heap of the tab after a garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const session: CDPSession = await page.createCDPSession()
  await session.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize = 0 } = await page.metrics()
  await session.detach()
  return Math.round(JSHeapUsedSize / 100_000) / 10
}
