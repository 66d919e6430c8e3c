// Files for readers that are not people: sitemap, robots, documents as Markdown, settings of hosts.
import picomatch from 'picomatch'
import { sha256 } from '../io/hash.ts'
import { contentsIn, kindOf } from '../kinds/index.ts'
import type { Route } from '../model/route.ts'
import { imagePolicy, securityPolicy } from '../shared/contentSecurity.ts'
import { workerName } from '../shared/offline.ts'
import { hrefOf, markdownOutput, outputPath } from '../shared/paths.ts'
import { type LlmsSection, llmsText } from './llms.ts'
import { type Output, textOutput } from './output.ts'
import { type OutputInput, securityOf } from './pages/pages.ts'
import { redirectScript } from './redirects.ts'
import { hasOwn, ownText } from './siteFiles.ts'
import { robotsText, type SitemapEntry, sitemapFiles } from './sitemap.ts'

/** Pages that search engines may show. */
export function* sitemapOutputs(input: OutputInput): Generator<Output> {
  const { routes, shared, noIndex } = input
  const { config } = shared.context
  const folder = `${config.url}${config.baseUrl}`
  const { sitemap } = config
  if (!hasOwn('robots.txt', input))
    yield textOutput(
      outputPath('robots.txt'),
      robotsText(config.noIndex, sitemap ? folder + sitemap.filename : null),
    )
  if (!sitemap || config.noIndex || hasOwn(sitemap.filename, input)) return
  const ignored = sitemap.ignorePatterns.length === 0 ? () => false : picomatch([...sitemap.ignorePatterns])
  const entries = routes.flatMap((route): SitemapEntry[] =>
    !kindOf(route, shared.context.site).indexable(route, noIndex) || ignored(route.path)
      ? []
      : [
          {
            address: config.url + hrefOf(route.path, config.baseUrl),
            changed: changedOf(route, shared.context.history),
          },
        ],
  )
  for (const { path, text } of sitemapFiles(entries, sitemap.filename, folder)) yield textOutput(path, text)
}

function changedOf(route: Route, history: OutputInput['shared']['context']['history']): string | null {
  const page = route.page
  return page ? (page.facts.frontMatter.last_update?.date ?? history?.get(page.source)?.date ?? null) : null
}

/** The list of all documents as Markdown. */
export function* llmsOutputs(input: OutputInput): Generator<Output> {
  const { config, site } = input.shared.context
  const main = site.locales.find(({ locale }) => locale === config.i18n.defaultLocale)
  if (!main || config.noIndex || hasOwn('llms.txt', input)) return
  const sections = contentsIn(main, site).flatMap(({ kind, content }) =>
    kind.pageLists(content).map(
      ({ title, pages }): LlmsSection => ({
        title,
        pages: pages.map((page) => ({
          title: page.title,
          description: page.description,
          address: `${config.url}${hrefOf(`/${markdownOutput(page.route)}`, config.baseUrl)}`,
        })),
      }),
    ),
  )
  yield textOutput(outputPath('llms.txt'), llmsText(config.title, config.tagline, sections))
}

/** `_headers` for hosts that read it, and `.nojekyll` for the one that would leave files out. */
export function* hostOutputs(input: OutputInput): Generator<Output> {
  const { shared, pages, bundle } = input
  const { config } = shared.context
  yield textOutput(outputPath('.nojekyll'), '')
  const base = config.baseUrl.replace(/\/$/, '')
  const common = securityOf(shared, bundle)
  const policy = securityPolicy({
    ...common,
    scripts: [...common.scripts, sha256(redirectScript)],
    styles: [],
    // Pages name theirs themselves, in a policy of their own that counts as well.
    styleAttributes: null,
    evaluates: [...pages.values()].some(({ uses }) => uses?.includes('live')),
    draws: true,
  })
  const headers = [
    `${base}/*`,
    ...(config.contentSecurityPolicy ? [`  Content-Security-Policy: ${policy}; frame-ancestors 'self'`] : []),
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    // Opened by itself, an image runs nothing.
    `${base}/*.svg`,
    `  Content-Security-Policy: ${imagePolicy}`,
    `${base}/assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    `${base}/search-index/*`,
    '  Cache-Control: no-cache',
    ...(config.pwa === null ? [] : [`${base}/${workerName}`, '  Cache-Control: no-cache']),
  ]
  yield textOutput(outputPath('_headers'), `${headers.join('\n')}\n${ownText('_headers', input)}`)
}
