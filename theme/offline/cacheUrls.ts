// The URLs under which the cache can contain the file of a request.

export interface CachedUrl {
  readonly url: string
  /** Whether a host serves the file at this URL without a redirect. */
  readonly same: boolean
}

/** `/docs/cli/?q=1#x` → `/docs/cli/`, `/docs/cli`, …; `/docs/cli/index.html` is the page `/docs/cli/`. */
export function cacheUrls(url: string): readonly CachedUrl[] {
  const whole = new URL(url)
  const path = whole.pathname
  const bare = path.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '')
  const own = [path, path.replace(/\/index\.html$/, '/')]
  const others = [`${bare}/`, bare, `${bare}.html`].filter((other) => other !== '' && !own.includes(other))
  const at = (paths: readonly string[], same: boolean) =>
    paths.map((one) => ({ url: whole.origin + one, same }))
  return [...at([...new Set(own)], true), ...at(others, false)]
}
