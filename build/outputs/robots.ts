// `robots.txt`: where the sitemaps are, or that crawlers should stay away.
import { outputPath } from '../shared/paths.ts'
import type { LinkedSite } from './linkedSite.ts'
import { type TextOutput, textOutput } from './output.ts'
import { hasSiteFile } from './siteFiles.ts'
import { sitemapUrls } from './sitemap.ts'

export function* robots({ site, files }: Pick<LinkedSite, 'site' | 'files'>): Generator<TextOutput> {
  if (hasSiteFile('robots.txt', { site, files })) return
  yield textOutput(outputPath('robots.txt'), robotsText(site.config.noIndex, sitemapUrls(site)))
}

/** `sitemaps` are full URLs. */
export const robotsText = (noIndex: boolean, sitemaps: readonly string[]): string =>
  [
    'User-agent: *',
    noIndex ? 'Disallow: /' : 'Allow: /',
    ...sitemaps.map((url) => `Sitemap: ${url}`),
    '',
  ].join('\n')
