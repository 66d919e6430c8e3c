// The one Markdown parser: CommonMark and GFM from markdown-it plus the features below, in this order. A feature is one
// file; adding one is a row here and a fixture in test/markdown/.
import createParser, { type Env, type MarkdownIt } from 'markdown-it'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import type { EscapeFact, LinkFact } from '../model/page.ts'
import type { Heading } from '../shared/toc.ts'
import { admonitions } from './features/admonitions.ts'
import { codeBlocks } from './features/codeBlocks.ts'
import { components } from './features/components.ts'
import { headings } from './features/headings.ts'
import { html } from './features/html.ts'
import { links } from './features/links.ts'
import { moduleLines } from './features/moduleLines.ts'
import { tables } from './features/tables.ts'
import { taskLists } from './features/taskLists.ts'
import type { Highlighter } from './highlight.ts'

/** How a file is read: `md` is CommonMark, `mdx` has components, `auto` is CommonMark with components where they parse. */
export type Syntax = 'md' | 'auto' | 'mdx'

/** What the features learn while reading one file; the parser's `env`. */
export interface Reading extends Env {
  /** The text's lines, for columns. */
  readonly lines: readonly string[]
  /** Lines of front matter before the text. */
  readonly lineOffset: number
  readonly links: LinkFact[]
  readonly ids: string[]
  readonly headings: Heading[]
  readonly escapes: EscapeFact[]
  readonly diagnostics: LocalDiagnostic[]
  contentTitle: string | null
  excerpt: string | null
}

export type Feature = (md: MarkdownIt, options: FeatureOptions) => void

export interface FeatureOptions {
  readonly syntax: Syntax
  readonly highlighter: Highlighter
}

const features: readonly Feature[] = [moduleLines, components, html, links, headings, codeBlocks, admonitions, tables, taskLists]

/** A parser for one syntax; reusable, keeps nothing between files. */
export function createMarkdown(options: FeatureOptions): MarkdownIt {
  const md = new createParser({ html: true, linkify: true, maxNesting: 100 })
  md.linkify.set({ fuzzyLink: false })
  if (options.syntax === 'mdx') md.disable(['code', 'autolink'])
  for (const feature of features) feature(md, options)
  return md
}
