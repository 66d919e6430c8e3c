// What a page says, how it is described, and what it loads, from its HTML.
import { decodePath } from '../shared/paths.ts'
import { plainText } from '../shared/plainText.ts'

export interface PageContent {
  readonly title: string
  /** Title, description, canonical URL and other fields of the head that search engines and cards show. */
  readonly metadata: ReadonlyMap<string, string>
  /** Of headings. */
  readonly ids: readonly string[]
  /** The HTML of the content. */
  readonly main: string
  /** Files of the site that the document loads, with the base URL. */
  readonly loads: readonly string[]
  /** Where the page sends its readers; null for a page of its own. */
  readonly redirect: string | null
}

export function pageContent(html: string): PageContent {
  const head = /<head[^>]*>(.*?)<\/head>/s.exec(html)?.[1] ?? ''
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const article = /<article[^>]*>(.*)<\/article>/s.exec(main)?.[1] ?? main
  const title = plainText(/<title[^>]*>(.*?)<\/title>/s.exec(head)?.[1] ?? '')
  return {
    title,
    metadata: new Map([['title', title], ...metadataIn(head)]),
    ids: Array.from(article.matchAll(/<h[1-6]\b[^>]*?\sid="([^"]+)"/g), ([, id]) => plainText(id as string)),
    main: article,
    loads: [...new Set(Array.from(html.matchAll(loaded), ([, url]) => decodePath(url as string)))],
    redirect: /<meta http-equiv="refresh"[^>]*data-to="([^"]*)"/.exec(head)?.[1] ?? null,
  }
}

const loaded =
  /<(?:script|img|source|link\s(?=[^>]*rel="(?:stylesheet|modulepreload|preload)"))[^>]*?\s(?:src|href)="(\/[^"?#]*)/g

/** Times and generated names change with each build. */
const unstable = /^(?:article:modified_time|generator|og:image|twitter:image)$/

function* metadataIn(head: string): Generator<readonly [string, string]> {
  for (const [tag] of head.matchAll(/<(?:meta|link)\b[^>]*>/g)) {
    const name = attribute(tag, 'name') ?? attribute(tag, 'property')
    const rel = attribute(tag, 'rel')
    if (name !== null && !unstable.test(name)) yield [name, attribute(tag, 'content') ?? '']
    if (rel === 'canonical') yield ['canonical', attribute(tag, 'href') ?? '']
    if (rel === 'alternate' && attribute(tag, 'hreflang') !== null)
      yield [`hreflang ${attribute(tag, 'hreflang')}`, attribute(tag, 'href') ?? '']
  }
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)
  return found ? plainText(found[1] as string) : null
}
