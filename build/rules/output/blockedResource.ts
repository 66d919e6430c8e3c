// What the security policy of a page keeps from it: files of hosts that the policy does not allow.
import type { DocumentRule } from '../outputRule.ts'
import { type HtmlElement, tagText } from './htmlTree.ts'

/** Element → its attributes with URLs, and the directive that decides. */
const uses: Readonly<Record<string, readonly (readonly [attribute: string, directive: string])[]>> = {
  script: [['src', 'script-src']],
  img: [
    ['src', 'img-src'],
    ['srcset', 'img-src'],
  ],
  video: [
    ['src', 'media-src'],
    ['poster', 'img-src'],
  ],
  audio: [['src', 'media-src']],
  track: [['src', 'media-src']],
  iframe: [['src', 'frame-src']],
  embed: [['src', 'object-src']],
  object: [['data', 'object-src']],
  form: [['action', 'form-action']],
  base: [['href', 'base-uri']],
  button: [['formaction', 'form-action']],
}

export const blockedResource: DocumentRule = ({ all }, report) => {
  const policy = all.find(
    ({ name, attributes }) => name === 'meta' && attributes.get('http-equiv') === 'Content-Security-Policy',
  )
  if (!policy) return
  const directives = new Map(
    (policy.attributes.get('content') ?? '').split(';').map((one) => {
      const [name = '', ...sources] = one.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
  for (const element of all)
    for (const [attribute, directive] of usesOf(element)) {
      const value = element.attributes.get(attribute)
      if (!value) continue
      const urls =
        attribute === 'srcset' ? value.split(/,\s+/).map((one) => one.trim().split(/\s+/)[0] ?? '') : [value]
      const sources =
        directives.get(directive) ??
        (directive === 'form-action' || directive === 'base-uri' ? null : directives.get('default-src'))
      const blocked = sources && urls.find((url) => !allows(sources, url))
      if (blocked)
        report({
          message: `The security policy blocks ${blocked}: ${tagText(element)}.`,
          hint: `Add its host to contentSecurityPolicy['${directive}'], or keep the file on your site.`,
        })
    }
}

function usesOf({ name, attributes, parent }: HtmlElement): readonly (readonly [string, string])[] {
  const rel = attributes.get('rel') ?? ''
  if (name === 'link')
    return /\bstylesheet\b/.test(rel)
      ? [['href', 'style-src']]
      : /\bicon\b/.test(rel)
        ? [['href', 'img-src']]
        : []
  if (name === 'source') return parent?.name === 'picture' ? [['srcset', 'img-src']] : [['src', 'media-src']]
  return uses[name] ?? []
}

/** URLs without a host are of the site itself. */
function allows(sources: readonly string[], url: string): boolean {
  const [, scheme = '', host] = /^(?:([a-z][a-z\d+.-]*:))?(?:\/\/([^/?#]*))?/i.exec(url.trim()) ?? []
  if (scheme === '' && host === undefined) return sources.includes("'self'") || sources.includes('*')
  if (scheme === 'about:' || scheme === 'javascript:') return true
  if (host === undefined) return sources.includes(scheme.toLowerCase())
  const protocol = (scheme || 'https:').toLowerCase()
  return sources.some((source) => {
    if (source === '*') return protocol !== 'data:'
    if (source === protocol || (source === 'http:' && protocol === 'https:')) return true
    const [, given, allowed = ''] = /^(?:(https?:)\/\/)?([^/']+)/i.exec(source) ?? []
    if (given ? given === 'https:' && protocol !== 'https:' : protocol !== 'https:') return false
    return (
      allowed === host.toLowerCase() ||
      (allowed.startsWith('*.') && host.toLowerCase().endsWith(allowed.slice(1)))
    )
  })
}
