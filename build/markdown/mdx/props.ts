// The attributes of a tag as values, where they are known while the text is read.
import { decodeHTMLStrict } from 'entities'
import { blockLinks, isBlock } from '../../shared/blocks/names.ts'
import type { Tag, TagAttribute } from '../../shared/htmlTag.ts'
import { hasUnsafeUrl, noUrl } from '../../shared/unsafeUrls.ts'
import { type LinkedUrl, linkedUrls } from '../../shared/urlAttributes.ts'
import type { Meaning } from './components.ts'
import { constantOf } from './constants.ts'
import { type Effort, readExpression } from './javascript.ts'
import type { Scope } from './scope.ts'

export type Props = Readonly<Record<string, unknown>>

/** Constants of the file by name. */
export type Constants = Readonly<Record<string, unknown>>

/**
 * The values, or the first attribute that only code can compute. `leads` are attributes whose URL is
 * resolved later.
 */
export function propsOf(
  tag: Tag,
  constants: Constants,
  effort: Effort,
  leads: (attribute: TagAttribute) => boolean,
): { readonly props: Props } | { readonly dynamic: TagAttribute } {
  const props: Record<string, unknown> = {}
  for (const attribute of tag.attributes) {
    if (leads(attribute)) continue
    if (!attribute.expression) {
      // Character references are read as in HTML; in an expression they are text.
      props[attribute.name] =
        attribute.value === null ? true : safe(attribute.name, decodeHTMLStrict(attribute.value))
      continue
    }
    const read = readExpression(`{${attribute.value}}`, 0, (attribute.value?.length ?? 0) + 2, effort)
    const value = read.ok && read.node ? constantOf(read.node, constants) : { ok: false as const }
    if (!value.ok) return { dynamic: attribute }
    if (!read.ok || !read.spread) props[attribute.name] = safe(attribute.name, value.value)
    else if (typeof value.value === 'object')
      for (const [name, one] of Object.entries(value.value ?? {})) props[name] = safe(name, one)
  }
  return { props }
}

const safe = (name: string, value: unknown): unknown =>
  typeof value === 'string' && hasUnsafeUrl(name.toLowerCase(), value) ? noUrl : value

/** Text in quotes: not two with `+` between them, and no template with placeholders. */
const baseUrlCall =
  /^\s*useBaseUrl\(\s*(["'`])((?:(?!\1|\$\{).)*)\1\s*\)\s*$|^\s*(["'`])((?:(?!\3|\$\{).)*)\3\s*$/
const requireCall = /^\s*require\(\s*(["'`])((?:(?!\1|\$\{).)*)\1\s*\)(?:\.default)?\s*$/
const assetFile = /\.(?:avif|gif|ico|jpe?g|mp3|mp4|ogg|pdf|png|svg|webm|webp|zip)$/i

/**
 * The literal path in `useBaseUrl('/x')`, `require('./x').default`, `'x'` or the name of an imported file;
 * else null.
 */
export function literalPath(expression: string, scope: Scope | null): string | null {
  const match = baseUrlCall.exec(expression)
  if (match) return match[2] === undefined ? (match[4] ?? null) : fromBaseUrl(match[2])
  const required = requireCall.exec(expression)?.[2]
  if (required !== undefined) return fromSite(required)
  const imported = scope?.imports.get(expression.trim())
  return imported && imported.imported === 'default' && assetFile.test(imported.specifier)
    ? fromSite(imported.specifier)
    : null
}

/** Whether the attribute asks for the base URL: `useBaseUrl('x')`. */
export const asksForBaseUrl = ({ expression, value }: TagAttribute): boolean =>
  expression && value !== null && baseUrlCall.exec(value)?.[2] !== undefined

/** `useBaseUrl` takes a path without a slash at its beginning as one from the base URL. */
const fromBaseUrl = (path: string): string =>
  path === '' || /^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(path) ? path : `/${path}`

/** Whether `literalPath` is that of a file which an import or `require` names. */
export const asksForFile = ({ expression, value }: TagAttribute): boolean =>
  expression && value !== null && !baseUrlCall.test(value)

/** Where the URL begins in its attribute: `useBaseUrl('x')` has no slash that `/x` has. */
export const placeOf = (url: string, attribute: string): number =>
  Math.max(0, attribute.includes(url) ? attribute.indexOf(url) : attribute.indexOf(url.slice(1)))

/** In an import, a path with a slash at its beginning starts at the folder of the site, not at its URL. */
const fromSite = (specifier: string): string => (specifier.startsWith('/') ? `@site${specifier}` : specifier)

export interface LeadingAttribute {
  readonly kind: 'href' | 'src'
  /** Each with the offset in the tag. */
  readonly urls: readonly LinkedUrl[]
  readonly attribute: TagAttribute
}

/** Components of ours whose URL can be of any site, and is resolved like that of a link in Markdown. */
export const isLinkComponent = (meaning: Meaning): boolean =>
  meaning.kind === 'theme' && (meaning.name === 'Link' || isBlock(meaning.name))

/** Attributes that link somewhere, with their literal URL. */
export function leadingAttributes(tag: Tag, meaning: Meaning, scope: Scope | null): LeadingAttribute[] {
  const isLink = isLinkComponent(meaning)
  const only = meaning.kind === 'theme' && isBlock(meaning.name) ? blockLinks(meaning.name) : undefined
  const found: LeadingAttribute[] = []
  for (const attribute of tag.attributes) {
    if (attribute.value === null) continue
    const name = attribute.name === 'to' && isLink ? 'href' : attribute.name
    if (only !== undefined && !only.includes(name)) continue
    const value = attribute.expression ? literalPath(attribute.value, scope) : attribute.value
    const linked =
      value === null
        ? null
        : meaning.kind === 'html'
          ? linkedUrls(tag, name.toLowerCase(), value)
          : ofComponent(name, value)
    if (value === null || !linked) continue
    const start = attribute.start + placeOf(value, attribute.value)
    found.push({ ...linked, urls: linked.urls.map((one) => ({ ...one, at: start + one.at })), attribute })
  }
  return found
}

const ofComponent = (name: string, href: string): Pick<LeadingAttribute, 'kind' | 'urls'> | null =>
  (name === 'href' || name === 'src' || name === 'poster') && href !== ''
    ? { kind: name === 'href' ? name : 'src', urls: [{ href, at: 0, after: '' }] }
    : null
