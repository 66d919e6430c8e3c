// Parts of a text as expressions of JavaScript that make React's elements.
import { decodeHTML, decodeHTMLStrict } from 'entities'
import { fixedProps, ownProp, ownValue } from '../../shared/blocks/names.ts'
import { hasHashLink } from '../../shared/components/heading.ts'
import { rawTextElements } from '../../shared/html.ts'
import type { Tag } from '../../shared/htmlTag.ts'
import type { FenceProps } from '../code/fenceProps.ts'
import type { Reading } from '../reading.ts'
import { shadowsOf } from '../shadowedDocument.ts'
import type { KnownComponents } from './components.ts'
import { isForAuthors, ownComponent, partOf } from './components.ts'
import { reactProps } from './reactProps.ts'
import { spaceless, type Tree, type TreeNode } from './treeBuilder.ts'

export interface Emitting {
  readonly tree: Tree
  readonly reading: Reading
  /** Components of ours that the module must import. */
  readonly used: Set<string>
  /** The code block of a file. */
  readonly codeFile: (specifier: string, info: string) => string
  readonly known: KnownComponents
}

export function emit(node: TreeNode, context: Emitting): string {
  switch (node.type) {
    case 'text':
      return JSON.stringify(decodeHTML(node.text))
    case 'html':
      return node.fence ? fence(node.fence, element(node, context)) : element(node, context)
    case 'code':
      return codeNode(node, context)
    case 'placeholder':
      return placeholder(node, context)
    case 'only':
      return only(node, context)
    case 'title':
      return `h_(Title_, { type: ${JSON.stringify(node.name)} })`
  }
}

/** What agents see is in no script for browsers. */
function only({ audience, children }: Extract<TreeNode, { type: 'only' }>, context: Emitting): string {
  context.used.add('Visibility')
  const shown = children.map((child) => emit(child, context))
  const part = `h_(${[`Visibility, { for: ${JSON.stringify(audience)} }`, ...shown].join(', ')})`
  return audience === 'agents' ? `(TROODON_SERVER ? ${part} : null)` : part
}

/** Components of the site that read it get the elements of MDX. They show `block`. */
const fence = (props: FenceProps, block: string): string => `Fence_(${JSON.stringify(props)}, ${block})`

function element(node: Extract<TreeNode, { type: 'html' }>, context: Emitting): string {
  const props = reactProps(node.name, node.attributes)
  const inner = context.tree.html.slice(node.innerStart, node.innerEnd)
  // The title of an admonition: its component shows the children of this element in another place.
  const isDynamic = node.dynamic || node.name === 'mdxAdmonitionTitle'
  if (!isDynamic && inner !== '') {
    const html =
      context.known.translatesHeadings && hasHashLink(inner) ? `Labels_(${filled(inner)})` : filled(inner)
    props.push(`dangerouslySetInnerHTML: { __html: ${html} }`)
  }
  if (isDynamic && rawTextElements.has(node.name)) {
    const pieces = node.children.map((child) =>
      child.type === 'text' ? filled(child.text) : emit(child, context),
    )
    return `h_(${JSON.stringify(node.name)}, { ${[...props, `dangerouslySetInnerHTML: { __html: [${pieces.join(', ')}].join('') }`].join(', ')} })`
  }
  const children = isDynamic ? spaceless(node.name, node.children).map((child) => emit(child, context)) : []
  const shown = node.isMapped
    ? `E_${node.name}`
    : isTranslated(node, context)
      ? 'HeadingLink_'
      : JSON.stringify(node.name)
  return `h_(${[shown, `{ ${props.join(', ')} }`, ...children].join(', ')})`
}

/** The link of a heading that has code in it. */
const isTranslated = (node: Extract<TreeNode, { type: 'html' }>, { known }: Emitting): boolean =>
  known.translatesHeadings === true &&
  node.name === 'a' &&
  node.attributes.some((one) => 'name' in one && one.name === 'class' && one.value === 'hash-link')

/** HTML text in which the placeholders of links are filled from `a_`. */
const filled = (html: string): string =>
  html
    .split(/\0(\d+)\0/)
    .map((part, index) => (index % 2 === 0 ? JSON.stringify(part) : `a_[${part}]`))
    .join(' + ')

function codeNode(
  { node, children, isRead }: Extract<TreeNode, { type: 'code' }>,
  context: Emitting,
): string {
  if (node.type === 'expression') return `(${node.source}\n)`
  if (node.type === 'close') return 'null'
  const { tag, links } = node
  const props = [...tagProps(tag, context)]
  for (const link of links) props.push(`...A_(a_[${link}])`)
  const shown = children.filter(
    (child) => child.type !== 'text' || child.text.trim() !== '' || !child.text.includes('\n'),
  )
  const name = componentName(tag.name, context)
  // Blocks of Code Hike, see theme/mdx/hike.tsx.
  const isHike = tag.attributes.some((one) => one.name === '__hike' && one.expression)
  if (isHike) props.push(`__of: ${name}`)
  const code = `h_(${[isHike ? 'Hike_' : name, `{ ${props.join(', ')} }`, ...shown.map((child) => emit(child, context))].join(', ')})`
  return isRead && tag.isFence ? fence(propsOfFence(tag), code) : code
}

/** `"a": (1)` for each attribute of a component, without its links. */
export function tagProps(tag: Tag, context: Emitting): readonly string[] {
  const leftOut = new Set(shadowsOf(tag).map(({ name: shadow }) => shadow))
  const isOther = isAlias(tag.name, context)
  const fixed = isOther ? Object.entries(fixedProps(tag.name)) : []
  const props = tag.attributes.flatMap(({ name, value, expression }): string[] => {
    if (name === '...') return [`${value}`]
    if (leftOut.has(name)) return []
    const key = isOther ? ownProp(tag.name, name) : name
    if (!expression) {
      const given = value === null ? true : ownValue(tag.name, key, decodeHTMLStrict(value))
      return [
        `${JSON.stringify(key)}: ${JSON.stringify(isOther || value === null ? given : decodeHTMLStrict(value))}`,
      ]
    }
    return [`${JSON.stringify(key)}: (${value}\n)`]
  })
  return [...fixed.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`), ...props]
}

/** Without those that only `<CodeBlock>` has. */
const propsOfFence = ({ attributes }: Tag): FenceProps =>
  Object.fromEntries(
    attributes.flatMap(({ name, value }) =>
      ['className', 'metastring', 'children'].includes(name) ? [[name, JSON.parse(value ?? '')]] : [],
    ),
  )

const isOfFile = (root: string, { reading: { scope } }: Emitting): boolean =>
  scope.imports.has(root) || scope.exports.has(root)

/** Another builder's name of a component of ours. */
const isAlias = (name: string, context: Emitting): boolean => {
  const own = isOfFile(name.split('.', 1)[0] as string, context) ? null : ownComponent(name, context.known)
  return own !== null && own !== name
}

function componentName(name: string, context: Emitting): string {
  const { used, known } = context
  if (name === '') return 'F_'
  const root = name.split('.', 1)[0] as string
  if (isOfFile(root, context)) return name
  if (name === 'head') {
    used.add('Head')
    return 'Head'
  }
  if (/^[a-z]/.test(name)) return JSON.stringify(name)
  const own = ownComponent(partOf(name), known)
  if (own === null) return `components_.${name}`
  used.add(own)
  return known.any && isForAuthors(own) && !known.replaced.has(own) ? `components_.${name} ?? ${own}` : own
}

function placeholder({ kind, index }: Extract<TreeNode, { type: 'placeholder' }>, context: Emitting): string {
  if (kind === 'truncate') return 'null'
  if (kind === 'include') {
    const include = context.reading.includes[index]
    const html = include?.code === undefined ? '' : context.codeFile(include.specifier, include.code)
    return `h_('div', { className: 'code-file', dangerouslySetInnerHTML: { __html: ${JSON.stringify(html)} } })`
  }
  const widget = context.reading.widgets[index]
  if (!widget) return 'null'
  context.used.add(widget.widget)
  return `h_(${widget.widget}, ${JSON.stringify(widget.props)})`
}
