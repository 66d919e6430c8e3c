// The facts of one content file. None of them depends on another file or on the file's path.
import type { Audience } from '../shared/audience.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { HeadElement } from '../shared/routeData.ts'
import type { Heading } from '../shared/toc.ts'
import type { Widget } from '../shared/widgets.ts'
import type { LocalDiagnostic } from './diagnostics.ts'
import type { FrontMatter } from './frontMatter.ts'
import type { DiagnosticCode } from './rules.ts'

/** A link or an image. Its attributes are filled in after linking. */
export interface LinkFact {
  /**
   * `link` and `image` are Markdown's; `href` and `src` are attributes in raw HTML; `siteFile` is a file that
   * the configuration names: a logo, the favicon, the social card, a script.
   */
  readonly kind: 'link' | 'image' | 'href' | 'src' | 'siteFile'
  /** As written, character references decoded. */
  readonly href: string
  /** Position in the file, counted from 1. */
  readonly line: number
  readonly column: number
  /** The file, when it is not the page's own but one it includes. */
  readonly source?: SourcePath
  /** A path of this site even if nothing is there: the site asked for the base URL. */
  readonly rooted?: true
  /** An import or `require` names the file. */
  readonly imported?: true
  /** The attribute with the URL, where it is not `href` or `src`: `poster`. */
  readonly attribute?: string
  /** What stands after the URL in its attribute: ` 2x`. */
  readonly after?: string
  /** The attribute has the URL of the link before this one, too. */
  readonly joins?: true
  /** Attributes that the author gave the element, and that the build would add otherwise: `{width=300}`. */
  readonly own?: Readonly<Record<string, string>>
}

/** A link or an image of another site. */
export type ExternalLink = Pick<LinkFact, 'href' | 'line' | 'column'>

/** Another Markdown file that this one includes. */
export interface IncludeFact {
  /** As imported: `./_note.mdx`, `@site/docs/_note.md`. */
  readonly specifier: string
  readonly line: number
  readonly column: number
  /** How many headings of this file come before it. */
  readonly headingsBefore: number
  /** Only the page's Markdown copy shows it. */
  readonly forAgents?: true
  /** The file is one of a package, which the specifier named. */
  readonly isPackage?: true
  /** The file is shown as a code block with this fence line. */
  readonly code?: string
}

/** A diagram of Mermaid, and the line of its fence. */
export interface DiagramFact {
  readonly text: string
  readonly line: number
}

/** Why Mermaid cannot read a diagram. */
export interface DiagramFailure {
  /** Without a full stop. */
  readonly reason: string
  /** Counts from 1, as Mermaid counts; null when it names none. */
  readonly at: number | null
}

/** Why a page is a module for the browser instead of HTML. */
export interface CodeFact {
  readonly reason: string
  readonly line: number
  readonly column: number
}

/** Things on a page that need files of their own, descriptions of other pages, or another text for agents. */
export type Use = 'mermaid' | 'live' | 'cards' | 'blocks' | 'audiences'

/** A comment that excuses problems on its own or the next line that is not empty. */
export interface EscapeFact {
  readonly line: number
  /** That line, where it does not follow at once. */
  readonly next?: number
  readonly column: number
  readonly reason: string
  /** The rules that it names. Missing: those about links. */
  readonly codes?: readonly DiagnosticCode[]
  /** The file, when it is not the page's own but one it includes. */
  readonly source?: SourcePath
}

/**
 * The key of a body in the store, with the bodies that it includes; `firstLink` is the number of its first
 * link on the page.
 */
export interface BodyRef {
  readonly key: string
  readonly firstLink: number
  /** Null where the included file is missing. */
  readonly includes: readonly (BodyRef | null)[]
  /** How many headings of this file come before each of them; null for what no search finds. */
  readonly places?: readonly (number | null)[]
}

/**
 * The facts of a parsed file: kept in memory for the whole site. The body stays in the store under `bodyKey`.
 */
export interface PageFacts {
  readonly frontMatter: FrontMatter
  /** Fields of the site's own, and authors as written, as JSON values; missing when there are none. */
  readonly ownFields?: Readonly<Record<string, unknown>>
  /** Text of the first level-1 heading, if it opens the document. */
  readonly contentTitle: string | null
  /** Whether text comes before this heading, where only one that opens the file names the page. */
  readonly lateTitle?: true
  /** First paragraph as plain text, for a missing description. */
  readonly excerpt: string | null
  /** Headings of level 2 to 6. */
  readonly headings: readonly Heading[]
  /** Other ids that a link can lead to. */
  readonly ids: readonly string[]
  readonly links: readonly LinkFact[]
  readonly escapes: readonly EscapeFact[]
  readonly diagnostics: readonly LocalDiagnostic[]
  /** Of a post: number of words without the title and what it includes. Missing when there are none. */
  readonly words?: number
  /** Of a post whose blog has a function for it: minutes; null: not shown. */
  readonly readingTime?: number | null
  /** Whether a comment ends the excerpt. */
  readonly truncated?: true
  readonly includes?: readonly IncludeFact[]
  /** Set when the page has code. Its body has elements, or it is empty and the bundler makes its module. */
  readonly code?: CodeFact
  /** Key of the code beside the elements of the text (markdown/mdx/valuesModule.ts); missing without any. */
  readonly values?: string
  readonly head?: readonly HeadElement[]
  readonly widgets?: readonly Widget['widget'][]
  readonly uses?: readonly Use[]
  readonly diagrams?: readonly DiagramFact[]
  /** Remark or rehype plugins took part in reading it. */
  readonly unified?: true
  /** Set on pages that include others. */
  readonly text?: BodyRef
  /** Modules whose components the elements of the text show; missing when there are none. */
  readonly imports?: readonly string[]
  /** The variables that the text names, and `@version` and the like where it asks for them. */
  readonly asked?: readonly string[]
  /** Set where functions of the site or its plugins changed the front matter. */
  readonly changed?: true
  /** Set where the front matter is still in the store: what is asked of all pages. */
  readonly marks?: PageMarks
  /** Hash under which the store has the body; also its identity. */
  readonly bodyKey: string
  /**
   * Hash of everything that other pages may show of this one, and of where it leads: of all but its words
   * (reuse/pageStructure.ts).
   */
  readonly structureKey: string
}

/** Fields of the front matter that lists of all pages ask for. Few pages have them. */
export type PageMarks = Pick<FrontMatter, 'draft' | 'unlisted' | 'hide_from_search' | 'last_update' | 'image'>

/** Does not read the front matter of a page whose facts are in the store. */
export const marksOf = (facts: Pick<PageFacts, 'marks' | 'frontMatter'>): PageMarks =>
  facts.marks ?? facts.frontMatter

/** The facts that a plan needs. Most pages have no others but headings, ids and links. */
export type BriefFacts = Pick<
  PageFacts,
  'frontMatter' | 'contentTitle' | 'excerpt' | 'widgets' | 'uses' | 'structureKey'
>

/** The stored data of a shelf of pages, except the facts that only a plan of these pages needs. */
export interface ShelfHead {
  /** Of each page: all facts if it has anything rare, brief ones if it has marks; null for all others. */
  readonly rows: readonly ShelfRow[]
  readonly structureKeys: readonly string[]
}

export type ShelfRow = { readonly brief: BriefFacts } | { readonly whole: PageFacts } | null

/** The brief facts of the other pages of the shelf. */
export type ShelfFacts = readonly (BriefFacts | null)[]

/** A file and its facts. */
export interface Page {
  readonly source: SourcePath
  readonly facts: PageFacts
}

/** A piece of a body: finished HTML, the number of a link, or a placeholder that is filled in later. */
export type BodyPart =
  | string
  | number
  | { readonly include: number }
  | Widget
  | { readonly truncate: true }
  /** What follows is for these readers only; null: the end of such a part. */
  | { readonly only: Audience | null }
  /** First in a body whose HTML needs exceptions from the security policy (shared/policyFacts.ts). */
  | { readonly needsPolicy: true }
  /** The default title of an admonition of this name. */
  | { readonly title: string }

export type Body = readonly BodyPart[]

/**
 * One section for the search index: the beginning of its text, and its terms with spaces between: `term`, or
 * `term*3` for three times.
 */
export type SectionText = readonly [begin: string, terms: string]
