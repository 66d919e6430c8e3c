// The security policy of a page: its own files, no inline script but those named by their hash.

/**
 * The credit in the footer of DocSearch 5 is an SVG with this style sheet:
 * `.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}`.
 */
export const docsearchStyle = 'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='

/** For an image that is opened by itself: its own styles, nothing else. */
export const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

export interface PolicyNeeds {
  /** `sha256-…` of inline scripts. */
  readonly scripts: readonly string[]
  /** `sha256-…` of style sheets that every page may add. */
  readonly styles: readonly string[]
  /**
   * `sha256-…` of `style` attributes that authors wrote; null: any (for the policy of all pages together).
   */
  readonly styleAttributes: readonly string[] | null
  /** Allows live code to run what readers type. */
  readonly evaluates: boolean
  /** Allows the inline styles that mermaid sets. */
  readonly draws: boolean
  /** Other origins that scripts, and style sheets and fonts, come from. */
  readonly scriptOrigins: readonly string[]
  readonly styleOrigins: readonly string[]
  /** Other origins that scripts may connect to. */
  readonly connects: readonly string[]
  /** Directive → what the configuration adds to it. */
  readonly added: Readonly<Record<string, readonly string[]>>
}

/** The directives that a configuration may add to. */
export const additions = [
  'script-src',
  'style-src',
  'img-src',
  'media-src',
  'frame-src',
  'connect-src',
  'font-src',
  'worker-src',
  'form-action',
] as const

export function securityPolicy(needs: PolicyNeeds): string {
  const {
    scripts,
    styles: shared,
    styleAttributes,
    evaluates,
    draws,
    scriptOrigins,
    styleOrigins,
    connects,
    added,
  } = needs
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  const anyStyle = draws || styleAttributes === null
  const own = (styleAttributes ?? []).length > 0 ? ["'unsafe-hashes'", ...quoted(styleAttributes ?? [])] : []
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptOrigins, ...quoted(scripts), ...(evaluates ? ["'unsafe-eval'"] : [])],
    'style-src': [
      "'self'",
      ...styleOrigins,
      ...(anyStyle ? ["'unsafe-inline'"] : [...quoted(shared), ...own]),
    ],
    'img-src': ["'self'", 'https:', 'data:'],
    'media-src': ["'self'", 'https:'],
    'frame-src': ["'self'", 'https:'],
    'connect-src': ["'self'", ...connects],
    'font-src': ["'self'", 'data:', ...styleOrigins],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set([...sources, ...(added[name] ?? [])])].join(' '))
    .join('; ')
}

/**
 * Whether one of these sources lets a script come from `https://cdn.example.org`: the origin, its host,
 * `*.example.org`, `https:`.
 */
export function allowsOrigin(sources: readonly string[], origin: string): boolean {
  const host = origin.replace(/^(?:https?:)?\/\//i, '').toLowerCase()
  return sources.some((source) => {
    if (source === '*' || source === 'https:') return true
    const allowed = source
      .replace(/^https?:\/\//i, '')
      .replace(/\/.*$/, '')
      .toLowerCase()
    return allowed === host || (allowed.startsWith('*.') && host.endsWith(allowed.slice(1)))
  })
}
