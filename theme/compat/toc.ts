// Tables of contents as trees.
import { useMemo } from 'react'
import type { TocItem } from '../../build/shared/toc.ts'
import { tocTree } from '../../build/shared/toc.ts'
import type { TOCItem } from './doc.tsx'

export interface TOCTreeNode extends TOCItem {
  readonly children: readonly TOCTreeNode[]
}

/** A list of headings as a tree, down to the sixth level. */
export const useTreeifiedTOC = (toc: readonly TOCItem[]): readonly TOCTreeNode[] =>
  useMemo(() => treeOf(toc, 2, 6).map(nodeOf), [toc])

export function useFilteredAndTreeifiedTOC({
  toc,
  minHeadingLevel,
  maxHeadingLevel,
}: {
  readonly toc: readonly TOCItem[]
  readonly minHeadingLevel: number
  readonly maxHeadingLevel: number
}): readonly TOCTreeNode[] {
  return useMemo(
    () => treeOf(toc, minHeadingLevel, maxHeadingLevel).map(nodeOf),
    [toc, minHeadingLevel, maxHeadingLevel],
  )
}

/** The tree as our own components show it. */
export const treeOf = (toc: readonly TOCItem[], min: number, max: number): readonly TocItem[] =>
  tocTree(
    toc.map(({ value, id, level }) => ({ html: value, id, level })),
    min,
    max,
  )

export const nodeOf = ({ html, id, level, children }: TocItem): TOCTreeNode => ({
  value: html,
  id,
  level,
  children: children.map(nodeOf),
})

export const itemOf = ({ value, id, level, children }: TOCTreeNode): TocItem => ({
  html: value,
  id,
  level,
  children: children.map(itemOf),
})
