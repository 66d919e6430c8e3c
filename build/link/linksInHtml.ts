// Links and ids of a page that React rendered. The place of a link is found in the page's source text.
import type { LinkFact } from '../model/page.ts'
import { leadsInside } from '../shared/addresses.ts'
import { unescapeHtml } from '../shared/escape.ts'
import { htmlTags } from '../shared/html.ts'
import { attributeOf, type Tag } from '../shared/htmlTag.ts'

export interface HtmlLinks {
  readonly links: readonly LinkFact[]
  readonly ids: readonly string[]
}

/** `sourceText` is the page's module; a URL that is written there literally is reported at its line and column. */
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
      if ((attribute !== 'href' && attribute !== 'src') || name === 'link' || isIgnored(tag)) continue
      if (leadsInside(value))
        links.set(`${attribute} ${value}`, { kind: attribute, href: value, ...placeOf(value, sourceText) })
    }
  }
  return { links: [...links.values()], ids }
}

const isIgnored = (tag: Tag): boolean => Boolean(attributeOf(tag, 'data-link-check-ignore'))

/** Where the URL is written in the source; the file as a whole when it is computed. */
function placeOf(href: string, source: string): { line: number; column: number } {
  const spellings = [href, href.replace(/\/(?=[?#]|$)/, ''), href.replace(/^\//, '')].filter(
    (spelling) => spelling.length > 1,
  )
  for (const spelling of spellings) {
    const at = ['"', "'", '`']
      .map((quote) => source.indexOf(quote + spelling))
      .filter((index) => index !== -1)
    if (at.length === 0) continue
    const before = source.slice(0, Math.min(...at) + 1)
    return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
  }
  return { line: 1, column: 1 }
}
