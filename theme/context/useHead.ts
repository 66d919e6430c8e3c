// Declares data of the head. In a file of its own: only pages of code and plugins load it.
import { use, useEffect } from 'react'
import { type CollectedHead, HeadContext } from './head.ts'
import { useSite } from './site.tsx'

/**
 * Later declarations override earlier ones. The server collects them; in the browser, an effect sets the
 * title.
 */
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
