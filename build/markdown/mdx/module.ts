// A text with code → the source of a module: the file's own imports and exports, and a component that shows
// the text.
import { optionLevel } from '../../shared/toc.ts'
import type { Reading } from '../reading.ts'
import { moduleOf } from './components.ts'
import { type Emitting, emit } from './emitNode.ts'
import { excerptNodes } from './excerptNodes.ts'
import type { Scope } from './scope.ts'
import { type TextTokens, tokenTree } from './tokenTree.ts'
import type { Tree, TreeNode } from './treeBuilder.ts'

/** A text as the code of a module. */
export interface CodeInput extends TextTokens {
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** The code block of a file. */
  readonly codeFile: (specifier: string, info: string) => string
}

export interface ModuleInput extends CodeInput {
  /** Path of the file, under which the page's data has the attributes of its links. */
  readonly source: string
  /** The title of the content is left out: a view prints it. */
  readonly isPost?: boolean
}

export function moduleSource(input: ModuleInput): string {
  const { reading, source, codeFile } = input
  const { scope, contentTitle } = reading
  const whole = tokenTree(input)
  const tree = input.isPost && contentTitle !== null ? withoutTitle(whole) : whole
  const emitting = { tree, reading, used: new Set<string>(), codeFile, known: input.known }
  const children = tree.children.map((node) => emit(node, emitting))
  const lines = [
    `import { createElement as h_, Fragment as F_ } from 'react'`,
    `import { attributesOf as A_, useAttributes as useAttributes_ } from 'troodon:attributes'`,
    ...mappedComponents(children, input),
    ...internalImports(children),
    // See bundle/load/pageEntryPlugin.ts.
    `import 'troodon:frame'`,
    ...(reading.uses.has('blocks') ? ["import 'troodon:blocks'"] : []),
    ...ownCode(input, { used: emitting.used, parts: children, constants: allGiven }),
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

interface CodeParts {
  /** Components of ours that the parts name. */
  readonly used: ReadonlySet<string>
  /** Expressions of the text. */
  readonly parts: readonly string[]
  /** Names that MDX gives every file, and that the code needs as constants. */
  readonly constants: readonly GivenName[]
}

/** The statements of the file, after the imports and constants that its code needs. */
export function ownCode(input: CodeInput, { used, parts, constants }: CodeParts): readonly string[] {
  const { scope, includes } = input.reading
  const own = isOwn(scope)
  return [
    ...[...used]
      .filter((name) => !own(name))
      .map((name) => `import ${name} from ${JSON.stringify(moduleOf(name))}`),
    // The text is in the module; the import tells the bundler what it depends on.
    ...includes.flatMap(({ specifier, code }) =>
      code === undefined ? [] : [`import ${JSON.stringify(`${specifier}?fence`)}`],
    ),
    ...(!own('process') && [...parts, ...scope.statements].some((code) => /\bprocess\b/.test(code))
      ? [noProcess]
      : []),
    ...scope.statements,
    ...constants.filter((name) => !own(name)).map((name) => givenNames[name](input)),
  ]
}

/** Whether a name is one that the file imports or exports. */
export const isOwn =
  ({ imports, exports }: Scope) =>
  (name: string): boolean =>
    exports.has(name) || imports.has(name)

export type GivenName = 'frontMatter' | 'contentTitle' | 'toc' | 'metadata'

const allGiven: readonly GivenName[] = ['frontMatter', 'contentTitle', 'toc', 'metadata']

/** What MDX gives every file, as statements. */
export const givenNames: Readonly<Record<GivenName, (input: CodeInput) => string>> = {
  frontMatter: ({ frontMatter }) => `export const frontMatter = ${JSON.stringify(frontMatter)}`,
  contentTitle: ({ reading: { contentTitle } }) =>
    `export const contentTitle = ${JSON.stringify(contentTitle ?? undefined)}`,
  toc: ({ reading: { headings, includes } }) => tocOf(headings, includes),
  metadata: () => 'const metadata = { frontMatter }',
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
function tocOf(headings: Reading['headings'], includes: Reading['includes']): string {
  const named = includes.filter(({ code }) => code === undefined)
  const entries: string[] = []
  for (let index = 0; index <= headings.length; index++) {
    for (const [place, include] of named.entries())
      if (include.headingsBefore === index) entries.push(`...toc_${place}`)
    const heading = headings[index]
    if (heading && heading.level < optionLevel)
      entries.push(JSON.stringify({ value: heading.html, id: heading.id, level: heading.level }))
  }
  const imports = named.map(
    ({ specifier }, place) => `import { toc as toc_${place} } from ${JSON.stringify(specifier)}\n`,
  )
  return `${imports.join('')}export const toc = [${entries.join(', ')}]`
}
