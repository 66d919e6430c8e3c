// `opensearch.xml`, which lets browsers offer the search of the site in their address bar. Its format is
// OpenSearch 1.1 (https://github.com/dewitt/opensearch). Sites with a hosted search have it.
import { escapeHtml } from '../shared/escape.ts'
import { outputPath } from '../shared/paths.ts'
import type { SiteData } from '../shared/siteData.ts'
import type { LinkedSite } from './linkedSite.ts'
import { type TextOutput, textOutput } from './output.ts'
import { hasSiteFile } from './siteFiles.ts'

const name = 'opensearch.xml'
const type = 'application/opensearchdescription+xml'

type SearchedSite = Pick<SiteData, 'title' | 'url' | 'favicon' | 'search' | 'homeHref'> & {
  readonly locale: Pick<SiteData['locale'], 'baseUrl'>
}

/** One for each language with a search page. */
export function* openSearch({
  site,
  files,
  shared,
}: Pick<LinkedSite, 'site' | 'files' | 'shared'>): Generator<TextOutput> {
  for (const { prefix, locale } of site.locales) {
    const path = outputPath(prefix === '' ? name : `${prefix}/${name}`)
    const text = descriptionOf(shared.sites.get(locale)?.data)
    if (text !== null && !hasSiteFile(path, { site, files })) yield textOutput(path, text)
  }
}

const isHosted = ({ search }: SearchedSite): boolean => search?.provider === 'algolia' && !!search.page

/** For the head of each page. */
export function openSearchLinks(data: SearchedSite): readonly Readonly<Record<string, string>>[] {
  if (!isHosted(data)) return []
  return [{ rel: 'search', type, title: data.title, href: data.locale.baseUrl + name }]
}

/** Null without a search page. */
export function descriptionOf(data: SearchedSite | undefined): string | null {
  const page = data?.search?.page
  if (!data || !page || !isHosted(data)) return null
  const { title, url, favicon, homeHref, locale } = data
  const full = (href: string) => escapeHtml(new URL(href, `${url}/`).href)
  const icon = favicon === null ? '' : `\n  <Image>${full(favicon)}</Image>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>${escapeHtml(cut(title, 16))}</ShortName>
  <LongName>${escapeHtml(cut(title, 48))}</LongName>
  <Description>${escapeHtml(cut(title, 1024))}</Description>
  <InputEncoding>UTF-8</InputEncoding>${icon}
  <Url type="text/html" method="get" template="${full(page)}?q={searchTerms}"/>
  <Url type="${type}" rel="self" template="${full(locale.baseUrl + name)}"/>
  <moz:SearchForm>${full(homeHref)}</moz:SearchForm>
</OpenSearchDescription>
`
}

/** The format limits the length of names. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const words = text.slice(0, length + 1).replace(/\s+\S*$/, '')
  return words.length <= length ? words : text.slice(0, length)
}
