// `_headers`, for hosts that read it: security and caching, then the site's own lines.
import { sha256 } from '../io/hash.ts'
import { llmsHref } from '../model/llmsHref.ts'
import type { PageFacts } from '../model/page.ts'
import type { RenderContext } from '../render/renderRoute.ts'
import { imagePolicy, securityPolicy } from '../shared/contentSecurity.ts'
import { workerName } from '../shared/offline.ts'
import { outputPath } from '../shared/paths.ts'
import type { LinkedSite } from './linkedSite.ts'
import { type TextOutput, textOutput } from './output.ts'
import { redirectScript } from './redirects.ts'
import { siteFileText } from './siteFiles.ts'

type Input = Pick<LinkedSite, 'site' | 'files' | 'pages' | 'context' | 'refused'>

export function* headers({ site, files, pages, context, refused }: Input): Generator<TextOutput> {
  const { baseUrl, pwa } = site.config
  const base = baseUrl.replace(/\/$/, '')
  const list = llmsHref(site.config.i18n.mainLocale, site.config)
  const policy = context.security && sitePolicy(context.security, pages.values())
  const lines = [
    `${base}/*`,
    ...(policy === null ? [] : [`  Content-Security-Policy: ${policy}; frame-ancestors 'self'`]),
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    ...(list === null ? [] : [`  Link: <${list}>; rel="llms-txt"`]),
    // An image that is opened by itself runs no script.
    `${base}/*.svg`,
    `  Content-Security-Policy: ${imagePolicy}`,
    ...immutablePaths({ site, files }).flatMap((path) => [
      `${base}/${path}`,
      '  Cache-Control: public, max-age=31536000, immutable',
    ]),
    `${base}/search-index/*`,
    '  Cache-Control: no-cache',
    ...(pwa === null ? [] : [`${base}/${workerName}`, '  Cache-Control: no-cache']),
  ]
  yield textOutput(
    outputPath('_headers'),
    `${lines.join('\n')}\n${siteFileText('_headers', { site, files, refused })}`,
  )
}

/** What the names of files begin with that have a version further on. Others belong to single pages. */
const versioned = [
  ...[
    'app/',
    'cards/',
    'chunks/',
    'files/',
    'images/',
    'media/',
    'mermaid/',
    'search/',
    'sidebars/',
    'workers/',
  ],
  ...['blocks.', 'client.', 'site.'],
]

/**
 * Paths of files that browsers never ask for again: all of `assets/`, unless the site's static folder has
 * files there. Then only those parts that have none of these. Hosts join the values of all rules for a path,
 * so no rule can take a file out of another.
 */
function immutablePaths({ site, files }: Pick<LinkedSite, 'site' | 'files'>): readonly string[] {
  const folders = site.config.staticDirectories.map((folder) => `${folder}/assets/`)
  const own = [...files.names].flatMap((source) => {
    const folder = folders.find((one) => source.startsWith(one))
    return folder === undefined ? [] : [source.slice(folder.length)]
  })
  const free = versioned.filter((start) => !own.some((path) => path.startsWith(start)))
  return own.length === 0 ? ['assets/*'] : free.map((start) => `assets/${start}*`)
}

/** Allows what any page may need. Each page also has its own policy, which names its styles. */
const sitePolicy = (security: NonNullable<RenderContext['security']>, pages: Iterable<PageFacts>): string =>
  securityPolicy({
    ...security,
    scripts: [...security.scripts, sha256(redirectScript)],
    styles: [],
    styleAttributes: null,
    evaluates: [...pages].some(({ uses }) => uses?.includes('live')),
    draws: true,
  })
