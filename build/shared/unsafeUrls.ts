// Unsafe URLs in attributes of HTML and in objects of a site: which there are, and the same without them.
import { decodeReferences } from './escape.ts'
import { isUnsafe, isUnsafeImage } from './hrefs.ts'
import { htmlTokens } from './html.ts'
import { isObject } from './isObject.ts'
import { rewriteAttributes } from './rewriteHtml.ts'
import { urlAttribute, urlsIn } from './urlAttributes.ts'

/** It stands where an unsafe URL was. */
export const noUrl = '#'

const imageTag = /^(?:img|image|feimage|source|input|video|link)$/i

/** Of `<meta http-equiv="refresh" content="0; url=…">`, as browsers read it. */
const refresh = /^(?=[\s.]*\d)[\s\d.]+[;,]\s*(?:url\s*=\s*)?["']?(.+)/is

/** A URL in `content` of a `<meta>` element, such as `og:url`. A text with spaces is a description. */
function unsafeContent(content: string): string | null {
  const refreshed = refresh.exec(content)?.[1]
  if (refreshed !== undefined) return isUnsafe(refreshed) ? refreshed : null
  return !content.trim().includes(' ') && isUnsafeImage(content) ? content : null
}

/**
 * The URL in an attribute that runs code, also in HTML that it contains; null without one. `name` is in lower
 * case, `value` without character references. Some attributes have several URLs.
 */
export function unsafeUrlIn(name: string, value: string, tag = ''): string | null {
  if (name === 'srcdoc') return [...unsafeInHtml(value)][0]?.url ?? null
  if (name === 'content') return unsafeContent(value)
  if (urlAttribute(name) === null) return null
  return urlsIn(name, value).find(imageTag.test(tag) ? isUnsafeImage : isUnsafe) ?? null
}

export const hasUnsafeUrl = (name: string, value: string, tag = ''): boolean =>
  unsafeUrlIn(name, value, tag) !== null

/** The same attributes without unsafe URLs. */
export const safeAttributes = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      hasUnsafeUrl(name.toLowerCase(), value, tag) ? noUrl : value,
    ]),
  )

/** Something like an attribute in what browsers may read as a tag, and this reader of HTML does not. */
const looseAttribute = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)|["']([^"']*)$)/g

interface LooseAttribute {
  /** In lower case. */
  readonly name: string
  /** Offsets of the value in the HTML. */
  readonly start: number
  readonly end: number
  /** Without character references. */
  readonly value: string
}

interface UnsafeValue extends Pick<LooseAttribute, 'start' | 'end'> {
  readonly url: string
}

/** The attributes in what is no tag: `<a/href=…>`. */
export function* looseAttributes(text: string, offset = 0): Generator<LooseAttribute> {
  if (!/<[a-z]/i.test(text)) return
  for (const match of text.matchAll(looseAttribute)) {
    const [whole, name = '', double, single, bare, open] = match
    const value = double ?? single ?? bare ?? open ?? ''
    const end = offset + match.index + whole.length - (double === undefined && single === undefined ? 0 : 1)
    yield { name: name.toLowerCase(), start: end - value.length, end, value: decodeReferences(value) }
  }
}

function* unsafeInText(text: string, offset: number): Generator<UnsafeValue> {
  for (const { name, value, start, end } of looseAttributes(text, offset))
    if (hasUnsafeUrl(name, value)) yield { start, end, url: value }
}

function* unsafeInHtml(html: string): Generator<UnsafeValue> {
  for (const token of htmlTokens(html)) {
    if (token.type === 'text') yield* unsafeInText(token.text, token.start)
    if (token.type !== 'tag') continue
    for (const { name, value, start, end } of token.tag.attributes) {
      const url = decodeReferences(value ?? '')
      if (hasUnsafeUrl(name.toLowerCase(), url, token.tag.name)) yield { start, end, url }
    }
  }
}

/** HTML without unsafe URLs; `report` is called for each. Other HTML stays as it is. */
export function safeHtml(html: string, report: (url: string) => void = () => {}): string {
  const safe = rewriteAttributes(html, (name, value, tag) => {
    const url = decodeReferences(value)
    if (!hasUnsafeUrl(name, url, tag.name)) return value
    report(url)
    return noUrl
  })
  let out = ''
  let done = 0
  for (const token of htmlTokens(safe))
    if (token.type === 'text')
      for (const { start, end, url } of unsafeInText(token.text, token.start)) {
        report(url)
        out += safe.slice(done, start) + noUrl
        done = end
      }
  return out + safe.slice(done)
}

export interface UnsafeUrl {
  /** `themeConfig.navbar.items[0].to`. */
  readonly path: string
  readonly url: string
}

const urlKey =
  /^(?:href|src|to|url|uri|link|action|formAction|poster|srcset|srcSet|srcDark|image|imageURL|favicon|icon|logo|manifest|codebase|xlinkHref|xlink:href)$|(?:_url|_image|Url|URL|Href|Link|Src|Image)$/
/** Values that are URLs by their place. */
const urlPath = /\bsocials\.[^.]+$|^(?:scripts|stylesheets)\[\d+\]$/
const imageKey =
  /^(?:src|srcDark|srcset|srcSet|image|imageURL|favicon|icon|logo|poster)$|(?:_image|Image|Src)$|image_url$/
const htmlKey = /^(?:html|content|copyright|innerHTML|value|message)$/
/** Elements of the head: their addresses can be those of icons. */
const isInHead = (path: string): boolean =>
  /^(?:headTags|stylesheets|metadata|themeConfig\.metadata)\b/.test(path)

/** The same value without unsafe URLs, in lists and plain objects of any depth. The given one stays. */
export function withSafeUrls<T>(value: T): { readonly value: T; readonly unsafe: readonly UnsafeUrl[] } {
  const unsafe: UnsafeUrl[] = []
  const safeText = (text: string, key: string, path: string): string => {
    if (htmlKey.test(key) && text.includes('<')) return safeHtml(text, (url) => unsafe.push({ path, url }))
    const refreshed = key === 'content' ? unsafeContent(text) : null
    if (refreshed !== null) {
      unsafe.push({ path, url: refreshed })
      return noUrl
    }
    // The plan checks where redirects lead.
    if (path.startsWith('redirects')) return text
    const isWrong = imageKey.test(key) || isInHead(path) ? isUnsafeImage : isUnsafe
    if (!(urlKey.test(key) || urlPath.test(path)) || !isWrong(text)) return text
    unsafe.push({ path, url: text })
    return noUrl
  }
  const seen = new Map<object, unknown>()
  const safe = (one: unknown, key: string, path: string): unknown => {
    if (typeof one === 'string') return safeText(one, key, path)
    if (!Array.isArray(one) && !(isObject(one) && Object.getPrototypeOf(one) === Object.prototype)) return one
    const known = seen.get(one)
    if (known !== undefined) return known
    seen.set(one, one)
    const changed = Array.isArray(one)
      ? one.map((item: unknown, index) => safe(item, key, `${path}[${index}]`))
      : Object.fromEntries(
          Object.entries(one).map(([name, item]) => [
            name,
            safe(item, name, path === '' ? name : `${path}.${name}`),
          ]),
        )
    const isSame = Object.entries(changed).every(
      ([name, item]) => (one as Record<string, unknown>)[name] === item,
    )
    seen.set(one, isSame ? one : changed)
    return isSame ? one : changed
  }
  return { value: safe(value, '', '') as T, unsafe }
}

/** What React writes in place of a `javascript:` URL of a component. */
const blockedByReact = /^javascript:throw new Error\('React has blocked/

/** The message of every check. */
export const unsafeMessage = (url: string): { readonly message: string; readonly hint: string } => ({
  message: blockedByReact.test(url)
    ? 'A component has a javascript: URL, which runs code when a reader opens it.'
    : `${url
        .replace(/\p{Cc}+/gu, '')
        .trim()
        .slice(0, 40)} runs code when a reader opens it.`,
  hint: 'Link to a page instead.',
})
