// The messages in one module: `<Translate id="…">text</Translate>` and `translate({ id, message })`. JSX may
// be compiled already: `jsx(Translate, { id, children })`, `h(Translate, { id }, text)`.
import { Parser } from 'acorn'
import jsx from 'acorn-jsx'
import type { NewMessage } from './mergeMessages.ts'
import { jsxText, staticText, type Tree } from './staticText.ts'

interface FoundMessages {
  readonly messages: ReadonlyMap<string, NewMessage>
  /** Uses whose id or text is not a fixed text: `<Translate>`, `translate()`. */
  readonly computed: readonly string[]
}

const JsxParser = Parser.extend(jsx())

/** Takes JavaScript with JSX. Throws a SyntaxError for other text. */
export function messagesIn(code: string): FoundMessages {
  const program = JsxParser.parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowHashBang: true,
    allowReturnOutsideFunction: true,
  }) as unknown as Tree
  const names = importedNames(program)
  const messages = new Map<string, NewMessage>()
  const computed: string[] = []
  for (const node of nodesOf(program)) {
    const use = readUse(node, names)
    if (!use) continue
    const { id, message, description } = use
    const key = id === undefined ? message : id
    if (typeof key !== 'string' || message === null) computed.push(use.code)
    else if (!messages.has(key))
      messages.set(key, { message: message ?? key, ...(description ? { description } : {}) })
  }
  return { messages, computed }
}

/** Undefined for a field that is not there, null for one that is computed. */
type Field = string | null | undefined

interface Use {
  readonly code: '<Translate>' | 'translate()'
  readonly id: Field
  readonly message: Field
  readonly description: Field
}

interface Names {
  readonly components: ReadonlySet<unknown>
  readonly functions: ReadonlySet<unknown>
}

function readUse(node: Tree, { components, functions }: Names): Use | null {
  if (node.type === 'JSXElement') {
    const { name, attributes } = node['openingElement'] as { name: Tree; attributes: readonly Tree[] }
    if (!components.has(name['name'])) return null
    const attribute = (wanted: string): Field => {
      const found = attributes.find((one) => (one['name'] as Tree | undefined)?.['name'] === wanted)
      return found && staticText(found['value'])
    }
    const text = jsxText(node['children'] as readonly Tree[])
    const message = text === undefined ? attribute('children') : text
    return { code: '<Translate>', id: attribute('id'), message, description: attribute('description') }
  }
  if (node.type !== 'CallExpression') return null
  const [first, second, ...children] = node['arguments'] as readonly Tree[]
  const callee = node['callee'] as Tree
  if (callee.type === 'Identifier' && functions.has(callee['name']))
    return { code: 'translate()', ...fieldsOf(first, 'message') }
  if (first?.type !== 'Identifier' || !components.has(first['name'])) return null
  const text = jsxText(children)
  const given = fieldsOf(second, 'children')
  return { code: '<Translate>', ...given, ...(text === undefined ? {} : { message: text }) }
}

function fieldsOf(object: Tree | undefined, text: 'children' | 'message'): Omit<Use, 'code'> {
  if (object?.type === 'Literal') return { id: undefined, message: undefined, description: undefined }
  if (object?.type !== 'ObjectExpression') return { id: null, message: null, description: null }
  const field = (name: string): Field => {
    const found = (object['properties'] as readonly Tree[]).find((one) => {
      const key = one['key'] as Tree | undefined
      return key && !one['computed'] && (key['name'] ?? key['value']) === name
    })
    return found && staticText(found['value'])
  }
  return { id: field('id'), message: field(text), description: field('description') }
}

/** The names of the component and of the function here. Pages know the component without an import. */
function importedNames(program: Tree): Names {
  const components = new Set<unknown>(['Translate'])
  const functions = new Set<unknown>()
  for (const statement of program['body'] as readonly Tree[]) {
    if (statement.type !== 'ImportDeclaration') continue
    const source = String((statement['source'] as Tree)['value'])
    if (!/(?:^|\/)Translate$|^troodon\/client$/.test(source)) continue
    for (const one of statement['specifiers'] as readonly Tree[]) {
      const imported = one['imported'] as Tree | undefined
      const name = one.type === 'ImportDefaultSpecifier' ? 'default' : imported?.['name']
      const local = (one['local'] as Tree)['name']
      if (name === 'translate') functions.add(local)
      if (name === 'Translate' || name === 'default') components.add(local)
    }
  }
  return { components, functions }
}

function* nodesOf(value: unknown): Generator<Tree> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && typeof value.type === 'string') yield value as Tree
  for (const child of Object.values(value)) yield* nodesOf(child)
}
