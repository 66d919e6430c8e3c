// What one content file says about itself. Nothing here depends on another file or on where the file lies.

import type { SourcePath } from '../shared/paths.ts'
import type { Heading } from '../shared/toc.ts'
import type { LocalDiagnostic } from './diagnostics.ts'
import type { FrontMatter } from './frontMatter.ts'

/** Something in the text that leads elsewhere; its finished attributes are filled in after linking. */
export interface LinkFact {
  /** `link` and `image` are Markdown's; `href` and `src` are attributes in raw HTML. */
  readonly kind: 'link' | 'image' | 'href' | 'src'
  /** The address as written, character references decoded. */
  readonly href: string
  /** Where the address stands in the file, counted from 1. */
  readonly line: number
  readonly column: number
}

/** A comment that excuses the broken link on its own or the next line. */
export interface EscapeFact {
  readonly line: number
  readonly column: number
  readonly reason: string
}

/** The facts of a parsed file: kept in memory for the whole site. The body stays in the store under `bodyKey`. */
export interface PageFacts {
  readonly frontMatter: FrontMatter
  /** Text of the first level-1 heading, if it opens the document. */
  readonly contentTitle: string | null
  /** First paragraph as plain text, for a missing description. */
  readonly excerpt: string | null
  /** Headings of level 2 to 6. */
  readonly headings: readonly Heading[]
  /** Other ids that a link can lead to. */
  readonly ids: readonly string[]
  readonly links: readonly LinkFact[]
  readonly escapes: readonly EscapeFact[]
  readonly diagnostics: readonly LocalDiagnostic[]
  /** Hash under which the store has the body; also its identity. */
  readonly bodyKey: string
}

/** A file in its place. */
export interface Page {
  readonly source: SourcePath
  readonly facts: PageFacts
}

/** A body with its holes: strings at even places, the number of a link at odd places. */
export type Body = readonly (string | number)[]
