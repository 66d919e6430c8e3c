// `watch` on a port where a build with offline mode was served before.
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen } from '../../../build/dev/server/listen.ts'
import { siteHandler } from '../../../build/dev/server/siteHandler.ts'
import { openBrowser, type TestBrowser } from '../../support/browser.ts'
import { startCli } from '../../support/cli.ts'
import { offlineSite } from '../../support/offlineSite.ts'

const { buildInto, configure, edit, out, remove, root } = offlineSite()
let browser: TestBrowser

beforeAll(async () => {
  await buildInto('first')
  edit()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  remove()
})

it('watch registers no worker, and removes one that another build left on its port', async () => {
  const other = createServer(siteHandler(out('first')))
  // Not an ephemeral port, because it must be free again a moment later.
  const port = 15_000 + (process.pid % 15_000)
  const left = await listen(other, port, '127.0.0.1')
  const page = await (await browser.createBrowserContext()).newPage()
  await page.goto(`${left}docs/a/?offlineMode=true`, { waitUntil: 'load' })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  other.closeAllConnections()
  await new Promise((resolve) => other.close(resolve))
  configure({})
  const cli = startCli(['watch', root, '--port', String(port)])
  try {
    await new Promise<void>((resolve) =>
      cli.child.stderr?.on('data', (chunk) => String(chunk).includes(`:${port}/`) && resolve()),
    )
    await page.reload({ waitUntil: 'load' })
    await page.waitForFunction(() =>
      document.querySelector('[data-body]')?.textContent?.includes('Newer text.'),
    )
    await page.waitForFunction(
      async () =>
        (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
    )
    // A separate page, because puppeteer does not see the end of a request that navigation aborts, and
    // would not consider it idle.
    const next = await page.browserContext().newPage()
    await next.goto(`${left}docs/b/`, { waitUntil: 'load' })
    await next.waitForSelector('html[data-has-hydrated]')
    await next.waitForNetworkIdle()
    expect(await next.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await page.browserContext().close()
  } finally {
    cli.child.kill('SIGINT')
    await cli.done
  }
})
