// The names that a file may use: its imports and exports, and what MDX gives every file.
import type { Program } from 'acorn'
import { isKnownName } from '../../shared/blocks/names.ts'
import { isNode, type SyntaxNode } from './javascript.ts'

export interface ImportedName {
  /** `./_note.mdx`, `@theme/Tabs`. */
  readonly specifier: string
  /** `default`, `*`, or the name that the module exports. */
  readonly imported: string
}

export interface Scope {
  readonly imports: Map<string, ImportedName>
  readonly exports: Set<string>
  /** Source text of the import and export statements, in order. */
  readonly statements: string[]
  hasLayout: boolean
}

export const emptyScope = (): Scope => ({
  imports: new Map(),
  exports: new Set(),
  statements: [],
  hasLayout: false,
})

const otherBuilders =
  /^(?:@astrojs\/starlight\/components|nextra\/components|nextra-theme-docs|fumadocs-ui\/components\/[\w-]+)$/

/** Imports of components that every file has anyway, from the package of another builder. */
const isOfOtherBuilder = (statement: Program['body'][number]): boolean =>
  statement.type === 'ImportDeclaration' &&
  otherBuilders.test(String(statement.source.value)) &&
  statement.specifiers.every(
    (one) =>
      one.type === 'ImportSpecifier' &&
      one.local.name === nameOf(one.imported as unknown as SyntaxNode) &&
      isKnownName(one.local.name),
  )

/** Adds the statements of one block; a default export becomes the layout around the text, as MDX has it. */
export function declare(scope: Scope, text: string, program: Program): void {
  let source = text
  for (const statement of [...program.body].reverse()) {
    if (isOfOtherBuilder(statement)) source = source.slice(0, statement.start) + source.slice(statement.end)
    if (statement.type !== 'ExportDefaultDeclaration') continue
    scope.hasLayout = true
    source = `${source.slice(0, statement.start)}const MDXLayout_ = ${source.slice(statement.declaration.start, statement.declaration.end)};${source.slice(statement.end)}`
  }
  for (const statement of program.body) {
    if (isOfOtherBuilder(statement)) continue
    if (statement.type === 'ImportDeclaration') {
      const specifier = String(statement.source.value)
      for (const one of statement.specifiers)
        scope.imports.set(one.local.name, {
          specifier,
          imported:
            one.type === 'ImportDefaultSpecifier'
              ? 'default'
              : one.type === 'ImportNamespaceSpecifier'
                ? '*'
                : nameOf(one.imported as unknown as SyntaxNode),
        })
    } else if (statement.type === 'ExportNamedDeclaration') {
      const { declaration } = statement
      if (declaration?.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations)
          for (const name of patternNames(id as unknown as SyntaxNode)) scope.exports.add(name)
      else if (declaration) scope.exports.add(declaration.id.name)
      else
        for (const one of statement.specifiers)
          scope.exports.add(nameOf(one.exported as unknown as SyntaxNode))
    }
  }
  scope.statements.push(source)
}

const nameOf = (node: SyntaxNode): string => String(node['name'] ?? node['value'])

/** `{ a, b: [c] }` → a, c. */
function patternNames(pattern: SyntaxNode): string[] {
  const names: string[] = []
  walk(pattern, (node, parent, key) => {
    if (
      node.type === 'Identifier' &&
      !(parent?.type === 'Property' && key === 'key' && parent['shorthand'] !== true)
    )
      names.push(String(node['name']))
  })
  return [...new Set(names)]
}

/** Names that need no declaration: MDX's own, and those of JavaScript and the browser. */
const given = new Set([
  ...['props', 'frontMatter', 'toc', 'contentTitle', 'metadata', 'assets', 'React', 'require', 'undefined'],
  ...Object.getOwnPropertyNames(globalThis),
  ...[
    'window',
    'document',
    'navigator',
    'location',
    'history',
    'localStorage',
    'sessionStorage',
    'screen',
    'matchMedia',
    'alert',
    'requestAnimationFrame',
  ],
])

export const isGiven = (name: string): boolean => given.has(name)

/** Names an expression uses and does not itself declare. */
export function freeNames(root: SyntaxNode): ReadonlySet<string> {
  const used = new Set<string>()
  const declared = new Set<string>()
  walk(root, (node, parent, key) => {
    if (
      node.type === 'JSXIdentifier' &&
      parent &&
      /^JSX(?:Opening|Closing)Element$/.test(parent.type) &&
      /^[A-Z_$]/.test(String(node['name']))
    )
      used.add(String(node['name']))
    if (node.type === 'JSXIdentifier' && parent?.type === 'JSXMemberExpression' && key === 'object')
      used.add(String(node['name']))
    if (node.type !== 'Identifier') return
    const name = String(node['name'])
    if (parent?.type === 'MemberExpression' && key === 'property' && parent['computed'] !== true) return
    if (
      (parent?.type === 'Property' || parent?.type === 'MethodDefinition') &&
      key === 'key' &&
      parent['computed'] !== true
    )
      return
    if (
      key === 'params' ||
      key === 'id' ||
      key === 'param' ||
      parent?.type === 'RestElement' ||
      /Pattern$/.test(parent?.type ?? '')
    )
      declared.add(name)
    else if (parent?.type === 'Property' && key === 'value' && parent['inPattern'] === true)
      declared.add(name)
    else used.add(name)
  })
  for (const name of declared) used.delete(name)
  return used
}

type Visit = (node: SyntaxNode, parent: SyntaxNode | null, key: string) => void

/** The position of a node in its parent, and whether it is within a pattern. */
interface Position {
  readonly parent: SyntaxNode | null
  readonly key: string
  readonly inPattern: boolean
}

const atRoot: Position = { parent: null, key: '', inPattern: false }

function walk(node: SyntaxNode, visit: Visit, { parent, key, inPattern }: Position = atRoot): void {
  const pattern = inPattern || node.type === 'ObjectPattern'
  if (pattern && node.type === 'Property') (node as { inPattern?: boolean }).inPattern = true
  visit(node, parent, key)
  for (const [name, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child))
        walk(child, visit, {
          parent: node,
          key: name,
          inPattern: node.type === 'ObjectPattern' || (pattern && node.type !== 'AssignmentPattern'),
        })
}
