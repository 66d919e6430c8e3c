// `@theme/TOCItems`: the links of a table of contents.
import type { TOCItem } from '../compat/doc.tsx'
import { useTOCHighlight } from '../compat/scroll.tsx'
import { useThemeConfig } from '../compat/themeConfig.ts'
import { useFilteredAndTreeifiedTOC } from '../compat/toc.ts'
import Tree from './TOCItems/Tree.tsx'

export interface TOCItemsProps {
  readonly toc: readonly TOCItem[]
  readonly minHeadingLevel?: number | undefined
  readonly maxHeadingLevel?: number | undefined
  readonly className?: string | undefined
  readonly linkClassName?: string | null | undefined
  /** Class of the current heading's link; without it, none is marked. */
  readonly linkActiveClassName?: string | undefined
}

export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  ...levels
}: TOCItemsProps) {
  const settings = useThemeConfig()['tableOfContents'] as
    | { minHeadingLevel: number; maxHeadingLevel: number }
    | undefined
  const minHeadingLevel = levels.minHeadingLevel ?? settings?.minHeadingLevel ?? 2
  const maxHeadingLevel = levels.maxHeadingLevel ?? Math.max(settings?.maxHeadingLevel ?? 3, ...levelsIn(toc))
  const tree = useFilteredAndTreeifiedTOC({ toc, minHeadingLevel, maxHeadingLevel })
  useTOCHighlight(
    linkClassName && linkActiveClassName
      ? { linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel }
      : undefined,
  )
  return <Tree toc={tree} className={className} linkClassName={linkClassName} />
}

/** The data of a page has only the levels that it shows. */
const levelsIn = (toc: readonly TOCItem[]): number[] => toc.map(({ level }) => level)
