// What cards of documents show, for code of the site. While the build renders a page, it notes which cards
// the page shows: the data of the page has these.
import { use } from 'react'
import type { DocCardData } from '../../build/shared/routeBase.ts'
import { HeadContext } from '../context/head.tsx'
import { useShown } from '../context/route.tsx'
import { isOfSidebar, type PropSidebarItem } from './sidebarItems.ts'

export interface DocCards {
  /** Of a document of the page's version. */
  readonly ofDoc: (id: string) => DocCardData | undefined
  /** Of an item with a document. Docusaurus looks for none where a component writes an item without one. */
  readonly ofItem: (item: PropSidebarItem) => DocCardData | undefined
}

export function useDocCards(): DocCards {
  const { docCards = {} } = useShown().route
  const head = use(HeadContext)
  const ofDoc = (id: string): DocCardData | undefined => {
    const found = docCards[id]
    if (head && found) head.cards = { ...head.cards, [id]: found }
    return found
  }
  const idAt = (wanted: string): string | undefined =>
    Object.keys(docCards).find((id) => docCards[id]?.href === wanted)
  return {
    ofDoc,
    ofItem: (item) => {
      if (item.type !== 'link') return undefined
      const id = item.docId ?? (isOfSidebar(item) ? idAt(item.href.replace(/\/$/, '')) : undefined)
      return id === undefined ? undefined : ofDoc(id)
    },
  }
}
