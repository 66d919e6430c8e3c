// Sitemaps as XML, in parts where the list of pages is long.
import type { SitemapItem } from '../model/config/sitemapConfig.ts'
import { escapeHtml } from '../shared/escape.ts'
import { type OutputPath, outputPath } from '../shared/paths.ts'

/** The protocol's limit for one file. */
const maxEntries = 50_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One file, or an index named `filename` with numbered parts beside it. `folder` is the site's URL. */
export function sitemapFiles(
  entries: readonly SitemapItem[],
  filename: string,
  folder: string,
): readonly { readonly path: OutputPath; readonly text: string }[] {
  if (entries.length <= maxEntries) return [{ path: outputPath(filename), text: urlSet(entries) }]
  const parts = Array.from({ length: Math.ceil(entries.length / maxEntries) }, (_, index) => ({
    path: outputPath(filename.replace(/(\.xml)?$/, `-${index + 1}$1`)),
    text: urlSet(entries.slice(index * maxEntries, (index + 1) * maxEntries)),
  }))
  const list = parts.map(({ path }) => `<sitemap><loc>${escapeHtml(`${folder}${path}`)}</loc></sitemap>`)
  return [
    {
      path: outputPath(filename),
      text: `${head}<sitemapindex ${space}>\n${list.join('\n')}\n</sitemapindex>\n`,
    },
    ...parts,
  ]
}

function urlSet(items: readonly SitemapItem[]): string {
  const urls = items.map(
    ({ url, ...facts }) =>
      `<url>${element('loc', url)}${parts.map((name) => element(name, facts[name])).join('')}</url>`,
  )
  return `${head}<urlset ${space}>\n${urls.join('\n')}\n</urlset>\n`
}

/** In the order of the protocol. */
const parts = ['lastmod', 'changefreq', 'priority'] as const

const element = (name: string, value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : `<${name}>${escapeHtml(String(value))}</${name}>`
