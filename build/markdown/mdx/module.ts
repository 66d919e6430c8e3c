// A text with code → the source of a module: the file's own imports and exports, and a component that shows
// the text.
import { decodeHTML, decodeHTMLStrict } from 'entities'
import { fixedProps, ownProp, ownValue } from '../../shared/blocks/names.ts'
import { hasHashLink } from '../../shared/components/heading.ts'
import { rawTextElements } from '../../shared/html.ts'
import type { Tag } from '../../shared/htmlTag.ts'
import { optionLevel } from '../../shared/toc.ts'
import type { FenceProps } from '../code/fenceProps.ts'
import type { Reading } from '../reading.ts'
import { shadowsOf } from '../shadowedDocument.ts'
import type { KnownComponents } from './components.ts'
import { isForAuthors, moduleOf, ownComponent, partOf } from './components.ts'
import { excerptNodes } from './excerptNodes.ts'
import { reactProps } from './reactProps.ts'
import { type TextTokens, tokenTree } from './tokenTree.ts'
import { spaceless, type Tree, type TreeNode } from './treeBuilder.ts'

export interface ModuleInput extends TextTokens {
  /** Path of the file, under which the page's data has the attributes of its links. */
  readonly source: string
  /** The title of the content is left out: a view prints it. */
  readonly isPost?: boolean
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** The code block of a file. */
  readonly codeFile: (specifier: string, info: string) => string
}

export function moduleSource(input: ModuleInput): string {
  const { reading, source, frontMatter, codeFile } = input
  const { scope, headings, contentTitle, includes } = reading
  const whole = tokenTree(input)
  const tree = input.isPost && contentTitle !== null ? withoutTitle(whole) : whole
  const used = new Set<string>()
  const emitting = { tree, reading, used, codeFile, known: input.known }
  const children = tree.children.map((node) => emit(node, emitting))
  const own = (name: string) => scope.exports.has(name) || scope.imports.has(name)
  const tocs = includes.flatMap(({ specifier, code }, index) =>
    code === undefined ? [{ specifier, name: `toc_${index}` }] : [],
  )
  const lines = [
    `import { createElement as h_, Fragment as F_ } from 'react'`,
    `import { attributesOf as A_, useAttributes as useAttributes_ } from 'troodon:attributes'`,
    ...mappedComponents(children, input),
    ...internalImports(children),
    // See bundle/load/pageEntryPlugin.ts.
    `import 'troodon:frame'`,
    ...(reading.uses.has('blocks') ? ["import 'troodon:blocks'"] : []),
    ...[...used]
      .filter((name) => !own(name))
      .map((name) => `import ${name} from ${JSON.stringify(moduleOf(name))}`),
    ...tocs.map(({ specifier, name }) => `import { toc as ${name} } from ${JSON.stringify(specifier)}`),
    // The text is in the module; the import tells the bundler what it depends on.
    ...includes.flatMap(({ specifier, code }) =>
      code === undefined ? [] : [`import ${JSON.stringify(`${specifier}?fence`)}`],
    ),
    ...(!own('process') && [...children, ...scope.statements].some((code) => /\bprocess\b/.test(code))
      ? [noProcess]
      : []),
    ...scope.statements,
    ...(own('frontMatter') ? [] : [`export const frontMatter = ${JSON.stringify(frontMatter)}`]),
    ...(own('contentTitle')
      ? []
      : [`export const contentTitle = ${JSON.stringify(contentTitle ?? undefined)}`]),
    ...(own('toc') ? [] : [`export const toc = [${tocEntries(headings, includes, tocs)}]`]),
    ...(own('metadata') ? [] : ['const metadata = { frontMatter }']),
    'function Text_(props) {',
    `  const a_ = useAttributes_(${JSON.stringify(source)})`,
    ...(children.some((child) => child.includes('Labels_(')) ? ['  const Labels_ = useLabels_()'] : []),
    `  const parts_ = [${children.join(',\n    ')}]`,
    shortened(tree.children, emitting),
    '  return h_(F_, null, ...parts_)',
    '}',
    `export default function MDXContent(props) { return ${scope.hasLayout ? 'h_(MDXLayout_, props, h_(Text_, props))' : 'h_(Text_, props)'} }`,
  ]
  return lines.filter(Boolean).join('\n')
}

/** The imports of what only some texts need. */
const internalImports = (children: readonly string[]): readonly string[] =>
  internals
    .filter(([use]) => children.some((child) => child.includes(use)))
    .map(([, names, module]) => `import { ${names} } from '${module}'`)

/** How the code begins that uses a name, the name, and the module that has it. */
const internals = [
  ['Fence_(', 'fence as Fence_', 'troodon:fence'],
  ['h_(Title_, ', 'AdmonitionTitle as Title_', 'troodon:titles'],
  ['h_(Hike_, ', 'Hike as Hike_', 'troodon:hike'],
  ['Labels_(', 'useLabels as useLabels_', 'troodon:headings'],
  ['h_(HeadingLink_, ', 'HeadingLink as HeadingLink_', 'troodon:headings'],
] as const

/** Lists of posts show what is before the mark. The last part is another one if the mark is inside of it. */
function shortened(nodes: readonly TreeNode[], context: Emitting): string {
  const kept = excerptNodes(nodes)
  if (!kept) return ''
  const same = kept.filter((node, index) => node === nodes[index]).length
  const last = kept.slice(same).map((node) => `, ${emit(node, context)}`)
  return `  if (props.excerpt) parts_.splice(${same}, parts_.length${last.join('')})`
}

/** `E_a` is what shows the links of the text: a member of MDXComponents, or the element. */
function mappedComponents(children: readonly string[], { known }: ModuleInput): readonly string[] {
  const code = children.join('\n')
  // Where one of both elements of a code block is replaced, the other is ours.
  const names = new Set([...(known.elements ?? []), 'code'])
  const mapped = [...names].filter((name) => code.includes(`h_(E_${name}, `))
  return [
    ...(mapped.length > 0 || code.includes('components_.')
      ? ["import components_ from 'troodon/theme/MDXComponents'"]
      : []),
    ...mapped.map(
      (name) => `const E_${name} = components_[${JSON.stringify(name)}] ?? ${JSON.stringify(name)}`,
    ),
  ]
}

function withoutTitle(tree: Tree): Tree {
  const title = tree.children.find((node) => isTitle(node) || isHeaderOfTitle(node))
  return { ...tree, children: tree.children.filter((node) => node !== title) }
}

const isTitle = (node: TreeNode): boolean => node.type === 'html' && node.name === 'h1'

/** See features/titleHeader.ts. */
const isHeaderOfTitle = (node: TreeNode): boolean =>
  node.type === 'html' && node.name === 'header' && node.children.some(isTitle)

/**
 * The environment of a build has keys that no page may show: pages have that of a browser, with what plugins
 * put there (bundle/runSettings.ts).
 */
const noProcess = 'const process = { env: /* @__PURE__ */ JSON.parse(TROODON_PAGE_ENV) }'

/** The headings of the file with those of included files at their places. */
function tocEntries(
  headings: Reading['headings'],
  includes: Reading['includes'],
  tocs: readonly { readonly name: string }[],
): string {
  const entries: string[] = []
  const named = includes.filter(({ code }) => code === undefined)
  for (let index = 0; index <= headings.length; index++) {
    for (const [place, include] of named.entries())
      if (include.headingsBefore === index) entries.push(`...${tocs[place]?.name}`)
    const heading = headings[index]
    if (heading && heading.level < optionLevel)
      entries.push(JSON.stringify({ value: heading.html, id: heading.id, level: heading.level }))
  }
  return entries.join(', ')
}

interface Emitting {
  readonly tree: Tree
  readonly reading: Reading
  /** Components of ours that the module must import. */
  readonly used: Set<string>
  readonly codeFile: ModuleInput['codeFile']
  readonly known: KnownComponents
}

function emit(node: TreeNode, context: Emitting): string {
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
  for (const link of links) props.push(`...A_(a_[${link}])`)
  props.unshift(...fixed.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`))
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
