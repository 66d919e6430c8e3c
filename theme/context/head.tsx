// The head data that components declare while they render. The server collects it; in the browser, an effect
// applies it.
import { createContext, use, useEffect } from 'react'
import type { HeadElement } from '../../build/shared/routeData.ts'
import { useSite } from './site.tsx'

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

/** Declares head data for the page. Later declarations override earlier ones. */
export function useHead(declared: Partial<CollectedHead>): void {
  const collected = process.env['TROODON_SSR'] !== '' ? use(HeadContext) : null
  const site = useSite()
  if (collected) {
    if (declared.title) {
      collected.title = declared.title
      collected.isWholeTitle = declared.isWholeTitle
    }
    if (declared.description) collected.description = declared.description
    if (declared.wrapperClass) collected.wrapperClass = declared.wrapperClass
    if (declared.htmlClass) collected.htmlClass = declared.htmlClass
    if (declared.tags) collected.tags.push(...declared.tags)
  }
  const { title } = declared
  useEffect(() => {
    if (title) document.title = title === site.title ? title : `${title} ${site.titleDelimiter} ${site.title}`
  }, [title, site])
}
