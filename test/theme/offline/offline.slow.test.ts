// Offline mode in a real browser: what is cached and when, new versions, and removal.
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../../build/dev/server/listen.ts'
import { siteHandler } from '../../../build/dev/server/siteHandler.ts'
import { openBrowser, type TestBrowser } from '../../support/browser.ts'
import { offlineSite } from '../../support/offlineSite.ts'

const { buildInto, configure, edit, listPath, out, read, remove } = offlineSite()
let browser: TestBrowser
let server: Server
let address: string
/** The folder that is served. Null: the network is off. */
let served: string | null = null

beforeAll(async () => {
  await buildInto('first')
  edit()
  await buildInto('second')
  configure({ injectManifestConfig: { maximumFilesToCache: 40 } })
  await buildInto('large')
  configure(false)
  await buildInto('without')
  browser = await openBrowser()
  server = createServer((request, response) => {
    if (served === null) request.socket.destroy()
    else siteHandler(out(served))(request, response)
  })
  address = await listen(server, 0, '127.0.0.1')
})

afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
  remove()
})

/** A page in a separate context. `complaints` are console messages and errors. */
async function visit(path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await browser.createBrowserContext()).newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`))
  await open(page, path)
  return { page, complaints }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address + path, { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
}

const workerOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    return registration?.active ? new URL(registration.active.scriptURL).searchParams.get('params') : null
  })
const waitForWorker = (page: Page, offlineMode: boolean) =>
  page.waitForFunction(
    async (wanted) => {
      const registration = await navigator.serviceWorker.getRegistration('/')
      return (
        registration?.active?.state === 'activated' &&
        registration.active.scriptURL.includes(encodeURIComponent(`{"offlineMode":${wanted},`))
      )
    },
    {},
    offlineMode,
  )
const kept = (page: Page) =>
  page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
      )
    ).reduce((a, b) => a + b, 0),
  )
const text = (page: Page) => page.$eval('[data-body]', (one) => one.textContent ?? '')

describe('in the browser', () => {
  it('registers a worker that caches nothing', async () => {
    served = 'first'
    const { page, complaints } = await visit('docs/a/')
    await waitForWorker(page, false)
    expect(await workerOf(page)).toBe('{"offlineMode":false,"debug":false}')
    expect(await kept(page)).toBe(0)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(complaints).toEqual([])
    await page.close()
  })

  it('?offlineMode=true caches the site, which can then be read offline', async () => {
    served = 'first'
    const { page, complaints } = await visit('docs/a/?offlineMode=true')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const list = JSON.parse(read('first', listPath('first'))) as unknown[]
    expect(await kept(page)).toBe(list.length + 1)
    expect(complaints).toEqual([])
    served = null
    await page.reload({ waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated]')
    expect(await text(page)).toContain('First text.')
    // Follows a link, without a full load.
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.click('[data-body] a')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'B')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    // Other forms of a URL lead to the same page as on a host.
    for (const [asked, shown] of [
      ['docs/b/index.html', 'docs/b/index.html'],
      ['docs/b?x=1', 'docs/b/?x=1'],
      ['docs/b.html', 'docs/b/'],
    ] as const) {
      await open(page, asked)
      expect(page.url()).toBe(address + shown)
      expect(await text(page)).toContain('Second text.')
    }
    await expect(page.goto(`${address}docs/nowhere/`)).rejects.toThrow('net::ERR')
    await page.close()
  })

  it('keeps the pages of a large site that the reader opened', async () => {
    served = 'large'
    const list = (JSON.parse(read('large', listPath('large'))) as [string][]).map(([url]) => url)
    expect(list.length).toBeLessThanOrEqual(40)
    expect(list.some((url) => url.startsWith('/assets/client.'))).toBe(true)
    expect(list).not.toContain('/docs/a/')
    const { page, complaints } = await visit('docs/a/?offlineMode=true')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await open(page, 'docs/b/?offlineMode=true')
    expect(complaints).toEqual([])
    served = null
    await open(page, 'docs/b/?x=1')
    expect(await text(page)).toContain('Second text.')
    await expect(page.goto(`${address}blog/`)).rejects.toThrow('net::ERR')
    await page.close()
  })

  it('search works offline', async () => {
    served = 'first'
    const { page } = await visit('docs/a/?offlineMode=true')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    served = null
    await open(page, 'search/?q=second')
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Second text'))
    await page.close()
  })

  it('a new version waits, is announced, and is shown when the reader asks for it', async () => {
    served = 'first'
    const { page, complaints } = await visit('docs/a/?offlineMode=true')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    served = 'second'
    await page.reload({ waitUntil: 'load' })
    expect(await text(page)).toContain('First text.')
    await page.waitForSelector('.update-popup')
    expect(await page.$eval('.update-popup [role=alert]', (one) => one.textContent)).toBe(
      'New version available',
    )
    await page.focus('.update-popup .button')
    await page.evaluate(() => Object.assign(window, { old: true }))
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      () => !('old' in window) && document.querySelector('[data-body]')?.textContent?.includes('Newer text.'),
    )
    await page.waitForSelector('html[data-has-hydrated]')
    // The old files are removed from the cache, and no update is offered any more.
    const list = JSON.parse(read('second', listPath('second'))) as unknown[]
    expect(await kept(page)).toBe(list.length + 1)
    expect(await page.$('.update-popup')).toBeNull()
    expect(complaints).toEqual([])
    await page.close()
  })

  it('the update popup can be closed, and appears again on the next page', async () => {
    served = 'first'
    const { page } = await visit('docs/a/?offlineMode=true')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    served = 'second'
    await page.reload({ waitUntil: 'load' })
    await page.waitForSelector('.update-popup')
    // Waits for transitions to end, because axe judges the final colors.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
    for (const mode of ['light', 'dark']) {
      const found = await page.evaluate(async (wanted) => {
        document.documentElement.dataset['theme'] = wanted
        const { axe } = window as unknown as {
          axe: { run: (selector: string) => Promise<{ violations: { id: string }[] }> }
        }
        return (await axe.run('.update-popup')).violations.map(({ id }) => id)
      }, mode)
      expect(found).toEqual([])
    }
    await page.click('.update-popup [aria-label=Close]')
    expect(await page.$('.update-popup')).toBeNull()
    await open(page, 'docs/b/?offlineMode=true')
    await page.waitForSelector('.update-popup')
    await page.close()
  })

  it('a page without offline mode empties the cache immediately, and the mode returns without a question', async () => {
    served = 'first'
    const { page, complaints } = await visit('docs/a/?offlineMode=true')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await open(page, 'docs/a/')
    await waitForWorker(page, false)
    await page.waitForFunction(async () => (await caches.keys()).length === 0)
    await open(page, 'docs/b/?offlineMode=true')
    await waitForWorker(page, true)
    expect(await kept(page)).toBeGreaterThan(0)
    expect(await page.$('.update-popup')).toBeNull()
    expect(complaints).toEqual([])
    await page.close()
  })

  it('installing the app turns the mode on, and removing it turns it off', async () => {
    served = 'first'
    const { page } = await visit('docs/a/')
    await waitForWorker(page, false)
    const flag = () => page.evaluate(() => localStorage.getItem('docusaurus.pwa.event.appInstalled.fired'))
    await Promise.all([
      page.waitForNavigation({ waitUntil: 'load' }),
      page.evaluate(() => void dispatchEvent(new Event('appinstalled'))),
    ])
    expect(await flag()).toBe('true')
    await waitForWorker(page, true)
    expect(await kept(page)).toBeGreaterThan(0)
    await page.waitForSelector('html[data-has-hydrated]')
    await Promise.all([
      page.waitForNavigation({ waitUntil: 'load' }),
      page.evaluate(() => void dispatchEvent(new Event('beforeinstallprompt'))),
    ])
    expect(await flag()).toBeNull()
    await waitForWorker(page, false)
    await page.waitForFunction(async () => (await caches.keys()).length === 0)
    await page.close()
  })

  it('a site that is built with pwa: false removes worker and cache, and shows its new pages', async () => {
    served = 'first'
    const { page, complaints } = await visit('docs/a/?offlineMode=true')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    served = 'without'
    await page.reload({ waitUntil: 'load' })
    await page.waitForFunction(() =>
      document.querySelector('[data-body]')?.textContent?.includes('Newer text.'),
    )
    await page.waitForFunction(
      async () =>
        (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
    )
    await page.waitForSelector('html[data-has-hydrated]')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(complaints).toEqual([])
    await page.close()
  })
})
