// A text as data: the elements that MDX makes of it, as JSON, for themes whose components show them. One
// small component makes elements of it (theme/docusaurus/content.js), so a page needs no module of its own.
import { decodeHTML } from 'entities'
import type { ElementNode, ElementProperties, TextData } from '../../shared/elementData.ts'
import type { Tag } from '../../shared/htmlTag.ts'
import { isMade } from '../components/tagToken.ts'
import type { PartAttribute } from '../elementPart.ts'
import type { Reading } from '../reading.ts'
import { shadowsOf } from '../shadowedDocument.ts'
import { propsOf } from './props.ts'
import { propertiesOf } from './reactProps.ts'
import type { ImportedName } from './scope.ts'
import { spaceless, type Tree, type TreeNode } from './treeBuilder.ts'

/**
 * Null when a part of the text is known only while the page is shown: a value, or a part of another module.
 */
export function textData(tree: Tree, reading: Reading): TextData | null {
  const { scope } = reading
  if (scope.exports.size > 0 || scope.hasLayout || hasBareImport(scope.statements)) return null
  const reader = new Reader(reading)
  const nodes = reader.all(tree.children)
  return nodes && { nodes, imports: reader.imports }
}

/** A module that is imported for what it does: a style sheet. */
const hasBareImport = (statements: readonly string[]): boolean =>
  statements.some((text) => /^\s*import\s*['"]/m.test(text))

class Reader {
  readonly #reading: Reading
  readonly imports: TextData['imports'][number][] = []

  constructor(reading: Reading) {
    this.#reading = reading
  }

  all(nodes: readonly TreeNode[]): ElementNode[] | null {
    const read: ElementNode[] = []
    for (const node of nodes) {
      const one = this.#node(node)
      if (one === null) return null
      if (one !== '') read.push(one)
    }
    return read
  }

  #node(node: TreeNode): ElementNode | null {
    switch (node.type) {
      case 'text':
        return decodeHTML(node.text)
      case 'html': {
        const children = this.all(spaceless(node.name, node.children))
        const name = node.isMapped || node.name === 'mdxAdmonitionTitle' ? node.name : elementName(node.name)
        return children && [name, attributesOf(node.name, node.attributes), ...children]
      }
      case 'code':
        return this.#component(node)
      case 'placeholder':
        return node.kind === 'truncate' ? ['!', 0] : null
      case 'only':
      case 'title':
        return null
    }
  }

  #component({ node, children }: Extract<TreeNode, { type: 'code' }>): ElementNode | null {
    if (node.type === 'close') return ''
    if (node.type === 'expression') return null
    const { tag, links } = node
    const leftOut = new Set(shadowsOf(tag).map(({ name }) => name))
    const read = propsOf(
      tag,
      { frontMatter: this.#reading.frontMatterData },
      this.#reading.effort,
      ({ name }) => leftOut.has(name),
    )
    const name = this.#nameOf(tag)
    const inner = this.all(children.filter((child) => !isLineBreak(child)))
    if (name === null || inner === null || 'dynamic' in read || !isPlain(read.props)) return null
    return [name, propsWith(read.props, links), ...inner]
  }

  /** Null for a name that only code can resolve. */
  #nameOf(tag: Tag): string | null {
    const { name } = tag
    if (name === '') return '<>'
    const root = name.split('.', 1)[0] as string
    const imported = tabsOf(tag) ?? this.#reading.scope.imports.get(root)
    if (imported) {
      if (root !== name || imported.imported === '*' || /\.mdx?$/i.test(imported.specifier)) return null
      const at = this.imports.findIndex(
        (one) => one.specifier === imported.specifier && one.imported === imported.imported,
      )
      return `$${at === -1 ? this.imports.push(imported) - 1 : at}`
    }
    return /^[a-z]/.test(name) ? elementName(name) : (names[name] ?? name)
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
