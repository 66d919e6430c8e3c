// The attributes of HTML that have URLs, and what is at these URLs: one list for broken links and files, for
// URLs that run code, for links to other sites and for feeds.
import { attributeOf, type Tag } from './htmlTag.ts'

/** A page that an element leads to, or a file that it shows. */
type Target = 'page' | 'file'

interface UrlAttribute {
  /** Missing where only the browser or a server knows. */
  readonly leadsTo?: Target
  /** What stands between several URLs. Descriptors such as `2x` count as URLs. */
  readonly between?: RegExp
}

/** In lower case, as HTML and as properties of React. */
const urlAttributes: Readonly<Record<string, UrlAttribute>> = {
  href: { leadsTo: 'page' },
  src: { leadsTo: 'file' },
  poster: { leadsTo: 'file' },
  srcset: { leadsTo: 'file', between: /[\s,]+/ },
  data: { leadsTo: 'file' },
  background: { leadsTo: 'file' },
  'xlink:href': { leadsTo: 'file' },
  xlinkhref: { leadsTo: 'file' },
  cite: { leadsTo: 'page' },
  longdesc: { leadsTo: 'page' },
  action: { leadsTo: 'page' },
  formaction: { leadsTo: 'page' },
  imagesrcset: { between: /[\s,]+/ },
  ping: { between: /[\s,]+/ },
  archive: { between: /[\s,]+/ },
  values: { between: /;/ },
  to: {},
  manifest: {},
  codebase: {},
  from: {},
  by: {},
}

/** Null for an attribute without URLs. `name` is in lower case. */
export const urlAttribute = (name: string): UrlAttribute | null =>
  Object.hasOwn(urlAttributes, name) ? (urlAttributes[name] as UrlAttribute) : null

/** The URLs in the value of an attribute, also those that cannot be told from descriptors. */
export function urlsIn(name: string, value: string): readonly string[] {
  const { between } = urlAttribute(name) ?? {}
  return between ? [value, ...value.split(between)] : [value]
}

/** One URL in an attribute. */
export interface LinkedUrl {
  readonly href: string
  /** Offset in the value. */
  readonly at: number
  /** The descriptor after it, such as ` 2x`. */
  readonly after: string
}

interface Linked {
  readonly kind: 'href' | 'src'
  readonly urls: readonly LinkedUrl[]
}

/** A symbol of a drawing, and an image in one. */
const drawn = /^(?:use|image|feimage)$/i

/** What an attribute leads to or shows; null where nothing can be checked. `name` is in lower case. */
export function linkedUrls(
  tag: Pick<Tag, 'name' | 'attributes'>,
  name: string,
  value: string,
): Linked | null {
  const { leadsTo } = urlAttribute(name) ?? {}
  if (leadsTo === undefined || !isOfElement(tag, name)) return null
  const isFile = leadsTo === 'file' || drawn.test(tag.name)
  const urls = name === 'srcset' ? candidates(value) : [{ href: value, at: 0, after: '' }]
  // Scripts may add the symbols of a page.
  if (urls.some(({ href }) => href === '' || /^data:/i.test(href) || (isFile && href.startsWith('#'))))
    return null
  return { kind: isFile ? 'src' : 'href', urls }
}

/** A form that sends data leads to a service. */
function isOfElement(tag: Pick<Tag, 'name' | 'attributes'>, name: string): boolean {
  if (name === 'data') return /^object$/i.test(tag.name)
  if (name === 'action')
    return /^form$/i.test(tag.name) && !/^(?:post|dialog)$/i.test(attributeOf(tag, 'method') ?? '')
  if (name === 'formaction') return /^get$/i.test(attributeOf(tag, 'formmethod') ?? '')
  return true
}

/** `a.png 1x, b.png 2x`, as browsers read it: a URL can have a comma, but not at its end. */
const candidates = (value: string): readonly LinkedUrl[] =>
  [...value.matchAll(/([^\s,](?:\S*[^\s,])?)(?:,|(\s[^,]*))?/g)].map(
    ({ 1: href = '', 2: after = '', index }) => ({
      href,
      at: index,
      after: after.trimEnd(),
    }),
  )
