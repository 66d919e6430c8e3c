// Navigation from code.

export interface Target {
  readonly pathname?: string
  readonly search?: string
  readonly hash?: string
  readonly state?: unknown
}

export const hrefOfTarget = (target: string | Target): string => {
  if (typeof target === 'string') return target
  const { pathname = window.location.pathname, search = '', hash = '' } = target
  const mark = (text: string, sign: string) => (text === '' || text.startsWith(sign) ? text : sign + text)
  return pathname + mark(search, '?') + mark(hash, '#')
}

/** Shows a URL of the site; other URLs load as a whole. */
export function goTo(target: string | Target, how: 'push' | 'replace'): void {
  const detail = hrefOfTarget(target)
  document.dispatchEvent(new CustomEvent('troodon-go', { detail, cancelable: how === 'replace' }))
}
