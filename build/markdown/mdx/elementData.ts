// A text as data: the elements that MDX makes of it, as JSON, for themes whose components show them. One
// small component makes elements of it (theme/docusaurus/content.ts): the words of a page are in no module.
import { decodeHTML } from 'entities'
import type { ElementNode, ElementProperties, TextData } from '../../shared/elementData.ts'
import type { Tag } from '../../shared/htmlTag.ts'
import { isMade } from '../components/tagToken.ts'
import type { PartAttribute } from '../elementPart.ts'
import { shadowsOf } from '../shadowedDocument.ts'
import { type Emitting, emit, tagProps } from './emitNode.ts'
import { propsOf } from './props.ts'
import { propertiesOf } from './reactProps.ts'
import type { ImportedName } from './scope.ts'
import { spaceless, type TreeNode } from './treeBuilder.ts'

/** A text as data, and what only code knows of it. */
export interface TextParts {
  readonly data: TextData
  /** Expressions whose values are parts of the text, in their order. */
  readonly values: readonly string[]
}

export function textParts(context: Emitting): TextParts {
  const reader = new Reader(context)
  const nodes = reader.all(context.tree.children)
  return { data: { nodes, imports: reader.imports }, values: reader.values }
}

class Reader {
  readonly #context: Emitting
  readonly imports: TextData['imports'][number][] = []
  readonly values: string[] = []

  constructor(context: Emitting) {
    this.#context = context
  }

  all(nodes: readonly TreeNode[]): ElementNode[] {
    return nodes.flatMap((node) => {
      const read = this.#node(node)
      return read === null ? [] : [read]
    })
  }

  #node(node: TreeNode): ElementNode | null {
    switch (node.type) {
      case 'text':
        return decodeHTML(node.text) || null
      case 'html': {
        const children = this.all(spaceless(node.name, node.children))
        const name = node.isMapped || node.name === 'mdxAdmonitionTitle' ? node.name : elementName(node.name)
        return [name, attributesOf(node.name, node.attributes), ...children]
      }
      case 'code':
        return this.#code(node)
      case 'placeholder':
        return this.#placeholder(node)
      case 'only':
      case 'title':
        return this.#shown(node)
    }
  }

  #placeholder(node: Extract<TreeNode, { type: 'placeholder' }>): ElementNode {
    if (node.kind === 'truncate') return ['!', 0]
    const include = node.kind === 'include' ? this.#context.reading.includes[node.index] : undefined
    return include && include.code === undefined
      ? [this.#imported({ specifier: include.specifier, imported: 'default' }), 0]
      : this.#shown(node)
  }

  #code(node: Extract<TreeNode, { type: 'code' }>): ElementNode | null {
    if (node.node.type === 'close') return null
    if (node.node.type === 'expression') return this.#shown(node)
    const { tag, links } = node.node
    const name = this.#nameOf(tag)
    const props = propsWith(this.#propsOf(tag), links)
    return [name, props, ...this.all(node.children.filter((child) => !isLineBreak(child)))]
  }

  /** A part that only code can show. */
  readonly #shown = (node: TreeNode): ElementNode => [`{${this.#value(emit(node, this.#context))}`, 0]

  readonly #value = (code: string): number => this.values.push(code) - 1

  #propsOf(tag: Tag): Readonly<Record<string, unknown>> {
    const { frontMatterData: frontMatter, effort } = this.#context.reading
    const leftOut = new Set(shadowsOf(tag).map(({ name }) => name))
    const read = propsOf(tag, { frontMatter }, effort, ({ name }) => leftOut.has(name))
    if (!('dynamic' in read) && isPlain(read.props)) return read.props
    return { '{': this.#value(`{ ${tagProps(tag, this.#context).join(', ')} }`) }
  }

  #nameOf(tag: Tag): string {
    const { name } = tag
    const { imports, exports } = this.#context.reading.scope
    if (name === '') return '<>'
    const root = name.split('.', 1)[0] as string
    const imported = tabsOf(tag) ?? imports.get(root)
    if (exports.has(root) || (imported && (root !== name || imported.imported === '*')))
      return `<${this.#value(name)}`
    if (imported) return this.#imported(imported)
    return /^[a-z]/.test(name) ? elementName(name) : (names[name] ?? name)
  }

  #imported({ specifier, imported }: ImportedName): string {
    const at = this.imports.findIndex((one) => one.specifier === specifier && one.imported === imported)
    return `$${at === -1 ? this.imports.push({ specifier, imported }) - 1 : at}`
  }
}

/** Tabs that Markdown means: the theme has them, and no component for MDX does. */
const tabsOf = (tag: Tag): ImportedName | null =>
  isMade(tag) && /^Tab(?:s|Item)$/.test(tag.name)
    ? { specifier: `@theme/${tag.name}`, imported: 'default' }
    : null

/** The names under which MDX finds what Markdown means. */
const names: Readonly<Record<string, string>> = {
  Admonition: 'admonition',
  Mermaid: 'mermaid',
}

/** The element itself, and no component of MDX. `<head>` is the component for the head of the page. */
const elementName = (name: string): string => (name === 'head' ? 'Head' : `:${name}`)

const isLineBreak = (node: TreeNode): boolean =>
  node.type === 'text' && node.text.trim() === '' && node.text.includes('\n')

function attributesOf(element: string, attributes: readonly PartAttribute[]): ElementProperties {
  const links = attributes.flatMap((one) => ('link' in one ? [one.link] : []))
  const own = attributes.filter((one) => !('link' in one)) as { name: string; value: string | null }[]
  return propsWith(propertiesOf(element, own), links)
}

function propsWith(props: Readonly<Record<string, unknown>>, links: readonly number[]): ElementProperties {
  if (links.length > 0) return { ...props, '@': links }
  return Object.keys(props).length === 0 ? 0 : props
}

/** Whether JSON keeps the values. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isPlain)
    : value !== undefined && typeof value !== 'bigint' && !Number.isNaN(value)
