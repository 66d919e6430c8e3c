// Compiles the JSX that readers type in live code to JavaScript. acorn parses it; everything but JSX stays as
// typed.
import { type Node, Parser } from 'acorn'
import jsx from 'acorn-jsx'

type Tree = Node & { readonly [key: string]: unknown }

const JsxParser = Parser.extend(jsx())

/** Throws acorn's error, with line and column, for code that does not parse. */
export function withoutJsx(code: string): string {
  const program = JsxParser.parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowReturnOutsideFunction: true,
  }) as unknown as Tree
  return print(program, code)
}

/** The source of the node, with its JSX replaced by calls. */
function print(node: Tree, code: string): string {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return element(node, code)
  let text = ''
  let at = node.start
  for (const child of childrenOf(node)) {
    text += code.slice(at, child.start) + print(child, code)
    at = child.end
  }
  return text + code.slice(at, node.end)
}

const childrenOf = (node: Tree): Tree[] =>
  Object.values(node)
    .flat()
    .filter(
      (value): value is Tree =>
        typeof value === 'object' &&
        value !== null &&
        typeof (value as Tree).type === 'string' &&
        'start' in (value as object),
    )
    .sort((a, b) => a.start - b.start)
    // A shorthand property has the same node as key and value.
    .filter((child, index, all) => index === 0 || child.start >= (all[index - 1] as Tree).end)

function element(node: Tree, code: string): string {
  const opening = node['openingElement'] as Tree | undefined
  const props = ((opening?.['attributes'] ?? []) as Tree[]).map((attribute) => prop(attribute, code))
  const children = (node['children'] as Tree[]).flatMap((child): string[] => {
    if (child.type === 'JSXText') {
      const text = trimLines(String(child['value']))
      return text === '' ? [] : [JSON.stringify(text)]
    }
    if (child.type !== 'JSXExpressionContainer') return [print(child, code)]
    const inner = child['expression'] as Tree
    return inner.type === 'JSXEmptyExpression' ? [] : [print(inner, code)]
  })
  const type = opening ? name(opening['name'] as Tree, code) : 'React.Fragment'
  return `React.createElement(${[type, `{ ${props.join(', ')} }`, ...children].join(', ')})`
}

function name(node: Tree, code: string): string {
  const text = code.slice(node.start, node.end)
  return node.type === 'JSXIdentifier' && /^[a-z]|-/.test(text) ? JSON.stringify(text) : text
}

function prop(attribute: Tree, code: string): string {
  if (attribute.type === 'JSXSpreadAttribute') return `...${print(attribute['argument'] as Tree, code)}`
  const key = JSON.stringify(code.slice((attribute['name'] as Tree).start, (attribute['name'] as Tree).end))
  const value = attribute['value'] as Tree | null
  if (!value) return `${key}: true`
  if (value.type === 'Literal') return `${key}: ${JSON.stringify(value['value'])}`
  const shown = value.type === 'JSXExpressionContainer' ? (value['expression'] as Tree) : value
  return `${key}: ${print(shown, code)}`
}

/** Removes line breaks and the spaces around them, like JSX. */
const trimLines = (text: string): string =>
  text
    .split('\n')
    .map((line, index, all) =>
      (index > 0 ? line.replace(/^[ \t]+/, '') : line).replace(index < all.length - 1 ? /[ \t]+$/ : /$^/, ''),
    )
    .filter((line, index, all) => line !== '' || (all.length === 1 && index === 0))
    .join(' ')
