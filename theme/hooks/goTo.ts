// Navigation from code.
import type { GoDetail } from '../router/goDetail.ts'
import { here } from '../state/url.ts'

export interface Target {
  readonly pathname?: string
  readonly search?: string
  readonly hash?: string
  readonly state?: unknown
}

export const hrefOfTarget = (target: string | Target): string => {
  // As in React Router, a hash alone drops the query.
  if (typeof target === 'string') return target.startsWith('#') ? window.location.pathname + target : target
  const { pathname = window.location.pathname, search = '', hash = '' } = target
  const mark = (text: string, sign: string) => (text === '' || text.startsWith(sign) ? text : sign + text)
  return pathname + mark(search, '?') + mark(hash, '#')
}

/** Shows a URL of the site; other URLs load as a whole. The entry of the history keeps `state`. */
export function goTo(target: string | Target, how: 'push' | 'replace', state?: unknown): void {
  const href = hrefOfTarget(target)
  const detail: GoDetail = {
    toString: () => href,
    state: typeof target === 'string' ? state : (target.state ?? state),
  }
  const before = here()
  document.dispatchEvent(new CustomEvent('troodon-go', { detail, cancelable: how === 'replace' }))
  // The same URL may have another state now.
  if (before === here()) document.dispatchEvent(new Event('troodon-url'))
}
