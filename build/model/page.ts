// What one content file says about itself. Nothing here depends on another file or on where the file lies.

import type { SourcePath } from '../shared/paths.ts'
import type { HeadElement } from '../shared/routeData.ts'
import type { Heading } from '../shared/toc.ts'
import type { Widget } from '../shared/widgets.ts'
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
  /** The file, when it is not the page's own but one it includes. */
  readonly source?: SourcePath
}

/** Another Markdown file whose text stands in this one. */
export interface IncludeFact {
  /** As imported: `./_note.mdx`, `@site/docs/_note.md`. */
  readonly specifier: string
  readonly line: number
  readonly column: number
  /** How many headings of this file come before it. */
  readonly headingsBefore: number
  /** The file is shown as a code block with this fence line. */
  readonly code?: string
}

/** Why a text is a module for the browser and not finished HTML. */
export interface CodeFact {
  readonly reason: string
  readonly line: number
  readonly column: number
}

/** Things on a page that need files of their own. */
export type Use = 'mermaid' | 'live'

/** A comment that excuses the broken link on its own or the next line. */
export interface EscapeFact {
  readonly line: number
  readonly column: number
  readonly reason: string
  /** The file, when it is not the page's own but one it includes. */
  readonly source?: SourcePath
}

/** Where a text lies in the store, with the texts it includes; `firstLink` is the page's number of its first link. */
export interface BodyRef {
  readonly key: string
  readonly firstLink: number
  /** Null where the included file is missing. */
  readonly includes: readonly (BodyRef | null)[]
  /** How many headings of this text stand before each of them. */
  readonly places?: readonly number[]
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
  /** Words of the text; what is written without spaces counts by character. Missing when there are none. */
  readonly words?: number
  /** Whether a comment ends the excerpt. */
  readonly truncated?: true
  readonly includes?: readonly IncludeFact[]
  /** Set when the text has code; its body is then empty and its module made by the bundler. */
  readonly code?: CodeFact
  readonly head?: readonly HeadElement[]
  readonly widgets?: readonly Widget['widget'][]
  readonly uses?: readonly Use[]
  /** Set on pages that include others. */
  readonly text?: BodyRef
  /** Hash under which the store has the body; also its identity. */
  readonly bodyKey: string
  /** Hash of everything that other pages may show of this one, and of where it leads: of all but its words (reuse/pageStructure.ts). */
  readonly structureKey: string
}

/** A file in its place. */
export interface Page {
  readonly source: SourcePath
  readonly facts: PageFacts
}

/** A piece of a body: finished HTML, the number of a link, or what takes its place later. */
export type BodyPart = string | number | { readonly include: number } | Widget | { readonly truncate: true }

export type Body = readonly BodyPart[]

/** One section for the search index: how its text begins, and `term` or `term*3` for one that stands there three times, divided by spaces. */
export type SectionText = readonly [begin: string, terms: string]
