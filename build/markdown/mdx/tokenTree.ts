// The tokens of a text → a tree. Each token is printed once; what it is comes from the token itself. Only
// authors' raw HTML and the markup of boxes and code blocks are read as HTML, each piece by itself.
import { decodeHTMLAttribute } from 'entities'
import type { MarkdownIt, Token } from 'markdown-it'
import { hasHashLink } from '../../shared/components/heading.ts'
import { escapeHtml } from '../../shared/escape.ts'
import { type HtmlToken, htmlTokens, voidElements } from '../../shared/html.ts'
import { readTag, type Tag } from '../../shared/htmlTag.ts'
import { noUrl } from '../../shared/unsafeUrls.ts'
import type { FenceSettings } from '../code/fenceKind.ts'
import { type Fence, readFence } from '../code/fenceProps.ts'
import { type ElementPart, htmlOf, type PartAttribute, partOf, partWithoutRule } from '../elementPart.ts'
import { type HtmlChanges, htmlPrinter } from '../features/html.ts'
import { isMapped } from '../features/mappedElements.ts'
import { tokensForAgents } from '../features/visibility.ts'
import type { Reading } from '../reading.ts'
import { type KnownComponents, meaningOf } from './components.ts'
import { type Tree, TreeBuilder } from './treeBuilder.ts'

export interface TextTokens {
  readonly md: MarkdownIt
  readonly tokens: readonly Token[]
  readonly reading: Reading
  /** Raw HTML may have the attribute names of React. */
  readonly readsJsx: boolean
  readonly known: KnownComponents
  readonly fences: FenceSettings
}

export function tokenTree(text: TextTokens): Tree {
  const { reading, known } = text
  const tree = new TreeBuilder(
    reading.nodes,
    (name) => meaningOf(name, reading.scope, known).kind === 'component',
  )
  addTokens(text.tokens, text, tree)
  return tree.finish()
}

function addTokens(tokens: readonly Token[], text: TextTokens, tree: TreeBuilder): void {
  const { md, reading, readsJsx, known } = text
  const { elements } = known
  const { renderer, options } = md
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'inline') {
      addTokens(withoutAnchor(token, tokens[index - 1], elements), text, tree)
      continue
    }
    const forAgents = tokensForAgents(token)
    if (forAgents.length > 0) {
      addTokens(forAgents, text, tree)
      continue
    }
    if (token.type === 'html_block' || token.type === 'html_inline') {
      addRawHtml(token, readsJsx, tree)
      continue
    }
    const isFence = token.type === 'fence' || token.type === 'code_block'
    const fence = isFence ? readFence(token, md.utils.unescapeAll, text.fences) : null
    if (fence && elements?.has('pre') && (known.mapsMarkup || fence.kind === 'code')) {
      addMappedFence(fence, tree)
      continue
    }
    // Components of a site expect a table between their tags, not the box around it.
    const isBare = token.type === 'table_open' && tree.isReadByComponent
    const rule = isBare ? undefined : renderer.rules[token.type]
    const printed = rule
      ? rule(tokens as Token[], index, options, reading, renderer)
      : renderer.renderToken(tokens as Token[], index, options)
    const part = rule ? partOf(token) : partWithoutRule(token)
    const mapped = elements?.has(token.tag) && isMapped(token) ? token.tag : null
    if (texts.has(token.type)) tree.text(printed)
    else if (isValue(token)) tree.value(printed)
    else if (boxes.has(token.type) && addBox(token.type, printed, tree, { mapped, fence })) continue
    else if (part) addPart(part, printed, tree, mapped)
    else
      for (const piece of htmlTokens(token.type === 'component' ? readable(printed) : printed))
        addPiece(piece, printed.slice(piece.start, piece.end), {
          tree,
          mapped:
            known.mapsMarkup && piece.type === 'tag' && elements?.has(piece.tag.name)
              ? piece.tag.name
              : mapped,
        })
  }
}

/** Components for headings add the link to the heading themselves. */
function withoutAnchor(
  { children }: Token,
  before: Token | undefined,
  elements: KnownComponents['elements'],
): readonly Token[] {
  const all = children ?? []
  if (before?.type !== 'heading_open' || !elements?.has(before.tag)) return all
  const last = all.at(-1)
  const isLink = last?.type === 'html_inline' && hasHashLink(last.content)
  return isLink ? all.slice(0, -1) : all
}

/** Placeholders of links in tags as attributes, which take as much space. */
const readable = (printed: string): string =>
  printed.includes('\0') ? printed.replace(/(?<= )\0(\d+)\0(?=[ >])/g, 'x$1x') : printed

const linkName = /^x(\d+)x$/

/** An expression on lines of its own whose value is known. */
const isValue = ({ type, block, meta }: Token): boolean =>
  type === 'expression' && block && meta?.['text'] !== undefined

const texts = new Set(['text', 'text_special', 'emoji', 'softbreak', 'raw_text'])

/** Tokens that are printed as one element. */
const boxes = new Set(['code_inline', 'code_block', 'fence'])

/** Commands for package managers are tabs. */
const isCodeBlock = /^<div class="(?:theme-code-block|live-code)\b/

/** Code is long and has nothing in it that depends on the page: only its outer tags are read. */
function addBox(
  type: string,
  printed: string,
  tree: TreeBuilder,
  { mapped, fence }: { readonly mapped: string | null; readonly fence: Fence | null },
): boolean {
  const tag = readTag(printed, 0)
  const close = printed.lastIndexOf('</')
  const end = printed.lastIndexOf('>') + 1
  if (!tag || printed.includes('\0') || printed.slice(close, end) !== `</${tag.name}>`) return false
  tree.open(
    {
      name: tag.name,
      attributes: attributesOf(tag, []),
      isVoid: false,
      isMapped: tag.name === mapped,
      isWhole: type !== 'code_inline',
      fence: tree.isWithinReader && isCodeBlock.test(printed) ? (fence?.props ?? null) : null,
    },
    printed.slice(0, tag.end),
  )
  tree.text(printed.slice(tag.end, close))
  tree.close(tag.name, printed.slice(close, end))
  tree.text(printed.slice(end))
  return true
}

/** Components of the site show the elements of MDX: `<pre><code className="language-js">`. */
function addMappedFence({ kind, props }: Fence, tree: TreeBuilder): void {
  const { className, metastring, children = '' } = props
  const live = kind === 'live' ? null : undefined
  const attributes = Object.entries({ class: className, metastring, live }).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  )
  tree.open({ name: 'pre', attributes: [], isMapped: true, isVoid: false }, '<pre>')
  tree.open({ name: 'code', attributes, isMapped: true, isVoid: false }, '<code>')
  tree.text(escapeHtml(children))
  tree.close('code', '</code>')
  tree.close('pre', '</pre>')
}

/** A tag with the line breaks around it; nothing when the token is hidden. */
function addPart(part: ElementPart, printed: string, tree: TreeBuilder, mapped: string | null): void {
  const tag = printed.trim()
  if (tag === '') {
    tree.text(printed)
    return
  }
  const before = printed.startsWith('\n') ? '\n' : ''
  tree.text(before)
  const { kind, name } = part
  const isMapped = name === mapped
  const attributes = isMapped ? part.attributes.filter((one) => !isAnchor(one)) : part.attributes
  if (kind === 'close') tree.close(name, tag)
  else if (kind === 'empty') {
    tree.open({ name, attributes, isMapped, isVoid: false }, htmlOf({ ...part, kind: 'open' }))
    tree.close(name, `</${name}>`)
  } else tree.open({ name, attributes, isMapped, isVoid: kind === 'void' || voidElements.has(name) }, tag)
  tree.text(printed.slice(before.length + tag.length))
}

/** The class of headings with a link to themselves. */
const isAnchor = (attribute: PartAttribute): boolean =>
  'name' in attribute && attribute.name === 'class' && attribute.value === 'anchor'

function addRawHtml(token: Token, readsJsx: boolean, tree: TreeBuilder): void {
  const { placeholders = [] } = (token.meta ?? {}) as { placeholders?: HtmlChanges }
  const print = htmlPrinter(token, readsJsx)
  for (const piece of htmlTokens(token.content, { expressions: true }))
    addPiece(piece, print(piece.end), { placeholders, tree })
}

/** `placeholders` are those of the HTML that the piece belongs to. */
interface PiecePlace {
  readonly tree: TreeBuilder
  readonly placeholders?: HtmlChanges
  /** The element that a component shows. */
  readonly mapped?: string | null
}

function addPiece(
  piece: HtmlToken,
  printed: string,
  { tree, placeholders = [], mapped = null }: PiecePlace,
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
    const attributes = attributesOf(piece.tag, placeholders)
    tree.open({ name, attributes, isVoid, isMapped: name === mapped }, printed)
  }
}

const attributesOf = (tag: Tag, placeholders: HtmlChanges): readonly PartAttribute[] =>
  tag.attributes.flatMap(({ name, value, from }): PartAttribute[] => {
    const change = placeholders.find((one) => one.from === from)
    if (change && 'link' in change) return [{ link: change.link }]
    if (value === null && linkName.test(name)) return [{ link: Number(name.slice(1, -1)) }]
    if (change?.text === '') return []
    return [{ name, value: change ? noUrl : value === null ? null : decodeHTMLAttribute(value) }]
  })
