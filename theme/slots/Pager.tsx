// In place of layout/Pager.tsx.
import type { LinkData } from '../../build/shared/routeData.ts'
import { useShown } from '../context/route.tsx'
import DocItemPaginator from '../public/DocItem/Paginator.tsx'
import DocPaginator from '../public/DocPaginator.tsx'

interface PagerProps {
  readonly previous: LinkData | null
  readonly next: LinkData | null
}

export function Pager({ previous, next }: PagerProps) {
  const link = (one: LinkData | null) => (one ? { title: one.label, permalink: one.href } : undefined)
  if (useShown().route.view === 'doc') return <DocItemPaginator />
  return <DocPaginator previous={link(previous)} next={link(next)} />
}
