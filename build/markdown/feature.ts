// The type of a feature of the parser: a function that adds rules to markdown-it, given the options of the
// site.
import type { MarkdownIt, Token } from 'markdown-it'
import type { MarkdownPlugin } from '../model/config/markdownExtensions.ts'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import type { FindIcon } from '../model/icons.ts'
import type { EscapeFact, ExternalLink } from '../model/page.ts'
import type { MarkdownConfig } from '../model/project.ts'
import type { SplitFile } from './frontMatter.ts'
import type { Highlighter } from './highlight.ts'
import type { KnownComponents } from './mdx/components.ts'
import type { Reading } from './reading.ts'

/**
 * How a file is read: `md` is CommonMark, `mdx` has components, `auto` is CommonMark with components where
 * they parse.
 */
export type Syntax = 'md' | 'auto' | 'mdx'

/** `mdxFirst` is `mdx`, and `auto` for a file that is not valid MDX. */
export type FileSyntax = Syntax | 'mdxFirst'

/** What reading a file has found, after its own rules. */
export type Lint = (text: {
  readonly file: SplitFile
  readonly reading: Reading
  readonly tokens: readonly Token[]
}) => Linted

export interface Linted {
  readonly diagnostics: readonly LocalDiagnostic[]
  /** Problems that only `check` reports. */
  readonly hints: readonly LocalDiagnostic[]
  /** Comments that excuse problems which are found later. */
  readonly escapes: readonly EscapeFact[]
  /** Links to other sites. */
  readonly external: readonly ExternalLink[]
}

/** The drawing, or a similar name where there is none. */
export type Feature = (md: MarkdownIt, options: FeatureOptions) => void

export interface FeatureOptions {
  readonly syntax: Syntax
  readonly highlighter: Highlighter
  readonly markdown: MarkdownConfig
  readonly knownComponents: KnownComponents
  /** The site's markdown-it plugins, which come last. */
  readonly markdownItPlugins?: readonly MarkdownPlugin[]
  /** Looks at what was read. Missing where no rules are checked. */
  readonly lint?: Lint
  /** Drawings by name, when the site has sets of icons. Missing: it has none. */
  readonly icons?: FindIcon
  /** KaTeX, when the site has it. */
  readonly renderMath: ((source: string, display: boolean) => string) | null
}
