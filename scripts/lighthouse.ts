// Runs Lighthouse on each kind of page of the built site, with mobile throttling, and prints a table.
// Lighthouse is not a dependency: run npm install --no-save lighthouse@12.8.2, then npm run lighthouse.
// LIGHTHOUSE_FROM names another folder where it is installed.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listen } from '../build/dev/server/listen.ts'
import { siteHandler } from '../build/dev/server/siteHandler.ts'
import { launchBrowser } from '../test/support/browser.ts'

const pages: Readonly<Record<string, string>> = {
  home: '/',
  document: '/docs/configuration/',
  'with code': '/docs/styling-layout/',
  index: '/docs/category/guides/',
  blog: '/blog/',
  post: '/blog/releases/3.5/',
  changelog: '/changelog/',
  archive: '/blog/archive/',
  showcase: '/showcase/',
  search: '/search/',
  'not found': '/404.html',
}

interface Audit {
  readonly numericValue?: number
  readonly score?: number | null
  readonly title?: string
}
interface Result {
  readonly lhr: {
    readonly categories: Readonly<
      Record<
        string,
        {
          readonly score: number | null
          readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
        }
      >
    >
    readonly audits: Readonly<Record<string, Audit>>
  }
}
type Lighthouse = (
  url: string,
  flags: object,
  config: undefined,
  page: unknown,
) => Promise<Result | undefined>

const from = resolve(process.env['LIGHTHOUSE_FROM'] ?? '.')
const main = createRequire(join(from, 'package.json')).resolve('lighthouse')
const { default: lighthouse } = (await import(pathToFileURL(main).href)) as { default: Lighthouse }
const wanted = process.argv.slice(2)
const server = createServer(siteHandler(resolve('dist')))
const siteUrl = await listen(server, 0, '127.0.0.1')
const browser = await launchBrowser()
const shown = (score: number | null | undefined) =>
  score === null || score === undefined ? '–' : Math.round(score * 100)
const rows: Record<string, Record<string, string | number>> = {}
for (const [name, path] of Object.entries(pages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const page = await browser.newPage()
  const result = await lighthouse(
    siteUrl + path.slice(1),
    { logLevel: 'error', output: 'json' },
    undefined,
    page,
  )
  await page.close()
  if (!result) continue
  const { categories, audits } = result.lhr
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  )
  rows[name] = {
    performance: shown(categories['performance']?.score),
    accessibility: shown(categories['accessibility']?.score),
    'best practices': shown(categories['best-practices']?.score),
    SEO: shown(categories['seo']?.score),
    'blocking ms': Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    'largest paint ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    shift: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
    below: [...new Set(lost)].join(' '),
  }
}
console.table(rows)
await browser.close()
server.closeAllConnections()
server.close()
process.exit(0)
