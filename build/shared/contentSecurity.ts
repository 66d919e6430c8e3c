// The security policy of a page: its own files, no inline script but those named by their hash.

export interface PolicyNeeds {
  /** `sha256-…` of inline scripts. */
  readonly scripts: readonly string[]
  /** `sha256-…` of `style` attributes that authors wrote; null: any (for the policy of all pages together). */
  readonly styleAttributes: readonly string[] | null
  /** Live code runs what readers write. */
  readonly evaluates: boolean
  /** The drawing library sets styles. */
  readonly draws: boolean
  /** Other origins that scripts may ask. */
  readonly connects: readonly string[]
}

export function securityPolicy({ scripts, styleAttributes, evaluates, draws, connects }: PolicyNeeds): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  const anyStyle = draws || styleAttributes === null
  const styles = anyStyle ? ["'unsafe-inline'"] : (styleAttributes ?? []).length > 0 ? ["'unsafe-hashes'", ...quoted(styleAttributes ?? [])] : []
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
