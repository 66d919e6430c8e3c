// Title, description and classes of a page component. The theme adds the frame around it.
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { HeadData } from '../context/headData.ts'
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx'
import { contentId } from '../layout/skipTarget.ts'

export interface LayoutProps {
  /** Page title, without the site's name. */
  readonly title?: string
  readonly description?: string
  /** Classes of the element around the content. */
  readonly wrapperClassName?: string
  /** Hides the footer. */
  readonly noFooter?: boolean
  readonly children?: ReactNode
}

export default function Layout({ title, description, wrapperClassName, noFooter, children }: LayoutProps) {
  const wrapperClass = wrapperClassName?.trim() || null
  const htmlClass = noFooter ? 'layout--no-footer' : null
  useEarlyEffect(() => {
    const names = wrapperClass?.split(/\s+/) ?? []
    const classes = document.getElementById(contentId)?.classList
    classes?.add(...names)
    return () => classes?.remove(...names)
  }, [wrapperClass])
  return (
    <>
      <HeadData
        title={title ?? null}
        description={description ?? null}
        htmlClass={htmlClass}
        wrapperClass={wrapperClass}
      />
      <ErrorBoundary scope="content">{children}</ErrorBoundary>
    </>
  )
}

/** Before the first paint. The server has no effects. */
const useEarlyEffect = process.env['TROODON_SSR'] === '' ? useLayoutEffect : useEffect
