// Facts that the features collect while one file is read: the environment of its parser.
import type { Env } from 'markdown-it'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import type { Term } from '../model/glossary.ts'
import type { CodeFact, DiagramFact, EscapeFact, IncludeFact, LinkFact, Use } from '../model/page.ts'
import type { Tag } from '../shared/htmlTag.ts'
import type { HeadElement } from '../shared/routeData.ts'
import type { Heading } from '../shared/toc.ts'
import type { Widget } from '../shared/widgets.ts'
import type { Effort } from './mdx/javascript.ts'
import type { Scope } from './mdx/scope.ts'

/** A component or expression of a page with code, in the order of the placeholders in its HTML. */
export type CodeNode =
  | { readonly type: 'element'; readonly tag: Tag; readonly links: readonly number[] }
  | { readonly type: 'close' }
  | { readonly type: 'expression'; readonly source: string }

/** Facts that the features collect while reading one file. The parser's `env`. */
export interface Reading extends Env {
  /** The text's lines, for columns. */
  readonly lines: readonly string[]
  /** Lines of front matter before the text. */
  readonly lineOffset: number
  /** Front matter as written, for expressions. */
  readonly frontMatterData: Readonly<Record<string, unknown>>
  readonly links: LinkFact[]
  readonly ids: string[]
  /** Code blocks with line numbers so far. */
  numberedBlocks: number
  readonly headings: Heading[]
  readonly escapes: EscapeFact[]
  readonly diagnostics: LocalDiagnostic[]
  readonly includes: (Omit<IncludeFact, 'forAgents'> & { headingsBefore: number; forAgents?: true })[]
  readonly widgets: Widget[]
  readonly head: HeadElement[]
  readonly uses: Set<Use>
  readonly diagrams: DiagramFact[]
  contentTitle: string | null
  /** The title that the tree of remark had before the site's plugins; missing where none was read. */
  treeTitle?: string | null
  excerpt: string | null
  truncated: boolean
  /** Why only code can show the text; null while it is data. */
  code: CodeFact | null
  readonly nodes: CodeNode[]
  readonly scope: Scope
  /** Terms of the site's glossary that the text has. */
  readonly glossary?: readonly Term[]
  readonly effort: Effort
  /** Components that are open while blocks are read. */
  readonly openTags: string[]
  /** Whether the inline text that is being read is between the tags of one. */
  insideTags: boolean
  /** Sign → its next offset in a text from `at`. */
  readonly ahead: Map<RegExp, { readonly src: string; readonly at: number; readonly next: number }>
  /** The line of the last admonition with empty lines: as in Docusaurus, the list that it is in is loose. */
  looseBox: number
  /** Indentation of the text of the list around the block that is being read; 0 outside of lists. */
  boxIndent: number
  /** Offset of the last `</name` of an element in the text; -1 when there is none. */
  readonly lastClose: (name: string, src: string) => number
}
