// In place of layout/Toc.tsx.
import type { TocItem } from '../../build/shared/toc.ts'
import { flatToc } from '../compat/doc.tsx'
import { useShown } from '../context/route.tsx'
import DocItemTOCDesktop from '../public/DocItem/TOC/Desktop.tsx'
import DocItemTOCMobile from '../public/DocItem/TOC/Mobile.tsx'
import TOC from '../public/TOC.tsx'
import TOCCollapsible from '../public/TOCCollapsible.tsx'

interface TocProps {
  readonly items: readonly TocItem[]
}

export function Toc({ items }: TocProps) {
  return useShown().route.view === 'doc' ? <DocItemTOCDesktop /> : <TOC toc={flatToc(items)} />
}

export function MobileToc({ items }: TocProps) {
  return useShown().route.view === 'doc' ? <DocItemTOCMobile /> : <TOCCollapsible toc={flatToc(items)} />
}
