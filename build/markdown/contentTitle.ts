// The heading that is the title of a page: the first one, if its level is 1. Without it, the page begins with
// the title of its front matter.
import type { Token } from 'markdown-it'
import type { MarkdownBehaviors } from '../model/behaviors.ts'
import { htmlTokens } from '../shared/html.ts'
import { type TreeNode, treeText } from './unified/treeNode.ts'

/** The title in the front matter, as written. */
type Named = Readonly<Record<string, unknown>>

/**
 * What ends the search: a line (`---`), and then the title of the front matter is not shown if words come
 * before another heading of level 1; or such words, so that a title is never lost.
 */
export type TitleEnd = MarkdownBehaviors['namesFrom']

/** The token that opens the title; null: the page prints the title of the front matter or of its file. */
export function titleToken(tokens: readonly Token[], named: Named, end: TitleEnd): Token | null {
  let hasWords = false
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'hr' && end === 'lines') return null
    if (token.type === 'heading_open') {
      const text = wordsIn(tokens[index + 1] as Token)
      return token.tag === 'h1' && !(hasWords && isNamedOtherwise(text, named)) ? token : null
    }
    hasWords ||= end === 'words' && isWord.test(wordsIn(token))
  }
  return null
}

/** The same in a tree of remark. */
export function titleNode(tree: TreeNode, named: Named, end: TitleEnd): TreeNode | null {
  let hasWords = false
  const find = (node: TreeNode): TreeNode | null | undefined => {
    if (node.type === 'thematicBreak' && end === 'lines') return null
    if (node.type === 'heading')
      return node['depth'] === 1 && !(hasWords && isNamedOtherwise(treeText(node), named)) ? node : null
    if (end === 'words' && wordNodes.has(node.type)) hasWords ||= isWord.test(withoutTags(node.value ?? ''))
    for (const child of node.children ?? []) {
      const found = find(child)
      if (found !== undefined) return found
    }
    return undefined
  }
  return find(tree) ?? null
}

const wordNodes: ReadonlySet<string> = new Set(['text', 'inlineCode', 'code', 'html'])

const isWord = /[\p{L}\p{N}]/u

function wordsIn({ type, content, children }: Token): string {
  if (type === 'inline')
    return (children ?? []).flatMap((one) => (inlineWords.has(one.type) ? one.content : [])).join('')
  return blockWords.has(type) ? withoutTags(content) : ''
}

const inlineWords: ReadonlySet<string> = new Set(['text', 'code_inline', 'text_special', 'emoji'])

const blockWords: ReadonlySet<string> = new Set(['html_block', 'fence', 'code_block'])

const withoutTags = (html: string): string =>
  [...htmlTokens(html)]
    .flatMap(({ type, ...token }) => (type === 'text' && 'text' in token ? token.text : []))
    .join('')

/** Marks of Markdown, case and punctuation do not make another title. */
function isNamedOtherwise(heading: string, { title }: Named): boolean {
  return title !== undefined && title !== null && lettersOf(String(title)) !== lettersOf(heading)
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
