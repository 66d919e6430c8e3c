// A tree of rehype → tokens of markdown-it: from here on a page that plugins changed is read like any
// other.
import { slug } from 'github-slugger'
import type { Token } from 'markdown-it'
import { admonitionMarkup, admonitionTypes } from '../../shared/components/admonition.ts'
import { slot } from '../../shared/markup.ts'
import { printParts } from '../components/printMarkup.ts'
import { readModule } from '../mdx/javascript.ts'
import { declare } from '../mdx/scope.ts'
import type { Reading } from '../reading.ts'
import { attributesOf } from './attributes.ts'
import { headingKey } from './defaultSteps.ts'
import { inlineTokens } from './inlineTokens.ts'
import { TokenMaker } from './tokenMaker.ts'
import { type TreeNode, treeText } from './treeNode.ts'
import {
  classesOf,
  codeIn,
  isBlock,
  isComment,
  isFormula,
  isPlain,
  isSpace,
  isTable,
  nameOf,
  propertyOf,
  titleIn,
} from './treeShape.ts'

export interface TokensOptions {
  readonly Token: new (type: string, tag: string, nesting: -1 | 0 | 1) => Token
  readonly reading: Reading
  /** Names of components that the site replaces. */
  readonly replaced: ReadonlySet<string>
  /** Headings of the table of contents, see `headingKey`. */
  readonly headings: ReadonlySet<string>
}

export function treeTokens(tree: TreeNode, options: TokensOptions): Token[] {
  const writer = new TokenWriter(options)
  writer.blocks(tree.children ?? [])
  return writer.tokens
}

const headingName = /^h[1-6]$/

class TokenWriter {
  readonly tokens: Token[] = []
  readonly #options: TokensOptions
  readonly #maker: TokenMaker

  constructor(options: TokensOptions) {
    this.#options = options
    this.#maker = new TokenMaker(options.Token, options.reading)
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
    token.children = nodes.flatMap((node) => inlineTokens(node, this.#maker))
  }

  #block(node: TreeNode): void {
    const name = nameOf(node)
    if (node.type === 'mdxjsEsm') this.#statements(node)
    else if (node.type === 'comment') this.#html(`<!--${node.value}-->`, node)
    else if (node.type === 'raw') this.#html(node.value ?? '', node)
    else if (isComment(node)) this.#push('component_comment', node).content = `{${node.value}}`
    else if (node.type === 'mdxFlowExpression') this.tokens.push(this.#maker.expression(node))
    else if (headingName.test(name) && node.type === 'element' && this.#isListed(node))
      this.#heading(node, name)
    else if (name === 'p' && node.type === 'element' && isPlain(node)) this.#around('paragraph', 'p', node)
    else if (name === 'table' && isTable(node)) this.#table(node)
    else if (name === 'mermaid') this.#fence('mermaid', propertyOf(node, 'value'), node)
    else if (name === 'pre' && codeIn(node)) this.#code(codeIn(node) as TreeNode, node)
    else if (name === 'options' && node.type === 'element') this.#optionLists(node)
    else if (name === 'admonition' && titleIn(node) && !this.#options.replaced.has('Admonition'))
      this.#titledBox(node, titleIn(node) as TreeNode)
    else this.#element(node)
  }

  /** The box of an admonition whose title is more than text. */
  #titledBox(node: TreeNode, title: TreeNode): void {
    const [type, className, id] = ['type', 'className', 'id'].map((name) => propertyOf(node, name))
    if (id) this.#options.reading.ids.push(id)
    const [before = '', between = '', after = ''] = printParts(
      admonitionMarkup<string>({
        type: admonitionTypes[type ?? ''] ?? type ?? 'note',
        title: slot,
        className,
        id: id || undefined,
      }),
    )
    this.#push('admonition_open', node, 'div', 1).content = before
    this.#inline(title.children ?? [])
    this.#push('admonition_content', undefined, 'div').content = between
    this.blocks((node.children ?? []).filter((child) => child !== title))
    this.#push('admonition_close', undefined, 'div', -1).content = `${after}\n`
  }

  /** Lists of options are written from the tokens of lists. */
  #optionLists(node: TreeNode): void {
    this.#push('options_open', node, '', 1).meta = { prefix: propertyOf(node, 'id') }
    this.#maker.level++
    for (const list of node.children ?? [])
      if (nameOf(list) === 'ul') this.#list(list)
      else this.blocks([list])
    this.#maker.level--
    this.#push('options_close', undefined, '', -1)
  }

  #list(list: TreeNode): void {
    this.#push('bullet_list_open', list, 'ul', 1)
    for (const item of list.children ?? []) {
      if (nameOf(item) !== 'li') continue
      this.#push('list_item_open', item, 'li', 1)
      this.#maker.level++
      this.blocks(item.children ?? [])
      this.#maker.level--
      this.#push('list_item_close', undefined, 'li', -1)
    }
    this.#push('bullet_list_close', undefined, 'ul', -1)
  }

  #statements(node: TreeNode): void {
    const { reading } = this.#options
    const text = node.value ?? ''
    const read = readModule(text, reading.scope)
    if (read.ok) declare(reading.scope, text, read.program)
    else
      reading.diagnostics.push({
        code: 'moduleSyntax',
        ...this.#maker.place(node),
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
    // The title has an id only where the author gives one, and `ref:` links find only such ids.
    if (id !== '' && id !== slug(treeText(node))) open.meta = { ...open.meta, explicitId: true }
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
    this.#maker.level++
    for (const child of node.children ?? []) if (child.type === 'element') this.#table(child)
    this.#maker.level--
    this.#push(`${name}_close`, node, name, -1)
  }

  /** The opening and the closing token, with the content in one token between them. */
  #around(type: string, tag: string, node: TreeNode): [Token, Token] {
    const open = this.#push(`${type}_open`, node, tag, 1)
    this.#maker.level++
    const inline = this.#push('inline', node)
    inline.children = (node.children ?? []).flatMap((child) => inlineTokens(child, this.#maker))
    this.#maker.level--
    const close = this.#push(`${type}_close`, undefined, tag, -1)
    return [open, close]
  }

  #code(code: TreeNode, pre: TreeNode): void {
    const language =
      classesOf(code)
        .find((one) => one.startsWith('language-'))
        ?.slice(9) ?? ''
    if (isFormula(code)) {
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
    const [open, close] = this.#maker.tags(node)
    this.tokens.push(open)
    if (!close) return
    this.#maker.level++
    this.blocks(node.children ?? [])
    this.#maker.level--
    this.tokens.push(close)
  }

  #push(type: string, node: TreeNode | undefined, tag = '', nesting: -1 | 0 | 1 = 0): Token {
    const token = this.#maker.make(type, node, tag, nesting)
    token.block = type !== 'component'
    const { start, end } = node?.position ?? {}
    token.map = [(start?.line ?? 1) - 1, end?.line ?? 1]
    this.tokens.push(token)
    return token
  }

  #isListed = (node: TreeNode): boolean =>
    this.#options.headings.has(headingKey(node.position?.start.offset, propertyOf(node, 'id')))
}
