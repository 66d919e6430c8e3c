// The table of contents as data: a tree of headings, built once at build time.

export interface TocItem {
  readonly id: string
  /** Inline HTML of the heading, without links. */
  readonly html: string
  readonly level: number
  readonly children: readonly TocItem[]
}

export interface Heading {
  readonly id: string
  readonly html: string
  readonly level: number
  /** Set where components or expressions make words of it, which `html` does not have. */
  readonly made?: true
  /** The id is written in the text, so `ref:` links find it. */
  readonly isWritten?: true
}

/** The level of options of a reference: no table of contents lists them. */
export const optionLevel = 7

interface Node extends TocItem {
  readonly children: Node[]
}

/** Headings of `min`–`max` as a tree; a heading is a child of the nearest earlier one of a lower level. */
export function tocTree(headings: readonly Heading[], min: number, max: number): readonly TocItem[] {
  const roots: Node[] = []
  const open: Node[] = []
  for (const { id, html, level } of headings) {
    if (level < min || level > max) continue
    const node: Node = { id, html, level, children: [] }
    while (open.length > 0 && (open.at(-1) as Node).level >= level) open.pop()
    const parent = open.at(-1)
    if (parent) parent.children.push(node)
    else roots.push(node)
    open.push(node)
  }
  return roots
}
