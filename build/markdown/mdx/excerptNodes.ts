// The part of a post before its truncation mark, which can be inside of a paragraph.
import type { TreeNode } from './treeBuilder.ts'

/** Null without a mark. The elements around the mark end with it. */
export function excerptNodes(nodes: readonly TreeNode[]): readonly TreeNode[] | null {
  for (const [index, node] of nodes.entries()) {
    const before = nodes.slice(0, index)
    if (node.type === 'placeholder' && node.kind === 'truncate') return before
    const inner = 'children' in node ? excerptNodes(node.children) : null
    if (inner) return [...before, { ...node, children: [...inner] } as TreeNode]
  }
  return null
}
