// Components of the site that are rendered on their own, whatever page is around them: in a template
// (template/), they are rendered again for each page, and only they.
import { createContext, createElement, type ReactNode, use } from 'react'

type MarkAlone = (element: ReactNode) => string

/** Null outside a template. */
export const AloneContext = /* @__PURE__ */ createContext<MarkAlone | null>(null)

/**
 * In a template, the mark for a component; otherwise undefined, and the caller renders it. Its props must be
 * the same on all pages.
 */
export function aloneIn(element: () => ReactNode): ReactNode {
  if (process.env['TROODON_SSR'] !== '') {
    const mark = use(AloneContext)
    if (mark) return createElement(aloneTag, { dangerouslySetInnerHTML: { __html: mark(element()) } })
  }
}

/** Keeps the mark from being a text beside others. The template does not contain it. */
export const aloneTag = 'troodon-alone'
