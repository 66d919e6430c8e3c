// The security policy of a site that never had one. Hosts in the head are allowed without being named; what
// scripts and components request is not known, so that requests to every host are allowed.
import { listOf, type Raw, rawOf, textOf } from '../docusaurusConfig.ts'
import type { Convert } from './context.ts'

export function convertPolicy(head: Raw, { note }: Convert): object {
  const hosts = [...new Set(urlsOf(head).flatMap(hostOf))].sort()
  note(
    'differs',
    `Pages have a security policy: scripts run from this site${hosts.map((host) => `, ${host}`).join('')}; requests may go to every host.`,
    {
      where: 'contentSecurityPolicy',
      todo: 'Add hosts that scripts load from, or set contentSecurityPolicy: false.',
    },
  )
  return {
    'script-src': ["'wasm-unsafe-eval'"],
    'connect-src': ['https:', 'wss:', 'data:', 'blob:'],
    'worker-src': ['blob:'],
    'form-action': ['https:'],
  }
}

/** Of scripts, style sheets and other elements. */
const urlsOf = ({ scripts, stylesheets, headTags }: Raw): readonly string[] => [
  ...listOf(scripts).map((one) => textOf(one) ?? textOf(rawOf(one)['src']) ?? ''),
  ...listOf(stylesheets).map((one) => textOf(one) ?? textOf(rawOf(one)['href']) ?? ''),
  ...listOf(headTags).flatMap((one) => {
    const { tagName, attributes } = rawOf(one)
    return tagName === 'script' ? [textOf(rawOf(attributes)['src']) ?? ''] : []
  }),
]

const hostOf = (url: string): readonly string[] => {
  const host = /^(?:https?:)?\/\/([^/?#]+)/i.exec(url)?.[1]
  return host === undefined ? [] : [host]
}
