// What a module requires in `try` blocks: if it is missing, the module handles that itself.
import { Parser } from 'acorn'
import jsx from 'acorn-jsx'

const JsxParser = Parser.extend(jsx())

const none: ReadonlySet<string> = new Set()

/** The specifiers. Empty for code that is not JavaScript. */
export function triedRequires(code: string): ReadonlySet<string> {
  if (!/\btry\b/.test(code) || !/\brequire\b/.test(code)) return none
  const found = new Set<string>()
  try {
    collect(JsxParser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), false, found)
  } catch {
    return none
  }
  return found
}

interface AnyNode {
  readonly type?: string
  readonly handler?: unknown
  readonly callee?: { readonly name?: string }
  readonly arguments?: readonly { readonly value?: unknown }[]
}

function collect(node: object, isTried: boolean, found: Set<string>): void {
  const { type, handler, callee, arguments: given } = node as AnyNode
  const specifier = given?.[0]?.value
  if (isTried && callee?.name === 'require' && typeof specifier === 'string') found.add(specifier)
  for (const [key, value] of Object.entries(node))
    if (typeof value === 'object' && value !== null)
      collect(value, isTried || (type === 'TryStatement' && key === 'block' && Boolean(handler)), found)
}
