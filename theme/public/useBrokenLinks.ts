// `@docusaurus/useBrokenLinks`: a component reports links and ids that are not in the HTML of the server,
// such as those of tabs that are rendered later.
import { use, useMemo } from 'react'
import { CollectingContext } from '../context/collecting.ts'

export interface BrokenLinks {
  readonly collectLink: (link: string | undefined) => void
  readonly collectAnchor: (anchor: string | undefined) => void
}

export default function useBrokenLinks(): BrokenLinks {
  const collected = use(CollectingContext)
  return useMemo(
    () => ({
      collectLink: (link) => void (link && collected?.links.add(link)),
      collectAnchor: (anchor) => void (anchor && collected?.anchors.add(anchor)),
    }),
    [collected],
  )
}
