// Links and ids of a page that React rendered. The position of a link is looked up in the page's source.
import type { LinkFact } from '../model/page.ts'
import { type Position, positionOfQuoted } from '../model/text/positionAt.ts'
import { unescapeHtml } from '../shared/escape.ts'
import { leadsInside } from '../shared/hrefs.ts'
import { htmlTags } from '../shared/html.ts'
import { attributeOf, type Tag } from '../shared/htmlTag.ts'
import { unsafeUrlIn } from '../shared/unsafeUrls.ts'
import { linkedUrls } from '../shared/urlAttributes.ts'

interface HtmlLinks {
  readonly links: readonly LinkFact[]
  readonly ids: readonly string[]
}

/**
 * `sourceText` is the page's module; a URL that is written there literally is reported at its line and
 * column.
 */
export function linksInHtml(html: string, sourceText: string): HtmlLinks {
  const links = new Map<string, LinkFact>()
  const ids: string[] = []
  for (const tag of htmlTags(html)) {
    const name = tag.name.toLowerCase()
    for (const one of tag.attributes) {
      const attribute = one.name.toLowerCase()
      const value = unescapeHtml(one.value ?? '')
      if (one.value !== null && (attribute === 'id' || (attribute === 'name' && name === 'a')))
        ids.push(value)
      const unsafe = unsafeUrlIn(attribute, value, name)
      if (unsafe !== null)
        links.set(`href ${unsafe}`, { kind: 'href', href: unsafe, ...positionInSource(unsafe, sourceText) })
      const linked = unsafe === null && name !== 'link' ? linkedUrls(tag, attribute, value) : null
      if (linked === null || isIgnored(tag)) continue
      const kind = linked.kind === 'href' && isOfLink(tag) ? 'link' : linked.kind
      for (const { href } of linked.urls)
        if (leadsInside(href))
          links.set(`${kind} ${href}`, { kind, href, ...positionInSource(href, sourceText) })
    }
  }
  return { links: [...links.values()], ids }
}

const isIgnored = (tag: Tag): boolean =>
  tag.attributes.some(({ name }) => /^data-(?:link-check-ignore|no-broken-link-check)$/i.test(name))

/** The component `Link` marks what it renders while the links of a page are collected. */
const isOfLink = (tag: Tag): boolean => attributeOf(tag, 'data-checked-link') !== null

/** The place of the URL in the source, or the start of the file if the URL is computed. */
const positionInSource = (href: string, source: string): Position =>
  placeOfHref(href, source) ?? { line: 1, column: 1 }

/** Null where the source does not have the URL literally. */
export function placeOfHref(href: string, source: string): Position | null {
  const common = /^\/?([^?#]*?)\/?(?:[?#]|$)/.exec(href)?.[1] ?? ''
  // Most links come from the navigation, from headings or from components: one look finds that none of them
  // is there.
  if (!source.includes(common || href.replace(/^\//, ''))) return null
  const spellings = new Set(
    [href, href.replace(/\/(?=[?#]|$)/, ''), href.replace(/^\//, '')].filter(({ length }) => length > 1),
  )
  // `/docs/` may be the beginning of another link above it.
  for (const whole of [true, false])
    for (const spelling of spellings) {
      const found = positionOfQuoted(source, spelling, { whole })
      if (found) return found
    }
  return null
}
