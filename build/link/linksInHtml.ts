// Links and ids of a page that React rendered. The place of a link is found in the page's source text.
import type { LinkFact } from '../model/page.ts'
import { schemeOf } from '../shared/addresses.ts'
import { htmlAttributes } from '../shared/htmlAttributes.ts'

export interface HtmlLinks {
  readonly links: readonly LinkFact[]
  readonly ids: readonly string[]
}

/** `sourceText` is the page's module; an address that stands there literally is reported at its line and column. */
export function linksInHtml(html: string, sourceText: string): HtmlLinks {
  const links = new Map<string, LinkFact>()
  const ids: string[] = []
  let excused = false
  let tag = ''
  for (const { tag: name, name: attribute, value } of htmlAttributes(html)) {
    if (name !== tag) excused = false
    tag = name
    if (attribute === 'id' || (attribute === 'name' && name === 'a')) ids.push(decode(value))
    if (attribute === 'data-link-check-ignore') excused = value !== ''
    if ((attribute !== 'href' && attribute !== 'src') || name === 'link' || excused) continue
    const href = decode(value)
    const scheme = schemeOf(href)
    if (href === '' || (scheme !== null && scheme !== 'pathname') || href.startsWith('//')) continue
    links.set(`${attribute} ${href}`, { kind: attribute, href, ...placeOf(href, sourceText) })
  }
  return { links: [...links.values()], ids }
}

/** Where the address stands in the source; the file as a whole when it is computed. */
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

const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
