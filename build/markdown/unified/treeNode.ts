// Trees of unified (mdast and hast), as far as Troodon reads and changes them.

export interface TreeNode {
  type: string
  value?: string
  children?: TreeNode[]
  position?: TreePosition | undefined
  data?: Record<string, unknown> | undefined
  /** `tagName`, `properties`, `name`, `attributes`, `url`, `lang` … by type. */
  [field: string]: unknown
}

interface TreePosition {
  readonly start: TreePoint
  readonly end: TreePoint
}

/** Lines and columns count from 1. */
interface TreePoint {
  readonly line: number
  readonly column: number
  readonly offset?: number | undefined
}

/** The argument that a step of unified receives beside the tree. */
export interface TreeFile {
  readonly value: unknown
  readonly path?: string | undefined
  readonly data: Record<string, unknown>
}

/** A plugin of unified: options → a function over the tree. */
export type TreeStep = () => (tree: TreeNode, file: TreeFile) => void

export type Visit = (node: TreeNode, parent: TreeNode, index: number) => void

/** Calls `visit` for each node below `root`, parents first. */
export function visitTree(root: TreeNode, visit: Visit): void {
  const { children = [] } = root
  for (let index = 0; index < children.length; index++) {
    visit(children[index] as TreeNode, root, index)
    const child = children[index]
    if (child) visitTree(child, visit)
  }
}

/** All text in a node, as mdast-util-to-string has it. */
export function treeText(node: TreeNode): string {
  if (typeof node.value === 'string' && node.type !== 'html') return node.value
  if (typeof node['alt'] === 'string') return node['alt']
  return (node.children ?? []).map(treeText).join('')
}
