// A tree of rehype → tokens of markdown-it: from here on a page that plugins changed is read like any
// other.
import { slug } from 'github-slugger'
import type { Token } from 'markdown-it'
import { voidElements } from '../../shared/html.ts'
import type { Tag } from '../../shared/htmlTag.ts'
import { readExpression, readModule } from '../mdx/javascript.ts'
import { declare } from '../mdx/scope.ts'
import type { Place } from '../positions.ts'
import type { Reading } from '../reading.ts'
import { attributesOf } from './attributes.ts'
import { headingKey } from './defaultSteps.ts'
import { type TreeNode, treeText } from './treeNode.ts'
import {
  classesOf,
  codeIn,
  componentName,
  hasOnly,
  hasOnlyText,
  type Image,
  imageIn,
  isBlock,
  isComment,
  isPlain,
  isSpace,
  isTable,
  nameOf,
  propertyOf,
  urlOf,
  withTitle,
} from './treeShape.ts'

export interface TokensOptions {
  readonly Token: new (type: string, tag: string, nesting: -1 | 0 | 1) => Token
  readonly reading: Reading
  /** Headings of the table of contents, see `headingKey`. */
  readonly headings: ReadonlySet<string>
}

export function treeTokens(tree: TreeNode, options: TokensOptions): Token[] {
  const writer = new TokenWriter(options)
  writer.blocks(tree.children ?? [])
  return writer.tokens
}

const headingName = /^h[1-6]$/
const formulaClass = /^(?:language-math|math|math-inline|math-display)$/

class TokenWriter {
  readonly tokens: Token[] = []
  readonly #options: TokensOptions
  #level = 0

  constructor(options: TokensOptions) {
    this.#options = options
  }

  /** Runs of inline content become one token; blocks have tokens of their own. */
  blocks(nodes: readonly TreeNode[]): void {
    let run: TreeNode[] = []
    for (const node of nodes) {
      if (!isBlock(node)) {
        run.push(node)
        continue
      }
      this.#inline(run)
      run = []
      this.#block(node)
    }
    this.#inline(run)
  }

  #inline(nodes: readonly TreeNode[]): void {
    if (nodes.every(isSpace)) return
    const token = this.#push('inline', nodes[0])
    token.children = nodes.flatMap((node) => this.#inlineTokens(node))
  }

  #block(node: TreeNode): void {
    const name = nameOf(node)
    if (node.type === 'mdxjsEsm') this.#statements(node)
    else if (node.type === 'comment') this.#html(`<!--${node.value}-->`, node)
    else if (node.type === 'raw') this.#html(node.value ?? '', node)
    else if (isComment(node)) this.#push('component_comment', node).content = `{${node.value}}`
    else if (node.type === 'mdxFlowExpression') this.tokens.push(this.#expression(node))
    else if (headingName.test(name) && node.type === 'element' && this.#isListed(node))
      this.#heading(node, name)
    else if (name === 'p' && node.type === 'element' && isPlain(node)) this.#around('paragraph', 'p', node)
    else if (name === 'table' && isTable(node)) this.#table(node)
    else if (name === 'mermaid') this.#fence('mermaid', propertyOf(node, 'value'), node)
    else if (name === 'pre' && codeIn(node)) this.#code(codeIn(node) as TreeNode, node)
    else this.#element(node)
  }

  #statements(node: TreeNode): void {
    const { reading } = this.#options
    const text = node.value ?? ''
    const read = readModule(text)
    if (read.ok) declare(reading.scope, text, read.program)
    else
      reading.diagnostics.push({
        code: 'moduleSyntax',
        ...this.#place(node),
        message: `These statements cannot be read: ${read.message}.`,
        hint: 'Correct them, or the plugin that writes them.',
      })
  }

  #html(html: string, node: TreeNode): void {
    this.#push('html_block', node).content = html
  }

  #heading(node: TreeNode, name: string): void {
    const [open] = this.#around('heading', name, node)
    const id = propertyOf(node, 'id')
    if (id !== '') open.attrSet('id', id)
    for (const { name: key, value } of attributesOf(node))
      if (key !== 'id') open.attrSet(key === 'className' ? 'class' : key, value ?? '')
    // The title has an id only where the author gives one.
    if (name === 'h1' && id !== slug(treeText(node))) open.meta = { ...open.meta, explicitId: true }
  }

  /** A table of Markdown, cell by cell. */
  #table(node: TreeNode): void {
    const name = nameOf(node)
    if (name === 'th' || name === 'td') {
      const [open] = this.#around(name, name, node)
      const side = propertyOf(node, 'align')
      if (side !== '') open.attrSet('style', `text-align:${side}`)
      return
    }
    this.#push(`${name}_open`, node, name, 1)
    this.#level++
    for (const child of node.children ?? []) if (child.type === 'element') this.#table(child)
    this.#level--
    this.#push(`${name}_close`, node, name, -1)
  }

  /** The opening and the closing token, with the content in one token between them. */
  #around(type: string, tag: string, node: TreeNode): [Token, Token] {
    const open = this.#push(`${type}_open`, node, tag, 1)
    this.#level++
    const inline = this.#push('inline', node)
    inline.children = (node.children ?? []).flatMap((child) => this.#inlineTokens(child))
    this.#level--
    const close = this.#push(`${type}_close`, undefined, tag, -1)
    return [open, close]
  }

  #code(code: TreeNode, pre: TreeNode): void {
    const language =
      classesOf(code)
        .find((one) => one.startsWith('language-'))
        ?.slice(9) ?? ''
    if (classesOf(code).some((one) => formulaClass.test(one))) {
      const token = this.#push('math_block', pre)
      token.content = treeText(code)
      return
    }
    const meta = code.data?.['meta'] ?? propertyOf(code, 'metastring')
    const words = typeof meta === 'string' && meta !== '' ? ` ${meta}` : ''
    this.#fence(words !== '' && language === '' ? `text${words}` : language + words, treeText(code), pre)
  }

  #fence(info: string, content: string, node: TreeNode): void {
    const token = this.#push('fence', node, 'code')
    token.info = info
    token.content = content === '' || content.endsWith('\n') ? content : `${content}\n`
  }

  #element(node: TreeNode): void {
    const [open, close] = this.#tags(node)
    this.tokens.push(open)
    if (!close) return
    this.#level++
    this.blocks(node.children ?? [])
    this.#level--
    this.tokens.push(close)
  }

  #inlineTokens(node: TreeNode): Token[] {
    const children = () => (node.children ?? []).flatMap((child) => this.#inlineTokens(child))
    const name = nameOf(node)
    if (node.type === 'text') return [this.#text(node.value ?? '')]
    if (node.type === 'comment' || node.type === 'raw') {
      const html = this.#make('html_inline', node)
      html.content = node.type === 'raw' ? (node.value ?? '') : `<!--${node.value}-->`
      return [html]
    }
    if (isComment(node))
      return [Object.assign(this.#make('component_comment', node), { content: `{${node.value}}` })]
    if (/^mdx(?:Text|Flow)Expression$/.test(node.type)) return [this.#expression(node)]
    if (node.type === 'element' && name === 'code' && hasOnlyText(node)) return [this.#inlineCode(node)]
    if (
      node.type === 'element' &&
      name === 'a' &&
      hasOnly(node, ['href', 'title']) &&
      propertyOf(node, 'href')
    )
      return this.#link(node, children())
    const image = imageIn(node)
    if (image) return [this.#image(node, image)]
    if (node.type === 'element' && simple.has(name) && hasOnly(node, []))
      return [
        this.#make(`${name}_open`, node, name, 1),
        ...children(),
        this.#make(`${name}_close`, node, name, -1),
      ]
    const [open, close] = this.#tags(node)
    return close ? [open, ...children(), close] : [open]
  }

  #inlineCode(node: TreeNode): Token {
    const isFormula = classesOf(node).some((one) => formulaClass.test(one))
    const token = this.#make(isFormula ? 'math_inline' : 'code_inline', node, isFormula ? '' : 'code')
    token.content = treeText(node)
    token.markup = isFormula ? '$' : '`'
    return token
  }

  #link(node: TreeNode, children: readonly Token[]): Token[] {
    const open = this.#make('link_open', node, 'a', 1)
    open.attrSet('href', propertyOf(node, 'href'))
    const title = propertyOf(node, 'title')
    if (title !== '') open.attrSet('title', title)
    return [open, ...children, this.#make('link_close', node, 'a', -1)]
  }

  #image(node: TreeNode, { src = '', alt = '', title }: Image): Token {
    const token = this.#make('image', node, 'img')
    token.attrSet('src', src)
    if (title) token.attrSet('title', title)
    token.content = alt
    token.children = [this.#text(alt)]
    return token
  }

  #expression(node: TreeNode): Token {
    const token = this.#make('expression', node)
    const value = node.value ?? ''
    const read = readExpression(`{${value}}`, 0, value.length + 2, this.#options.reading.effort)
    token.meta = { ...token.meta, source: value, node: read.ok ? read.node : null }
    return token
  }

  /** The tags of an element; the second is null when it has none. */
  #tags(node: TreeNode): [Token, Token | null] {
    const name = componentName(node)
    const isVoid = voidElements.has(name) || (node.type !== 'element' && !node.children?.length)
    const tag = (closing: boolean): Tag => ({
      ...{ name, closing, selfClosing: !closing && isVoid, end: 0 },
      attributes: closing ? [] : attributesOf(withTitle(node)),
    })
    const make = (closing: boolean) => {
      const token = this.#make('component', node)
      token.content = closing ? `</${name}>` : `<${name}>`
      token.meta = { ...token.meta, tag: tag(closing) }
      return token
    }
    return [make(false), isVoid ? null : make(true)]
  }

  #text(content: string): Token {
    const token = this.#make('text', undefined)
    token.content = content
    return token
  }

  #push(type: string, node: TreeNode | undefined, tag = '', nesting: -1 | 0 | 1 = 0): Token {
    const token = this.#make(type, node, tag, nesting)
    token.block = type !== 'component'
    const { start, end } = node?.position ?? {}
    token.map = [(start?.line ?? 1) - 1, end?.line ?? 1]
    this.tokens.push(token)
    return token
  }

  #make(type: string, node: TreeNode | undefined, tag = '', nesting: -1 | 0 | 1 = 0): Token {
    const token = new this.#options.Token(type, tag, nesting)
    token.level = this.#level
    token.meta = node ? { place: this.#place(node), offset: 0 } : null
    return token
  }

  /** Where the node is; of a link or an image, where its URL is. */
  #place(node: TreeNode): Place {
    const { lines, lineOffset } = this.#options.reading
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    const url = urlOf(node)
    const last = node.position?.end.line ?? line
    for (let row = line; url !== '' && row <= last; row++) {
      const text = lines[row - 1] ?? ''
      const end = row === last ? (node.position?.end.column ?? 0) - 1 : text.length
      const at = text.slice(0, Math.max(0, end)).lastIndexOf(url)
      if (at !== -1 && (row > line || at >= column - 1)) return { line: row + lineOffset, column: at + 1 }
    }
    return { line: line + lineOffset, column }
  }

  #isListed = (node: TreeNode): boolean =>
    this.#options.headings.has(headingKey(node.position?.start.offset, propertyOf(node, 'id')))
}

/** Elements with tokens of markdown-it, which the headings of the table of contents keep. */
const simple = new Set(['strong', 'em', 'del', 's', 'sub', 'sup'])
