// Links as authors write them: which have a scheme, which are refused, from where they count.
import { decodeClosedReferences, decodeReferences } from './escape.ts'

/**
 * `https:` → `https`, `pathname:///x` → `pathname`, `docs/cli` → null. Case and stray control characters do
 * not hide it.
 */
export function schemeOf(href: string): string | null {
  const match = /^([a-z][a-z0-9+.-]*):/i.exec(withoutControls(href))
  return match ? (match[1] as string).toLowerCase() : null
}

/** Following one of these would run code, show a page that anyone can write, or open a file of the reader. */
const unsafeScheme = /^(?:javascript|vbscript|livescript|file|filesystem|blob|view-source|jar)$/

/** How many forms of one URL are looked at: what has more is nobody's URL. */
const mostForms = 32

/**
 * `javascript:` and its kin. It looks at what is left when every prefix is removed and every form is decoded:
 * `pathname://javascript:…`, `java&Tab;script:…`, `javascript%3a…`.
 */
export function isUnsafe(href: string): boolean {
  const forms = new Set([href])
  for (const form of forms) {
    if (forms.size > mostForms) return true
    const scheme = schemeOf(form)
    if (scheme === 'pathname') forms.add(withoutPrefix(form))
    else if (scheme === null) for (const decoded of decodedStarts(form)) forms.add(decoded)
    else if (runsCode(scheme, form)) return true
  }
  return false
}

const runsCode = (scheme: string, href: string): boolean =>
  scheme === 'data'
    ? !/^data:image\/(?:gif|png|jpe?g|webp|avif)[;,]/i.test(withoutControls(href))
    : unsafeScheme.test(scheme)

/** The same where an image is shown: a browser runs no code in one. */
export const isUnsafeImage = (src: string): boolean =>
  isUnsafe(src) && !/^data:image\//i.test(withoutControls(src))

/** What is left of `pathname:///x` without its prefix. */
export const withoutPrefix = (href: string): string =>
  withoutControls(href).replace(/^pathname:(?:\/\/)?/i, '')

/**
 * Decoded once, as far as a scheme can be: up to a slash or a query. Readers of references differ:
 * `&#1&#48;6;` is `&#106;` for one that wants a semicolon, and a control character in front of `06;` for a
 * browser.
 */
function decodedStarts(href: string): readonly string[] {
  const start = /^[^/?]*/.exec(href)?.[0] ?? ''
  if (!/[%&]/.test(start)) return []
  const plain = decodePercent(withoutControls(start))
  return [decodeReferences, decodeClosedReferences].map((decode) => decode(plain) + href.slice(start.length))
}

const decodePercent = (text: string): string =>
  text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Browsers drop tabs, line ends and leading control characters before they read the scheme. */
const withoutControls = (href: string): string => href.replace(/[\t\n\r]/g, '').replace(leadingControls, '')

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
const leadingControls = /^[\u0000-\u0020]+/

export interface HrefParts {
  readonly path: string
  /** With its `?`, or empty. */
  readonly query: string
  /** With its `#`, or empty. */
  readonly hash: string
}

/** `/docs/cli?x=1#build` → path, query and hash; nothing is decoded. */
export function splitHref(href: string): HrefParts {
  const hashAt = href.indexOf('#')
  const hash = hashAt === -1 ? '' : href.slice(hashAt)
  const rest = hashAt === -1 ? href : href.slice(0, hashAt)
  const queryAt = rest.indexOf('?')
  return queryAt === -1
    ? { path: rest, query: '', hash }
    : { path: rest.slice(0, queryAt), query: rest.slice(queryAt), hash }
}

/** Whether a link may lead into this site: not empty, without `//host` and any scheme but those of ours. */
export function leadsInside(href: string): boolean {
  const scheme = schemeOf(href)
  return (
    scheme === 'pathname' ||
    scheme === 'doc' ||
    scheme === 'ref' ||
    (scheme === null && !href.startsWith('//') && href !== '')
  )
}

/** `./cover.png`: counts from the file's own folder. */
export const isBeside = (href: string): boolean => /^\.\.?\//.test(href)

/** `@site/blog/ann.png`: a file of the site by its path from the root. */
export const isSiteFile = (href: string): boolean => href.startsWith('@site/')

/**
 * Links in the configuration count from the site's root, also without a slash: `img/logo.svg` →
 * `/img/logo.svg`.
 */
export const fromRoot = (href: string): string =>
  /^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(href) ? href : `/${href}`
