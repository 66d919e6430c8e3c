// A table of contents inside the page.
import type { ReactNode } from 'react'
import { type Heading, type TocItem, tocTree } from '../../build/shared/toc.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'

export interface TOCInlineProps {
  /** Headings of a Markdown module; without it those of the page. */
  readonly toc?: readonly { readonly value: string; readonly id: string; readonly level: number }[]
  readonly minHeadingLevel?: number
  readonly maxHeadingLevel?: number
}

export default function TOCInline({ toc, ...levels }: TOCInlineProps) {
  const { route } = useShown()
  const { tableOfContents } = useSite()
  const minHeadingLevel = levels.minHeadingLevel ?? tableOfContents?.minHeadingLevel ?? 2
  const maxHeadingLevel = levels.maxHeadingLevel ?? tableOfContents?.maxHeadingLevel ?? 3
  const headings: readonly Heading[] | null =
    toc?.map(({ value, id, level }) => ({ html: value, id, level })) ?? null
  const items = headings
    ? tocTree(headings, minHeadingLevel, maxHeadingLevel)
    : 'headings' in route
      ? tocTree(route.headings, minHeadingLevel, maxHeadingLevel)
      : []
  return <nav className="table-of-contents table-of-contents--inline">{list(items)}</nav>
}

function list(items: readonly TocItem[]): ReactNode {
  if (items.length === 0) return null
  return (
    <ul>
      {items.map(({ id, html, children }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          {list(children)}
        </li>
      ))}
    </ul>
  )
}
