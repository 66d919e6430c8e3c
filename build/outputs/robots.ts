// `robots.txt`: where the sitemap is, or that crawlers should stay away.
import { outputPath } from '../shared/paths.ts'
import type { LinkedSite } from './linkedSite.ts'
import { type TextOutput, textOutput } from './output.ts'
import { hasSiteFile } from './siteFiles.ts'

export function* robots({ site, files }: Pick<LinkedSite, 'site' | 'files'>): Generator<TextOutput> {
  const { noIndex, sitemap, url, baseUrl } = site.config
  if (hasSiteFile('robots.txt', { site, files })) return
  const sitemapUrl = sitemap ? url + baseUrl + sitemap.filename : null
  yield textOutput(outputPath('robots.txt'), robotsText(noIndex, sitemapUrl))
}

/** `sitemap` is the sitemap's full URL, or null. */
export const robotsText = (noIndex: boolean, sitemap: string | null): string =>
  `User-agent: *\n${noIndex ? 'Disallow: /' : 'Allow: /'}\n${sitemap === null ? '' : `Sitemap: ${sitemap}\n`}`
