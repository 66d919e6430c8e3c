// The HTML of a post outside of its own page: in a list, where the ids of several posts must differ, and in a
// feed, where every URL is absolute.
import { htmlTags } from '../shared/html.ts'
import { attributeOf, type Tag } from '../shared/htmlTag.ts'
import { rewriteAttributes, withoutElements } from '../shared/rewriteHtml.ts'

/** Attributes that name one id or several. */
const naming = new Set(['id', 'for', 'aria-labelledby', 'aria-controls', 'aria-describedby'])

/** Prefixes ids. A link to an id that the excerpt does not have leads to the post. */
export function separateIds(html: string, prefix: string, postHref: string): string {
  const ids = new Set([...htmlTags(html)].flatMap((tag) => attributeOf(tag, 'id') ?? []))
  return rewriteAttributes(html, (name, value) => {
    if (naming.has(name)) return value.replace(/\S+/g, (id) => (ids.has(id) ? prefix + id : id))
    if (name !== 'href' || !value.startsWith('#')) return value
    return ids.has(value.slice(1)) ? `#${prefix}${value.slice(1)}` : postHref + value
  })
}

/** `origin` is `https://example.org`; `postHref` the URL of the post without it. */
export const withWholeAddresses = (html: string, origin: string, postHref: string): string =>
  rewriteAttributes(withoutElements(html, isHashLink), (name, value) => {
    if (name === 'href' && value.startsWith('#')) return origin + postHref + value
    if (name === 'srcset') return value.replace(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`)
    return /^(?:href|src|poster)$/.test(name) && /^\/(?!\/)/.test(value) ? origin + value : value
  })

const isHashLink = (tag: Tag): boolean => tag.name === 'a' && attributeOf(tag, 'class') === 'hash-link'
