// Addresses of everything around the text: navbar, footer, sidebars, cards.
import type { SourcePath } from '../shared/paths.ts'
import type { LinkFact } from './page.ts'

export interface Address {
  readonly href: string
  /** Whether it leaves the site (opens a new tab). */
  readonly external: boolean
}

/** A file that pages show or offer, and the first place that names it. */
export interface ShownAsset {
  readonly source: SourcePath
  readonly file: SourcePath | null
  readonly line: number
  readonly column: number
}

/** Resolves addresses of the configuration and remembers them, so that they can be checked with all others. */
export interface AddressBook {
  readonly resolve: (href: string, locale: string) => Address
  /** Language → what was resolved. */
  readonly seen: ReadonlyMap<string, readonly LinkFact[]>
}
