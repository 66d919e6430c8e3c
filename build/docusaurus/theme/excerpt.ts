// What lists of posts show of a text: everything before its mark.
import type { ElementNode, TextData } from '../../shared/elementData.ts'

/** The same text where it has no mark. */
export function cutAtMark(text: TextData): TextData {
  const { nodes } = cut(text.nodes)
  return { ...text, nodes }
}

function cut(nodes: readonly ElementNode[]): {
  readonly nodes: readonly ElementNode[]
  readonly isCut: boolean
} {
  const kept: ElementNode[] = []
  for (const node of nodes) {
    if (typeof node === 'string') {
      kept.push(node)
      continue
    }
    const [name, properties, ...children] = node
    if (name === '!') return { nodes: kept, isCut: true }
    const inner = cut(children)
    if (!inner.isCut) {
      kept.push(node)
      continue
    }
    if (inner.nodes.length > 0) kept.push([name, properties, ...inner.nodes])
    return { nodes: kept, isCut: true }
  }
  return { nodes: kept, isCut: false }
}
