// Links outside of Markdown pages: navbar, footer, sidebars, cards.
import type { SourcePath } from '../shared/paths.ts'
import type { LinkFact } from './page.ts'

export interface ResolvedHref {
  readonly href: string
  /** Whether it leads to another site (opens a new tab). */
  readonly external: boolean
}

/** A file that pages show or offer, and the first place that names it. */
export interface ShownAsset {
  readonly source: SourcePath
  readonly file: SourcePath | null
  readonly line: number
  readonly column: number
}

/**
 * Resolves links of the configuration and of sidebars, and remembers them: they are checked with all others.
 */
export interface HrefRegistry {
  readonly resolve: (href: string, locale: string, kind?: 'link' | 'siteFile') => ResolvedHref
  /** Language → everything that was resolved, as written. */
  readonly seen: ReadonlyMap<string, readonly LinkFact[]>
}
