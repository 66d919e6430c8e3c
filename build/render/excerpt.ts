// The HTML of a post outside its own page: in a list, where the ids of several posts must differ, and in a
// feed, where every URL is absolute.
import { htmlTags, voidElements } from '../shared/html.ts'
import { attributeOf, type Tag } from '../shared/htmlTag.ts'
import { rewriteAttributes, withoutElements } from '../shared/rewriteHtml.ts'
import { urlAttribute } from '../shared/urlAttributes.ts'

/** Attributes that name one id or several. */
const naming = new Set(['id', 'for', 'aria-labelledby', 'aria-controls', 'aria-describedby'])

/**
 * Prefixes ids that an excerpt before it has too: `taken`, to which its ids are added. A link to an id that
 * the excerpt does not have leads to the post.
 */
export function separateIds(html: string, prefix: string, postHref: string, taken: Set<string>): string {
  const ids = new Set([...htmlTags(html)].flatMap((tag) => attributeOf(tag, 'id') ?? []))
  const shared = new Set([...ids].filter((id) => taken.has(id)))
  const nameOf = (id: string) => (shared.has(id) ? prefix + id : id)
  for (const id of ids) taken.add(nameOf(id))
  return rewriteAttributes(html, (name, value) => {
    if (naming.has(name)) return value.replace(/\S+/g, nameOf)
    if (name !== 'href' || !value.startsWith('#')) return value
    return ids.has(value.slice(1)) ? `#${nameOf(value.slice(1))}` : postHref + value
  })
}

/** The HTML without its first title: there is one, and no heading comes before it. */
export const withoutTitle = (html: string): string =>
  html.replace(/<header>\s*<h1\b[^>]*>[\s\S]*?<\/h1>\s*<\/header>\n?|<h1\b[^>]*>[\s\S]*?<\/h1>\n?/, '')

/** Closes what is open where a truncation mark inside a paragraph or a list ended the HTML. */
export function closed(html: string): string {
  const open: string[] = []
  for (const { name, closing, selfClosing } of htmlTags(html)) {
    if (voidElements.has(name) || selfClosing) continue
    if (!closing) open.push(name)
    else if (open.includes(name)) open.length = open.lastIndexOf(name)
  }
  return (
    html +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}

/** `origin` is `https://example.org`; `postHref` the URL of the post without it. */
export const withWholeAddresses = (html: string, origin: string, postHref: string): string =>
  rewriteAttributes(withoutElements(html, isHashLink), (name, value) => {
    if (name === 'href' && value.startsWith('#')) return origin + postHref + value
    if (name === 'srcset') return value.replace(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`)
    return urlAttribute(name) && /^\/(?!\/)/.test(value) ? origin + value : value
  })

const isHashLink = (tag: Tag): boolean => tag.name === 'a' && attributeOf(tag, 'class') === 'hash-link'
