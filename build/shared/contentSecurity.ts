// The security policy of a page: its own files, no inline script but those named by their hash.

/** The credit in the footer of DocSearch 3.9 is a drawing with this style sheet: `.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}`. */
export const docsearchStyle = 'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='

/** For an image that is opened by itself: its own styles, nothing else. */
export const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

export interface PolicyNeeds {
  /** `sha256-…` of inline scripts. */
  readonly scripts: readonly string[]
  /** `sha256-…` of style sheets that every page may add. */
  readonly styles: readonly string[]
  /** `sha256-…` of `style` attributes that authors wrote; null: any (for the policy of all pages together). */
  readonly styleAttributes: readonly string[] | null
  /** Live code runs what readers write. */
  readonly evaluates: boolean
  /** The drawing library sets styles. */
  readonly draws: boolean
  /** Other origins that scripts may ask. */
  readonly connects: readonly string[]
}

export function securityPolicy({ scripts, styles: shared, styleAttributes, evaluates, draws, connects }: PolicyNeeds): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  const anyStyle = draws || styleAttributes === null
  const own = (styleAttributes ?? []).length > 0 ? ["'unsafe-hashes'", ...quoted(styleAttributes ?? [])] : []
  const styles = anyStyle ? ["'unsafe-inline'"] : [...quoted(shared), ...own]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...quoted(scripts), ...(evaluates ? ["'unsafe-eval'"] : [])].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "frame-src 'self' https:",
    ["connect-src 'self'", ...connects].join(' '),
    "font-src 'self' data:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}
