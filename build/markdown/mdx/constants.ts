// Values that are known while the text is read: literals, and lists and objects of them. What has only these
// needs no code in the browser.
import { textWithoutNul, withoutNul } from '../../shared/cleanValues.ts'
import type { SyntaxNode } from './javascript.ts'

export type Constant = { readonly ok: true; readonly value: unknown } | { readonly ok: false }

const unknown: Constant = { ok: false }
const known = (value: unknown): Constant => ({ ok: true, value })

/** `names` are constants that the file has, `frontMatter` above all. */
export function constantOf(node: SyntaxNode, names: Readonly<Record<string, unknown>>): Constant {
  switch (node.type) {
    case 'Literal':
      return node['regex'] || node['bigint'] ? unknown : known(withoutNul(node['value']))
    case 'TemplateLiteral':
      return template(node, names)
    case 'UnaryExpression':
      return unary(node, names)
    case 'ArrayExpression':
      return list(node['elements'] as (SyntaxNode | null)[], names)
    case 'ObjectExpression':
      return object(node['properties'] as SyntaxNode[], names)
    case 'Identifier': {
      const name = String(node['name'])
      if (name === 'undefined') return known(undefined)
      return Object.hasOwn(names, name) ? known(names[name]) : unknown
    }
    case 'MemberExpression':
      return member(node, names)
    case 'CallExpression':
      return json(node, names)
    default:
      return unknown
  }
}

function template(node: SyntaxNode, names: Readonly<Record<string, unknown>>): Constant {
  const quasis = node['quasis'] as { value: { cooked: string | null } }[]
  let text = quasis[0]?.value.cooked ?? ''
  for (const [index, expression] of (node['expressions'] as SyntaxNode[]).entries()) {
    const value = constantOf(expression, names)
    if (!value.ok || typeof value.value === 'object') return unknown
    text += String(value.value) + (quasis[index + 1]?.value.cooked ?? '')
  }
  return known(textWithoutNul(text))
}

function unary(node: SyntaxNode, names: Readonly<Record<string, unknown>>): Constant {
  const value = constantOf(node['argument'] as SyntaxNode, names)
  if (!value.ok) return unknown
  if (node['operator'] === '-' && typeof value.value === 'number') return known(-value.value)
  return node['operator'] === '!' ? known(!value.value) : unknown
}

function list(elements: readonly (SyntaxNode | null)[], names: Readonly<Record<string, unknown>>): Constant {
  const values: unknown[] = []
  for (const element of elements) {
    const value = element === null ? known(undefined) : constantOf(element, names)
    if (!value.ok) return unknown
    values.push(value.value)
  }
  return known(values)
}

function object(properties: readonly SyntaxNode[], names: Readonly<Record<string, unknown>>): Constant {
  const entries: [string, unknown][] = []
  for (const property of properties) {
    if (
      property.type !== 'Property' ||
      property['computed'] === true ||
      property['kind'] !== 'init' ||
      property['method'] === true
    )
      return unknown
    const key = property['key'] as SyntaxNode
    const value = constantOf(property['value'] as SyntaxNode, names)
    if (!value.ok) return unknown
    entries.push([String(key['name'] ?? key['value']), value.value])
  }
  return known(Object.fromEntries(entries))
}

function member(node: SyntaxNode, names: Readonly<Record<string, unknown>>): Constant {
  const target = constantOf(node['object'] as SyntaxNode, names)
  if (!target.ok || typeof target.value !== 'object' || target.value === null) return unknown
  const property = node['property'] as SyntaxNode
  const key = node['computed'] === true ? constantOf(property, names) : known(property['name'])
  if (!key.ok) return unknown
  return Object.hasOwn(target.value, String(key.value))
    ? known((target.value as Record<string, unknown>)[String(key.value)])
    : known(undefined)
}

/** `JSON.stringify(…)`, with which structured data is written. */
function json(node: SyntaxNode, names: Readonly<Record<string, unknown>>): Constant {
  const callee = node['callee'] as SyntaxNode
  const name = (part: string) => (callee[part] as SyntaxNode | undefined)?.['name']
  if (
    callee.type !== 'MemberExpression' ||
    callee['computed'] === true ||
    name('object') !== 'JSON' ||
    name('property') !== 'stringify'
  )
    return unknown
  const values = list(node['arguments'] as SyntaxNode[], names)
  if (!values.ok) return unknown
  const [value, , indent] = values.value as readonly unknown[]
  return known(JSON.stringify(value, null, typeof indent === 'number' ? indent : undefined))
}

/**
 * The text that React shows for a constant: nothing for null and booleans. Null when it is an
 * object.
 */
export function textOfConstant(value: unknown): string | null {
  if (value === null || value === undefined || typeof value === 'boolean') return ''
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return null
  const parts = value.map(textOfConstant)
  return parts.includes(null) ? null : parts.join('')
}

const unitless =
  /^(?:animationIterationCount|aspectRatio|columnCount|columns|fillOpacity|flex|flexGrow|flexShrink|fontWeight|gridArea|gridColumn|gridRow|lineClamp|lineHeight|opacity|order|orphans|scale|strokeOpacity|strokeWidth|tabSize|widows|zIndex|zoom|WebkitLineClamp)/

/** `{ fontSize: 12 }` → `font-size:12px`. */
export function styleText(style: Readonly<Record<string, unknown>>): string {
  return Object.entries(style)
    .filter(
      ([, value]) => value !== null && value !== undefined && value !== '' && typeof value !== 'boolean',
    )
    .map(([name, value]) => {
      const property = name.startsWith('--')
        ? name
        : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-')
      const unit =
        typeof value === 'number' && value !== 0 && !unitless.test(name) && !name.startsWith('--') ? 'px' : ''
      return `${property}:${String(value).trim()}${unit}`
    })
    .join(';')
}
