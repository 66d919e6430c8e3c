// Redirects of the built site in a browser.
import { describe, expect, it } from 'vitest'
import { siteInBrowser } from '../support/siteInBrowser.ts'

const own = siteInBrowser()

describe('redirects', () => {
  /** The final path, query and hash of a visit to a URL. */
  const arrival = async (path: string, scripts = true): Promise<string> => {
    const context = await own.browser.createBrowserContext()
    const page = await context.newPage()
    await page.setJavaScriptEnabled(scripts)
    await page.goto(own.site.address + path.slice(1), { waitUntil: 'load' })
    await page
      .waitForFunction(() => document.querySelector('#__troodon') !== null, { timeout: 10_000 })
      .catch(() => {})
    const { pathname, search, hash } = new URL(page.url())
    await context.close()
    return pathname + search + hash
  }

  it.each([
    ['/docs/support', '/community/support/'],
    ['/docs/support/?from=old#before-you-ask', '/community/support/?from=old#before-you-ask'],
    ['/docs/introduction', '/docs/'],
    ['/docs/cli.html', '/docs/cli/'],
    ['/docs/cli.html/?a=1&b=2#watch', '/docs/cli/?a=1&b=2#watch'],
    ['/blog/releases/3.6.html', '/blog/releases/3.6/'],
    ['/home/?x=1#y', '/?x=1#y'],
    // If the target has a query or hash, only that one is kept.
    ['/home/qs?x=1#y', '/?a=1'],
    ['/home/anchor?x=1', '/#anchor'],
  ])('from %s arrive at %s', async (from, to) => {
    expect(await arrival(from)).toBe(to)
  })

  it('work without scripts', async () => {
    expect(await arrival('/docs/team', false)).toBe('/community/team/')
  })
})
