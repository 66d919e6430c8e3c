// Opens pages of a built site in a browser and collects what it reports: errors on the console, exceptions,
// failed requests to the site, and pages that React does not take over. Requests to other hosts are refused without a message.
import { createServer } from 'node:http'
import type { Browser, Page } from 'puppeteer'
import { listen } from '../../build/dev/server/listen.ts'
import { siteHandler } from '../../build/dev/server/siteHandler.ts'
import { baseUrlOf } from './baseUrl.ts'

/** Route → its messages, for pages with any. */
export type BrowserErrors = Readonly<Record<string, readonly string[]>>

export async function browserErrors(
  browser: Browser,
  folder: string,
  routes: readonly string[],
): Promise<BrowserErrors> {
  const base = baseUrlOf(folder)
  const server = createServer(siteHandler(folder, { base: () => base }))
  const siteUrl = new URL(base, await listen(server, 0, '127.0.0.1')).href
  const found: Record<string, readonly string[]> = {}
  try {
    for (const route of routes) {
      const messages = await open(browser, siteUrl, route)
      if (messages.length > 0) found[route] = messages
    }
  } finally {
    server.closeAllConnections()
    server.close()
  }
  return found
}

async function open(browser: Browser, siteUrl: string, route: string): Promise<readonly string[]> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const messages = new Set<string>()
  page.on('console', (message) => {
    const from = message.location().url ?? ''
    if (message.type() === 'error' && !isOtherHost(from, siteUrl)) messages.add(message.text())
  })
  page.on('pageerror', (error) => messages.add(error instanceof Error ? error.message : String(error)))
  try {
    await refuseOtherHosts(page, siteUrl)
    await page.goto(`${siteUrl.replace(/\/$/, '')}${route}`, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForNetworkIdle({ idleTime: 500, timeout: 10_000 }).catch(() => {})
    // Both builders set it when React has taken over the page.
    if ((await page.$('html[data-has-hydrated="true"]')) === null) messages.add(notHydrated)
  } catch (error) {
    messages.add((error as Error).message)
  } finally {
    await context.close()
  }
  return [...messages].map((text) => text.replaceAll(siteUrl, '/').split('\n')[0] ?? '')
}

const notHydrated = 'The page was not hydrated.'

async function refuseOtherHosts(page: Page, siteUrl: string): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const refused = isOtherHost(request.url(), siteUrl)
    void (refused ? request.abort() : request.continue())
  })
}

const isOtherHost = (url: string, siteUrl: string): boolean =>
  /^(?:https?|wss?):/.test(url) && !url.startsWith(siteUrl)

/** `count` routes, evenly spread over all in their order. The first is always included. */
export function sampleOf(routes: readonly string[], count: number): readonly string[] {
  if (routes.length <= count) return routes
  return Array.from(
    { length: count },
    (_, index) => routes[Math.floor((index * routes.length) / count)] as string,
  )
}
