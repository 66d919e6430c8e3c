// Makes tokens of markdown-it for nodes of a tree: their level, their place, and what both blocks and
// inline content have: tags, text, expressions.
import type { Token } from 'markdown-it'
import { voidElements } from '../../shared/html.ts'
import type { Tag } from '../../shared/htmlTag.ts'
import { readExpression } from '../mdx/javascript.ts'
import type { Place } from '../positions.ts'
import type { Reading } from '../reading.ts'
import { attributesOf } from './attributes.ts'
import type { TreeNode } from './treeNode.ts'
import { componentName, urlOf } from './treeShape.ts'

type Nesting = -1 | 0 | 1
type TokenClass = new (type: string, tag: string, nesting: Nesting) => Token

export class TokenMaker {
  /** The level of the tokens that are made next. */
  level = 0
  readonly #Token: TokenClass
  readonly #reading: Reading

  constructor(Token: TokenClass, reading: Reading) {
    this.#Token = Token
    this.#reading = reading
  }

  make(type: string, node: TreeNode | undefined, tag = '', nesting: Nesting = 0): Token {
    const token = new this.#Token(type, tag, nesting)
    token.level = this.level
    token.meta = node ? { place: this.place(node), offset: 0 } : null
    return token
  }

  text(content: string): Token {
    const token = this.make('text', undefined)
    token.content = content
    return token
  }

  expression(node: TreeNode): Token {
    const token = this.make('expression', node)
    const value = node.value ?? ''
    const read = readExpression(`{${value}}`, 0, value.length + 2, this.#reading.effort)
    token.meta = { ...token.meta, source: value, node: read.ok ? read.node : null }
    return token
  }

  /** The tags of an element; the second is null when it has none. */
  tags(node: TreeNode): [Token, Token | null] {
    const name = componentName(node)
    const isVoid = voidElements.has(name) || (node.type !== 'element' && !node.children?.length)
    const tag = (closing: boolean): Tag => ({
      ...{ name, closing, selfClosing: !closing && isVoid, end: 0 },
      attributes: closing ? [] : attributesOf(node),
    })
    const make = (closing: boolean) => {
      const token = this.make('component', node)
      token.content = closing ? `</${name}>` : `<${name}>`
      token.meta = { ...token.meta, tag: tag(closing) }
      return token
    }
    return [make(false), isVoid ? null : make(true)]
  }

  /** The place of the node, or of the URL of a link or an image. */
  place(node: TreeNode): Place {
    const { lines, lineOffset } = this.#reading
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
}
