// Stored choices of readers: keys, suffix, migration, and changes in other tabs, sessions and components.
import type { Page } from 'puppeteer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openStorage } from '../../../theme/state/storage.ts'
import { siteInBrowser } from '../../support/siteInBrowser.ts'

class MemoryStorage {
  readonly values = new Map<string, string>()
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => void this.values.set(key, value)
  removeItem = (key: string) => void this.values.delete(key)
}

function opened(suffix: string, values: Readonly<Record<string, string>> = {}) {
  const memory = new MemoryStorage()
  for (const [key, value] of Object.entries(values)) memory.setItem(key, value)
  const storage = openStorage(suffix, () => memory as unknown as Storage)
  return { storage, memory, entries: () => Object.fromEntries(memory.values) }
}

describe('a storage', () => {
  const told: [string, string | null, string][] = []
  beforeEach(() => {
    told.length = 0
    const target = new EventTarget()
    class Told extends Event {
      constructor(type: string, init: { key: string; oldValue: string | null; newValue: string }) {
        super(type)
        told.push([init.key, init.oldValue, init.newValue])
      }
    }
    vi.stubGlobal('window', target)
    vi.stubGlobal('StorageEvent', Told)
    return () => void vi.unstubAllGlobals()
  })

  it('adds the suffix to every key', () => {
    const { storage, entries } = opened('-x1y')
    storage.set('docusaurus.tab.os', 'linux')
    expect(entries()).toEqual({ 'docusaurus.tab.os-x1y': 'linux' })
    expect(storage.get('docusaurus.tab.os')).toBe('linux')
    storage.remove('docusaurus.tab.os')
    expect(entries()).toEqual({})
  })

  it('moves four keys to the suffix, logs it, and leaves all others', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    const { entries } = opened('-x1y', {
      theme: 'dark',
      'docusaurus.announcement.id': 'a',
      'docusaurus.announcement.dismiss': 'true',
      'docs-preferred-version-default': '2.0',
      'docs-preferred-version-api': '1.0',
      'docusaurus.tab.os': 'linux',
    })
    expect(entries()).toEqual({
      'theme-x1y': 'dark',
      'docusaurus.announcement.id-x1y': 'a',
      'docusaurus.announcement.dismiss-x1y': 'true',
      'docs-preferred-version-default-x1y': '2.0',
      'docs-preferred-version-api': '1.0',
      'docusaurus.tab.os': 'linux',
    })
    expect(info).toHaveBeenCalledTimes(4)
    info.mockRestore()
  })

  it('moves nothing without a suffix', () => {
    expect(opened('', { theme: 'dark' }).entries()).toEqual({ theme: 'dark' })
  })

  it('dispatches an event in the same tab, once per value', () => {
    const { storage } = opened('')
    for (const value of ['dark', 'dark', 'light']) storage.set('theme', value)
    expect(told).toEqual([
      ['theme', null, 'dark'],
      ['theme', 'dark', 'light'],
    ])
  })

  it('that is unavailable warns once and is empty', () => {
    const warnings: string[] = []
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const storage = openStorage('', denied, (message) => void warnings.push(message))
    storage.set('theme', 'dark')
    expect(storage.get('theme')).toBeNull()
    storage.remove('theme')
    expect(warnings.length).toBe(1)
    for (const reason of ['iframe', 'private', 'strict']) expect(warnings[0]).toContain(reason)
  })

  it('that throws logs the error and continues', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { storage, memory } = opened('')
    memory.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    storage.set('theme', 'dark')
    expect(storage.get('theme')).toBeNull()
    expect(errors).toHaveBeenCalledTimes(1)
    errors.mockRestore()
  })
})

describe('in the browser', () => {
  const own = siteInBrowser()

  async function visit(page: Page, path: string): Promise<void> {
    await page.goto(own.site.address + path, { waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated]')
  }
  const newPage = async () => (await own.browser.createBrowserContext()).newPage()
  const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

  it('a closed announcement stays closed without a flash, and returns when its ID changes', async () => {
    const page = await newPage()
    await visit(page, 'docs/cli/')
    expect(await stored(page)).toMatchObject({
      'docusaurus.announcement.id': 'try-your-documents',
      'docusaurus.announcement.dismiss': 'false',
    })
    await page.click('.announcement-bar button')
    await page.waitForFunction(() => !document.querySelector('.announcement-bar'))
    expect(await stored(page)).toMatchObject({ 'docusaurus.announcement.dismiss': 'true' })
    await page.goto(`${own.site.address}docs/cli/`, { waitUntil: 'load' })
    expect(
      await page.evaluate(() => document.documentElement.dataset['announcementBarInitiallyDismissed']),
    ).toBe('true')
    expect(
      await page.evaluate(() => document.querySelector('.announcement-bar')?.checkVisibility() ?? false),
    ).toBe(false)
    await page.waitForSelector('html[data-has-hydrated]')
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'))
    await visit(page, 'docs/cli/')
    expect(await page.evaluate(() => document.querySelector('.announcement-bar')?.checkVisibility())).toBe(
      true,
    )
    expect(await stored(page)).toMatchObject({
      'docusaurus.announcement.id': 'try-your-documents',
      'docusaurus.announcement.dismiss': 'false',
    })
  })

  it('follows the color mode of another tab', async () => {
    const context = await own.browser.createBrowserContext()
    const [one, other] = await Promise.all([context.newPage(), context.newPage()])
    await visit(one, 'docs/cli/')
    await visit(other, '')
    await one.bringToFront()
    await one.click('.color-mode-toggle')
    const mode = await one.evaluate(() => document.documentElement.dataset['theme'])
    await other.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, {}, mode)
    expect(await stored(one)).toMatchObject({ theme: mode })
  })

  it('a change of the system has an effect when the reader has chosen the mode of the system', async () => {
    const page = await newPage()
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }])
    await visit(page, 'docs/cli/')
    await page.click('.color-mode-toggle')
    await page.click('.color-mode-toggle')
    expect(await stored(page)).toMatchObject({ theme: 'dark' })
    await page.click('.color-mode-toggle')
    expect(await stored(page)).not.toHaveProperty('theme')
    expect(await page.$eval('html', (html) => html.dataset['theme'])).toBe('light')
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
    await page.waitForSelector('html[data-theme="dark"]')
  })

  it('a color mode in the URL is applied but not stored', async () => {
    const page = await newPage()
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }])
    await visit(page, 'docs/cli/?docusaurus-theme=dark&docusaurus-data-embedded=yes')
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      theme: 'dark',
      embedded: 'yes',
    })
    expect(await stored(page)).not.toHaveProperty('theme')
  })

  it('a picked version is used outside of the documentation, until it no longer exists', async () => {
    const page = await newPage()
    const label = () => page.$eval('.navbar__items--right .dropdown__head', (head) => head.textContent)
    await visit(page, 'docs/cli/')
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.dropdown__link[href="/docs/3.6.3/cli/"]')?.click(),
    )
    await page.waitForFunction(() => window.location.pathname === '/docs/3.6.3/cli/')
    await visit(page, 'blog/')
    expect(await label()).toBe('3.6.3')
    expect(await stored(page)).toMatchObject({ 'docs-preferred-version-default': '3.6.3' })
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.1'))
    await visit(page, 'blog/')
    expect(await label()).toContain('Canary')
    expect(await stored(page)).not.toHaveProperty('docs-preferred-version-default')
  })
})
