// What a node of a rehype tree is: its name, its properties, and whether it is a plain image, a table or a
// code block.
import { decodeHTMLAttribute } from 'entities'
import { attributesOf } from './attributes.ts'
import type { TreeNode } from './treeNode.ts'

/** Whether a node has a heading, a paragraph, code or statements in it, which are tokens of their own. */
export function isBlock(node: TreeNode): boolean {
  if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression') return true
  if (node.type === 'element' && /^(?:h[1-6]|p|pre|table|mermaid|options)$/.test(nameOf(node))) return true
  // A plugin may write the properties of a code block as those of JSX.
  if (nameOf(node) === 'pre' && codeIn(node)) return true
  return (node.children ?? []).some(isBlock)
}

export const nameOf = (node: TreeNode): string => String(node['tagName'] ?? node['name'] ?? '')

/** Plugins make elements that components show; `<details>` in a text has this name already. */
export const componentName = (node: TreeNode): string => {
  const name = nameOf(node)
  if (name === 'admonition') return 'Admonition'
  return name === 'details' && node.type === 'element' ? 'Details' : name
}

export const isComment = ({ type, value }: TreeNode): boolean =>
  /^mdx(?:Text|Flow)Expression$/.test(type) && /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.test(value ?? '')

export const propertyOf = (node: TreeNode, name: string): string => {
  const value = (node['properties'] as Record<string, unknown> | undefined)?.[name]
  return value === undefined || value === null ? '' : String(value)
}

const formulaClass = /^(?:language-math|math|math-inline|math-display)$/

/** True for code that is a formula: `remark-math` marks it with a class. */
export const isFormula = (node: TreeNode): boolean => classesOf(node).some((one) => formulaClass.test(one))

export const classesOf = (node: TreeNode): readonly string[] => propertyOf(node, 'className').split(/[\s,]+/)

export const hasOnly = (node: TreeNode, names: readonly string[]): boolean =>
  Object.keys((node['properties'] ?? {}) as object).every((name) => names.includes(name))

export const isPlain = (node: TreeNode): boolean => hasOnly(node, []) && !(node.children ?? []).some(isBlock)

export const hasOnlyText = (node: TreeNode): boolean =>
  hasOnly(node, ['className']) && (node.children ?? []).every(({ type }) => type === 'text')

export const isSpace = ({ type, value }: TreeNode): boolean => type === 'text' && (value ?? '').trim() === ''

/** Whether a table has nothing but rows and cells with inline content. */
export function isTable(node: TreeNode): boolean {
  const name = nameOf(node)
  if (isSpace(node)) return true
  if (name === 'th' || name === 'td') return hasOnly(node, ['align']) && !(node.children ?? []).some(isBlock)
  return /^(?:table|thead|tbody|tr)$/.test(name) && hasOnly(node, []) && (node.children ?? []).every(isTable)
}

export interface Image {
  readonly src?: string
  readonly alt?: string
  readonly title?: string
}

/** The attributes of an image with no others; null for anything else. */
export function imageIn(node: TreeNode): Image | null {
  if (nameOf(node) !== 'img') return null
  const attributes = attributesOf(node)
  const isPlainImage =
    attributes.every(({ name, expression }) => !expression && /^(?:src|alt|title)$/.test(name)) &&
    attributes.some(({ name, value }) => name === 'src' && value)
  if (!isPlainImage) return null
  return Object.fromEntries(attributes.map(({ name, value }) => [name, decodeHTMLAttribute(value ?? '')]))
}

/** The `code` of a code block that no plugin has colored. */
export function codeIn(pre: TreeNode): TreeNode | null {
  const [code, ...rest] = pre.children ?? []
  const isCode = code && rest.length === 0 && nameOf(code) === 'code' && code.type === 'element'
  if (!isCode || !hasOnly(pre, [])) return null
  if (!hasOnly(code, ['className', 'metastring', 'live'])) return null
  return (code.children ?? []).every(({ type }) => type === 'text') ? code : null
}

export const urlOf = (node: TreeNode): string => {
  if (node.type === 'element') return propertyOf(node, 'href') || propertyOf(node, 'src')
  const attributes = (node['attributes'] ?? []) as readonly TreeNode[]
  const url = attributes.find(({ name }) => name === 'href' || name === 'src' || name === 'to')?.value
  return typeof url === 'string' ? url : ''
}

/** The title of an admonition that is more than text, unless a plugin gave it another. */
export const titleIn = (node: TreeNode): TreeNode | undefined => {
  const first = node.children?.[0]
  return first && nameOf(first) === 'mdxAdmonitionTitle' && propertyOf(node, 'title') === ''
    ? first
    : undefined
}
