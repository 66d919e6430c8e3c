// Inline content of a tree → tokens of markdown-it.
import type { Token } from 'markdown-it'
import type { TokenMaker } from './tokenMaker.ts'
import { type TreeNode, treeText } from './treeNode.ts'
import {
  hasOnly,
  hasOnlyText,
  type Image,
  imageIn,
  isComment,
  isFormula,
  nameOf,
  propertyOf,
} from './treeShape.ts'

export function inlineTokens(node: TreeNode, maker: TokenMaker): Token[] {
  const children = () => (node.children ?? []).flatMap((child) => inlineTokens(child, maker))
  const name = nameOf(node)
  if (node.type === 'text') return [maker.text(node.value ?? '')]
  if (node.type === 'comment' || node.type === 'raw') {
    const html = maker.make('html_inline', node)
    html.content = node.type === 'raw' ? (node.value ?? '') : `<!--${node.value}-->`
    return [html]
  }
  if (isComment(node))
    return [Object.assign(maker.make('component_comment', node), { content: `{${node.value}}` })]
  if (/^mdx(?:Text|Flow)Expression$/.test(node.type)) return [maker.expression(node)]
  if (node.type === 'element' && name === 'code' && hasOnlyText(node)) return [inlineCode(node, maker)]
  if (node.type === 'element' && name === 'a' && hasOnly(node, ['href', 'title']) && propertyOf(node, 'href'))
    return link(node, children(), maker)
  const image = isMarkdownImage(node) ? imageIn(node) : null
  if (image) return [imageToken(node, image, maker)]
  if (node.type === 'element' && simple.has(name) && hasOnly(node, []))
    return [
      maker.make(`${name}_open`, node, name, 1),
      ...children(),
      maker.make(`${name}_close`, node, name, -1),
    ]
  const [open, close] = maker.tags(node)
  return close ? [open, ...children(), close] : [open]
}

/** An `<img>` that is written as an element keeps its URL, and Docusaurus does not look for its file. */
const isMarkdownImage = ({ type, data }: TreeNode): boolean =>
  type === 'element' || data?.['troodonImage'] === true

function inlineCode(node: TreeNode, maker: TokenMaker): Token {
  const formula = isFormula(node)
  const token = maker.make(formula ? 'math_inline' : 'code_inline', node, formula ? '' : 'code')
  token.content = treeText(node)
  token.markup = formula ? '$' : '`'
  return token
}

function link(node: TreeNode, children: readonly Token[], maker: TokenMaker): Token[] {
  const open = maker.make('link_open', node, 'a', 1)
  open.attrSet('href', propertyOf(node, 'href'))
  const title = propertyOf(node, 'title')
  if (title !== '') open.attrSet('title', title)
  return [open, ...children, maker.make('link_close', node, 'a', -1)]
}

function imageToken(node: TreeNode, { src = '', alt = '', title }: Image, maker: TokenMaker): Token {
  const token = maker.make('image', node, 'img')
  token.attrSet('src', src)
  if (title) token.attrSet('title', title)
  token.content = alt
  token.children = [maker.text(alt)]
  return token
}

/** Elements with tokens of markdown-it, which the headings of the table of contents keep. */
const simple = new Set(['strong', 'em', 'del', 's', 'sub', 'sup'])
