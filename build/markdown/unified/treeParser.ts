// Reads trees of unified with the features of the Markdown parser: components, links, headings, formulas.
import type { MarkdownIt, Token } from 'markdown-it'
import type { FeatureOptions } from '../feature.ts'
import { createMarkdown } from '../markdown.ts'
import type { Reading } from '../reading.ts'
import type { TreeNode } from './treeNode.ts'
import { treeTokens } from './treeTokens.ts'

/** A text after plugins and Docusaurus's steps. It is kept in the store: data without cycles. */
export interface UnifiedTree {
  readonly tree: TreeNode
  /** Headings of the table of contents, see `headingKey`. */
  readonly headings: readonly string[]
  /** The text of the heading that is the page's title. */
  readonly title: string | null
}

/** Steps of the parser after the text is tokens. */
const steps = [
  'replaced_details',
  'code_components',
  'replaced_code',
  'mdx_resolve',
  'collect_links',
  'emoji',
  'explicit_ids',
  'visibility',
  'heading_ids',
  'anchor',
  'option_lists',
  'collect_headings',
  'table_alignment',
  'math',
  'truncation',
  'mapped_elements',
]

export interface TreeParser {
  readonly md: MarkdownIt
  readonly read: (unified: UnifiedTree, reading: Reading) => Token[]
}

export function createTreeParser(options: Omit<FeatureOptions, 'syntax'>): TreeParser {
  const md = createMarkdown({ ...options, syntax: 'mdx' })
  md.core.ruler.enableOnly([])
  md.core.ruler.enable(steps, true)
  return {
    md,
    read({ tree, headings, title }, reading) {
      reading.treeTitle = title
      const state = new md.core.State('', md, reading)
      state.tokens = treeTokens(tree, {
        Token: state.Token,
        reading,
        replaced: options.knownComponents.replaced,
        headings: new Set(headings),
      })
      md.core.process(state)
      return state.tokens
    },
  }
}
