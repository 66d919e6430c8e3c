// Opens a page of a built site in a profile of its own, and collects what its console says.
import type { BrowserContext, Page } from 'puppeteer'
import type { TestBrowser } from './browser.ts'
import type { BuiltSite } from './builtSite.ts'

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Console messages, page errors and failed requests. */
  readonly complaints: string[]
}

export interface VisitOptions {
  readonly width?: number
  readonly scripts?: boolean
  /** Called before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** An empty page, 1280 px wide by default. */
export async function blankPage(browser: TestBrowser, { width = 1280 }: VisitOptions = {}): Promise<Visit> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`))
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
  await page.setViewport({ width, height: 900 })
  return { page, context, complaints }
}

/** `path` is a URL of the site. Resolves when the page has loaded and its scripts have started. */
export async function visit(
  browser: TestBrowser,
  site: BuiltSite,
  path: string,
  options: VisitOptions = {},
): Promise<Visit> {
  const { scripts = true, prepare } = options
  const visit = await blankPage(browser, options)
  await visit.page.setJavaScriptEnabled(scripts)
  await prepare?.(visit.page)
  await visit.page.goto(site.address + path.replace(/^\//, ''), { waitUntil: 'load' })
  if (scripts) await visit.page.waitForSelector('html[data-has-hydrated]')
  return visit
}

/** Sets the speed of animations, so that a slow machine can observe them while they run. */
export async function animationPace(page: Page): Promise<(rate: number) => Promise<void>> {
  const session = await page.createCDPSession()
  await session.send('Animation.enable')
  return async (playbackRate) => void (await session.send('Animation.setPlaybackRate', { playbackRate }))
}

/** The text of the first element that matches. */
export const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent?.trim() ?? '')

export const pathOf = (page: Page): string => new URL(page.url()).pathname

export const hasAttribute = (page: Page, selector: string, attribute: string): Promise<boolean> =>
  page.$eval(selector, (element, name) => element.hasAttribute(name), attribute)
