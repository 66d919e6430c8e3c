// The place of a key such as `themeConfig.navbar.items[2].to` in a configuration or a sidebars file.
import { type LiteralMember, type LiteralNode, literalNodes } from './literalTree.ts'
import { type Position, positionAt } from './positionAt.ts'

interface FoundPath {
  readonly key: Position
  readonly value: Position
  /** The offset of the value. */
  readonly at: number
  /** Whether the whole path was found; otherwise it is the place of the last key that is there. */
  readonly whole: boolean
}

/** Null when the text does not contain the first key. */
export type FindPath = (path: string) => FoundPath | null

/**
 * Reads the text once, in the first search. Of several objects, it chooses the one that has the most keys of
 * the path.
 */
export function openPaths(text: string): FindPath {
  let starts: ReadonlyMap<string, readonly LiteralNode[]> | null = null
  return (path) => {
    starts ??= nodesByKey(literalNodes(text))
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '')
    let best: LiteralMember | null = null
    let depth = 0
    for (const node of starts.get(keys[0] ?? '') ?? []) {
      const found = follow(node, keys)
      if (found.depth <= depth) continue
      best = found.member
      depth = found.depth
    }
    if (best === null) return null
    const at = best.value || best.key
    return {
      key: positionAt(text, best.key),
      value: positionAt(text, at),
      at,
      whole: depth === keys.length,
    }
  }
}

function nodesByKey(nodes: readonly LiteralNode[]): ReadonlyMap<string, readonly LiteralNode[]> {
  const byKey = new Map<string, LiteralNode[]>()
  for (const node of nodes)
    for (const key of node.members.keys()) {
      const others = byKey.get(key)
      if (others) others.push(node)
      else byKey.set(key, [node])
    }
  return byKey
}

function follow(root: LiteralNode, keys: readonly string[]) {
  let node: LiteralNode | null = root
  let member: LiteralMember | null = null
  let depth = 0
  for (const key of keys) {
    const next: LiteralMember | undefined = node?.members.get(key)
    if (!next) break
    member = next
    node = next.node
    depth++
  }
  return { member, depth }
}
