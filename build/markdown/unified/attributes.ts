// Attributes of elements in trees of unified → attributes of tags, as the parser of MDX reads them.
import { escapeHtml } from '../../shared/escape.ts'
import type { TagAttribute } from '../../shared/htmlTag.ts'
import type { TreeNode } from './treeNode.ts'

const attribute = (name: string, value: string | null, expression = false): TagAttribute => ({
  ...{ name, value, expression },
  ...{ from: 0, to: 0, start: 0, end: 0 },
})

/** Of an element or a JSX element. Text is written with character references, as in a tag. */
export function attributesOf(node: TreeNode): TagAttribute[] {
  if (node.type === 'element') return ofProperties(propertiesOf(node))
  const list = (node['attributes'] ?? []) as readonly TreeNode[]
  return list.map(({ type, name, value }) => {
    if (type === 'mdxJsxExpressionAttribute') return attribute('...', String(value), true)
    if (typeof value === 'object' && value !== null)
      return attribute(String(name), String((value as { value?: unknown }).value ?? ''), true)
    return attribute(
      String(name),
      value === null || value === undefined ? null : written(String(name), value),
    )
  })
}

function propertiesOf(node: TreeNode): Record<string, unknown> {
  const properties = (node['properties'] ?? {}) as Record<string, unknown>
  const isTask = node['tagName'] === 'input' && properties['type'] === 'checkbox' && properties['disabled']
  return isTask ? { ariaLabel: properties['checked'] ? 'Done task' : 'Open task', ...properties } : properties
}

function ofProperties(properties: Readonly<Record<string, unknown>>): TagAttribute[] {
  return Object.entries(properties).flatMap(([name, value]): TagAttribute[] => {
    if (value === null || value === undefined || value === false || Number.isNaN(value)) return []
    if (value === true) return [attribute(nameOf(name), null)]
    if (Array.isArray(value)) return [attribute(nameOf(name), written(name, value.join(' ')))]
    return typeof value === 'object' ? [] : [attribute(nameOf(name), written(name, value))]
  })
}

/** With character references, but for URLs, which are taken as they are. */
const written = (name: string, value: unknown): string =>
  /^(?:href|src|to)$/.test(name) ? String(value) : escapeHtml(String(value))

/** `ariaHidden` → `aria-hidden`, `dataLineStart` → `data-line-start`. */
const nameOf = (name: string): string =>
  /^aria[A-Z]/.test(name)
    ? `aria-${name.slice(4).toLowerCase()}`
    : /^data[A-Z0-9]/.test(name)
      ? name.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`)
      : name
