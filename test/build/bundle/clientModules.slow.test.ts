// Client modules in the browser: when they are called during a navigation, and that an error in one affects
// nothing else.
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loadProject } from '../../../build/config/loadProject.ts'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { openBrowser, type TestBrowser } from '../../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../../support/builtSite.ts'
import { writeFile } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'
import { visit } from '../../support/visit.ts'

const folder = temporaryFolder()
const root = join(folder.path, 'site')
let browser: TestBrowser
let site: BuiltSite

const files = {
  'site.config.json': JSON.stringify({
    clientModules: ['src/log.ts', 'src/fails.ts', 'src/logRouteUpdates.ts'],
    customFields: { isDeployPreview: true },
  }),
  'docs/a.md': '# A\n\n## Part\n\n[to b](./b.md) [to c](./c.md) [part](#part)\n',
  'docs/b.md': '# B\n',
  'docs/c.md': '# C\n',
  'src/log.ts': `const events: string[] = []
Object.assign(window, { events })
const at = ({ pathname, hash }: Location) => pathname + hash
const seen = () => document.querySelector('h1')?.textContent
export function onRouteUpdate({ location, previousLocation }: { location: Location; previousLocation: Location | null }) {
  events.push(\`begin \${at(location)} from \${previousLocation && at(previousLocation)} at \${seen()}\`)
  return () => void events.push(\`ready \${at(location)} at \${seen()}\`)
}
export function onRouteDidUpdate({ location }: { location: Location }) {
  events.push(\`shown \${at(location)} at \${seen()}\`)
}
`,
  // The one of this repository's site.
  'src/logRouteUpdates.ts': readFileSync('content/clientModules/logRouteUpdates.ts', 'utf8'),
  'src/fails.ts':
    "export default {\n  onRouteUpdate() {\n    throw new Error('begun')\n  },\n}\nexport const onRouteDidUpdate = () => {\n  throw new Error('shown')\n}\n",
}

beforeAll(async () => {
  mkdirSync(root)
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  ;[browser, site] = await Promise.all([openBrowser(), buildAndServe(root)])
})
afterAll(async () => {
  await browser?.close()
  site?.close()
  folder.remove()
})

it('are called when a navigation begins, when its page has loaded, and when it is shown', async () => {
  const page = await (await browser.createBrowserContext()).newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push((error as Error).message.split('\n')[0] as string))
  await page.setRequestInterception(true)
  let release = () => {}
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/docs/b/index.json') return void request.continue()
    release = () => void request.continue()
  })
  const events = () => page.evaluate(() => (window as unknown as { events: string[] }).events.splice(0))
  const follow = (href: string) =>
    page.evaluate((to) => document.querySelector<HTMLElement>(`[data-body] a[href="${to}"]`)?.click(), href)
  const saying = (last: string) =>
    page.waitForFunction(
      (wanted) => (window as unknown as { events: string[] }).events.at(-1) === wanted,
      {},
      last,
    )

  await page.goto(`${site.address}docs/a/`, { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
  await saying('shown /docs/a/ at A')
  expect(await events()).toEqual([
    'begin /docs/a/ from null at A',
    'ready /docs/a/ at A',
    'shown /docs/a/ at A',
  ])

  await follow('/docs/b/')
  await saying('begin /docs/b/ from /docs/a/ at A')
  await events()
  // Another navigation replaces the first one, whose page arrives later and is not shown.
  await follow('/docs/c/')
  await saying('shown /docs/c/ at C')
  expect(await events()).toEqual([
    'ready /docs/b/ at A',
    'begin /docs/c/ from /docs/a/ at A',
    'ready /docs/c/ at A',
    'shown /docs/c/ at C',
  ])
  release()

  await page.goBack()
  await saying('shown /docs/a/ at A')
  expect(await events()).toEqual([
    'begin /docs/a/ from /docs/c/ at C',
    'ready /docs/a/ at C',
    'shown /docs/a/ at A',
  ])
  await follow('#part')
  await saying('shown /docs/a/#part at A')
  expect(await events()).toEqual([
    'begin /docs/a/#part from /docs/a/ at A',
    'ready /docs/a/#part at A',
    'shown /docs/a/#part at A',
  ])
  await page.goBack()
  await saying('shown /docs/a/ at A')
  expect(await page.evaluate(() => 'events' in window)).toBe(true)
  expect(new Set(errors)).toEqual(new Set(['begun', 'shown']))
})

it("of this repository's site write every page to the console in a deploy preview", async () => {
  const { page, complaints: lines } = await visit(browser, site, 'docs/a/')
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/b/"]')?.click())
  const events = () =>
    lines.flatMap((line) => /^log: (.+?) (?:JSHandle@object|\[object Object\])$/.exec(line)?.[1] ?? [])
  await expect
    .poll(events)
    .toEqual([
      'onRouteUpdate /docs/a/',
      'onRouteUpdate cleanup /docs/a/',
      'onRouteDidUpdate /docs/a/',
      'onRouteUpdate /docs/b/',
      'onRouteUpdate cleanup /docs/b/',
      'onRouteDidUpdate /docs/b/',
    ])
})

it.each([
  ['true', true, ['content/clientModules/logRouteUpdates.ts']],
  ['false', false, []],
])('of this repository depend on DEPLOY_PREVIEW=%s', async (value, isDeployPreview, clientModules) => {
  vi.stubEnv('DEPLOY_PREVIEW', value)
  const { config } = await loadProject({
    root: resolve('.'),
    configFile: null,
    cacheFolder: join(folder.path, value),
    engineRoot: resolve('.'),
    readConfig,
  })
  expect(config).toMatchObject({ clientModules, customFields: { isDeployPreview } })
})
