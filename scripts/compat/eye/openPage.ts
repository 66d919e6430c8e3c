// Opens a page of a built site in a profile of its own. Requests to other hosts are refused without a
// message, nothing moves, and nothing is random.
import { createServer } from 'node:http'
import type { Browser, Page } from 'puppeteer'
import { listen } from '../../../build/dev/server/listen.ts'
import { siteHandler } from '../../../build/dev/server/siteHandler.ts'
import { baseUrlOf } from '../baseUrl.ts'

export interface ServedSite {
  /** With the base URL and a slash at the end. */
  readonly url: string
  readonly close: () => void
}

export async function serveSite(folder: string): Promise<ServedSite> {
  const base = baseUrlOf(folder)
  const server = createServer(siteHandler(folder, { base: () => base }))
  const url = new URL(base, await listen(server, 0, '127.0.0.1')).href
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, close }
}

export interface PageRequest {
  readonly site: ServedSite
  readonly route: string
  readonly width: number
  readonly mode: 'light' | 'dark'
  readonly withScripts: boolean
}

/** Calls `use` once the page is loaded. Messages go to `messages`. */
export async function withPage<Value>(
  browser: Browser,
  { site, route, width, mode, withScripts }: PageRequest,
  messages: Set<string>,
  use: (page: Page) => Promise<Value>,
): Promise<Value> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setJavaScriptEnabled(withScripts)
    await page.setViewport({ width, height })
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: mode },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ])
    if (withScripts) {
      listenTo(page, site, messages)
      await page.evaluateOnNewDocument(alwaysTheSame)
    }
    await refuseOtherHosts(page, site)
    // Docusaurus reads it before the page is shown, whatever the site's default is.
    await page.goto(`${site.url.replace(/\/$/, '')}${route}?docusaurus-theme=${mode}`, {
      waitUntil: 'load',
      timeout: 60_000,
    })
    await page.addStyleTag({ content: still }).catch(() => {})
    // Both builders set it when React has taken over the page.
    if (withScripts)
      await page.waitForSelector('html[data-has-hydrated="true"]', { timeout: 20_000 }).catch(() => {})
    await settled(page)
    return await use(page)
  } finally {
    await context.close()
  }
}

const height = 900

/** Animations would be another image each time. */
const still =
  '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important }'

/** Waits for what the page still loads, and for two frames. */
export async function settled(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 300, timeout: 10_000 }).catch(() => {})
  await new Promise((done) => setTimeout(done, 150))
}

function alwaysTheSame(): void {
  let seed = 1
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
}

function listenTo(page: Page, { url }: ServedSite, messages: Set<string>): void {
  const add = (text: string) => messages.add((text.replaceAll(url, '/').split('\n')[0] ?? '').trim())
  page.on('console', (message) => {
    const from = message.location().url ?? ''
    const isProblem = message.type() === 'error' || message.type() === 'warn'
    if (isProblem && !isOtherHost(from, url)) add(message.text())
  })
  page.on('pageerror', (error) => add(error instanceof Error ? error.message : String(error)))
}

async function refuseOtherHosts(page: Page, { url }: ServedSite): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    void (isOtherHost(request.url(), url) ? request.abort() : request.continue())
  })
}

const isOtherHost = (address: string, siteUrl: string): boolean =>
  /^(?:https?|wss?):/.test(address) && !address.startsWith(siteUrl)
