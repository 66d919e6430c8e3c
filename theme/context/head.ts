// The head data that components declare while they render (useHead.ts). The server collects it.
import { createContext } from 'react'
import type { HeadElement } from '../../build/shared/routeData.ts'

export interface CollectedHead {
  title: string | null
  /** Whether the title is complete: it does not get the name of the site. */
  isWholeTitle?: boolean | undefined
  description: string | null
  htmlClass: string | null
  /** Classes of the element around the content. */
  wrapperClass: string | null
  tags: HeadElement[]
  /** Whether a component has read the documents of the site. */
  readsDocs?: boolean
}

/** Null in the browser. */
export const HeadContext = createContext<CollectedHead | null>(null)

export const emptyHead = (): CollectedHead => ({
  title: null,
  description: null,
  htmlClass: null,
  wrapperClass: null,
  tags: [],
})

export const isEmptyHead = ({ title, description, htmlClass, wrapperClass, tags }: CollectedHead): boolean =>
  !(title || description || htmlClass || wrapperClass || tags.length > 0)
