// The one Markdown parser: CommonMark and GFM from markdown-it plus the features below, in this order. A feature is one
// file; adding one is a row here and a fixture in test/build/markdown/cases/.
import createParser, { type Env, type MarkdownIt } from 'markdown-it'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import type { CodeFact, EscapeFact, IncludeFact, LinkFact, Use } from '../model/page.ts'
import type { MarkdownConfig } from '../model/project.ts'
import type { HeadElement } from '../shared/routeData.ts'
import type { Tag } from '../shared/tags.ts'
import type { Heading } from '../shared/toc.ts'
import type { Widget } from '../shared/widgets.ts'
import { admonitions } from './features/admonitions.ts'
import { alerts } from './features/alerts.ts'
import { autolinks } from './features/autolinks.ts'
import { codeBlocks } from './features/codeBlocks.ts'
import { emoji } from './features/emoji.ts'
import { esm } from './features/esm.ts'
import { footnotes } from './features/footnotes.ts'
import { headings } from './features/headings.ts'
import { html } from './features/html.ts'
import { links } from './features/links.ts'
import { math } from './features/math.ts'
import { mdx } from './features/mdx.ts'
import { mdxHtml } from './features/mdxHtml.ts'
import { strikethrough } from './features/strikethrough.ts'
import { tables } from './features/tables.ts'
import { taskLists } from './features/taskLists.ts'
import { truncation } from './features/truncation.ts'
import type { Highlighter } from './highlight.ts'
import type { KnownComponents } from './mdx/components.ts'
import type { Effort } from './mdx/javascript.ts'
import type { Scope } from './mdx/scope.ts'

/** How a file is read: `md` is CommonMark, `mdx` has components, `auto` is CommonMark with components where they parse. */
export type Syntax = 'md' | 'auto' | 'mdx'

/** A component or expression of a page with code, in the order of the holes in its HTML. */
export type CodeNode =
  | { readonly type: 'element'; readonly tag: Tag; readonly links: readonly number[] }
  | { readonly type: 'close' }
  | { readonly type: 'expression'; readonly source: string }

/** What the features learn while reading one file; the parser's `env`. */
export interface Reading extends Env {
  /** The text's lines, for columns. */
  readonly lines: readonly string[]
  /** Lines of front matter before the text. */
  readonly lineOffset: number
  /** Front matter as written, for expressions. */
  readonly frontMatterData: Readonly<Record<string, unknown>>
  readonly links: LinkFact[]
  readonly ids: string[]
  readonly headings: Heading[]
  readonly escapes: EscapeFact[]
  readonly diagnostics: LocalDiagnostic[]
  readonly includes: (IncludeFact & { headingsBefore: number })[]
  readonly widgets: Widget[]
  readonly head: HeadElement[]
  readonly uses: Set<Use>
  contentTitle: string | null
  excerpt: string | null
  truncated: boolean
  /** Why only code can show the text; null while it is data. */
  code: CodeFact | null
  readonly nodes: CodeNode[]
  readonly scope: Scope
  readonly effort: Effort
  /** Components that are open while blocks are read. */
  readonly openTags: string[]
  /** From here on no comment of this text is closed. */
  unclosed: { readonly src: string; readonly at: number }
  /** Offset of the last `</name` in the text; -1 when there is none. */
  readonly lastClose: (tag: string, src: string) => number
}

export type Feature = (md: MarkdownIt, options: FeatureOptions) => void

export interface FeatureOptions {
  readonly syntax: Syntax
  readonly highlighter: Highlighter
  readonly markdown: MarkdownConfig
  readonly knownComponents: KnownComponents
  /** KaTeX, when the site has it. */
  readonly renderMath: ((source: string, display: boolean) => string) | null
}

const features: readonly Feature[] = [
  esm,
  mdx,
  html,
  footnotes,
  mdxHtml,
  truncation,
  links,
  autolinks,
  emoji,
  headings,
  codeBlocks,
  alerts,
  admonitions,
  math,
  strikethrough,
  tables,
  taskLists,
]

/** A parser for one syntax; reusable, keeps nothing between files. */
export function createMarkdown(options: FeatureOptions): MarkdownIt {
  const md = new createParser({ html: true, linkify: true, maxNesting: 100 })
  for (const feature of features) feature(md, options)
  return md
}
