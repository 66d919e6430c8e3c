// The tokens of a text → a tree. Each token is printed once; what it is comes from the token itself. Only
// authors' raw HTML and the markup of boxes and code blocks are read as HTML, each piece by itself.
import { decodeHTMLAttribute } from 'entities'
import type { MarkdownIt, Token } from 'markdown-it'
import { type HtmlToken, htmlTokens, voidElements } from '../../shared/html.ts'
import { readTag, type Tag } from '../../shared/htmlTag.ts'
import { type ElementPart, htmlOf, type PartAttribute, partOf, partWithoutRule } from '../elementPart.ts'
import { type HtmlPlaceholder, htmlPrinter } from '../features/html.ts'
import type { Reading } from '../reading.ts'
import { type Tree, TreeBuilder } from './treeBuilder.ts'

export interface TextTokens {
  readonly md: MarkdownIt
  readonly tokens: readonly Token[]
  readonly reading: Reading
  /** Raw HTML may have the attribute names of React. */
  readonly readsJsx: boolean
}

export function tokenTree(text: TextTokens): Tree {
  const tree = new TreeBuilder(text.reading.nodes)
  addTokens(text.tokens, text, tree)
  return tree.finish()
}

function addTokens(tokens: readonly Token[], text: TextTokens, tree: TreeBuilder): void {
  const { md, reading, readsJsx } = text
  const { renderer, options } = md
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'inline') {
      addTokens(token.children ?? [], text, tree)
      continue
    }
    if (token.type === 'html_block' || token.type === 'html_inline') {
      addRawHtml(token, readsJsx, tree)
      continue
    }
    const rule = renderer.rules[token.type]
    const printed = rule
      ? rule(tokens as Token[], index, options, reading, renderer)
      : renderer.renderToken(tokens as Token[], index, options)
    const part = rule ? partOf(token) : partWithoutRule(token)
    if (texts.has(token.type)) tree.text(printed)
    else if (boxes.has(token.type) && addBox(printed, tree)) continue
    else if (part) addPart(part, printed, tree)
    else
      for (const piece of htmlTokens(printed))
        addPiece(piece, printed.slice(piece.start, piece.end), [], tree)
  }
}

const texts = new Set(['text', 'text_special', 'emoji', 'softbreak'])

/** Tokens that are printed as one element. */
const boxes = new Set(['code_inline', 'code_block', 'fence'])

/** Code is long and has nothing in it that depends on the page: only its outer tags are read. */
function addBox(printed: string, tree: TreeBuilder): boolean {
  const tag = readTag(printed, 0)
  const close = printed.lastIndexOf('</')
  const end = printed.lastIndexOf('>') + 1
  if (!tag || printed.includes('\0') || printed.slice(close, end) !== `</${tag.name}>`) return false
  tree.open({ name: tag.name, attributes: attributesOf(tag, []), isVoid: false }, printed.slice(0, tag.end))
  tree.text(printed.slice(tag.end, close))
  tree.close(tag.name, printed.slice(close, end))
  tree.text(printed.slice(end))
  return true
}

/** A tag with the line breaks around it; nothing when the token is hidden. */
function addPart(part: ElementPart, printed: string, tree: TreeBuilder): void {
  const tag = printed.trim()
  if (tag === '') {
    tree.text(printed)
    return
  }
  const before = printed.startsWith('\n') ? '\n' : ''
  tree.text(before)
  const { kind, name, attributes } = part
  if (kind === 'close') tree.close(name, tag)
  else if (kind === 'empty') {
    tree.open({ name, attributes, isVoid: false }, htmlOf({ ...part, kind: 'open' }))
    tree.close(name, `</${name}>`)
  } else tree.open({ name, attributes, isVoid: kind === 'void' || voidElements.has(name) }, tag)
  tree.text(printed.slice(before.length + tag.length))
}

function addRawHtml(token: Token, readsJsx: boolean, tree: TreeBuilder): void {
  const { placeholders = [] } = (token.meta ?? {}) as { placeholders?: readonly HtmlPlaceholder[] }
  const print = htmlPrinter(token, readsJsx)
  for (const piece of htmlTokens(token.content, { expressions: true }))
    addPiece(piece, print(piece.end), placeholders, tree)
}

/** `placeholders` are those of the HTML that the piece belongs to. */
function addPiece(
  piece: HtmlToken,
  printed: string,
  placeholders: readonly HtmlPlaceholder[],
  tree: TreeBuilder,
): void {
  if (piece.type === 'comment') tree.comment(printed)
  else if (piece.type !== 'tag') {
    for (const [index, part] of printed.split('\0').entries())
      if (index % 2 === 0) tree.text(part)
      else tree.placeholder(part)
  } else if (piece.tag.closing) tree.close(piece.tag.name, printed)
  else {
    const { name, selfClosing } = piece.tag
    const isVoid = selfClosing || voidElements.has(name.toLowerCase())
    tree.open({ name, attributes: attributesOf(piece.tag, placeholders), isVoid }, printed)
  }
}

const attributesOf = (tag: Tag, placeholders: readonly HtmlPlaceholder[]): readonly PartAttribute[] =>
  tag.attributes.map(({ name, value, from }) => {
    const link = placeholders.find((one) => one.from === from)?.link
    return link === undefined ? { name, value: value === null ? null : decodeHTMLAttribute(value) } : { link }
  })
