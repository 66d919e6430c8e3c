// What a page's `Layout` sets: title, description and classes. The frame around it is somewhere else.
import type { ReactNode } from 'react'
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx'
import useIsomorphicLayoutEffect from '../public/useIsomorphicLayoutEffect.ts'
import { HeadData } from './headData.ts'
import { SkipToContentFallbackId } from './skipTarget.ts'

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

export function LayoutContent({ title, description, wrapperClassName, noFooter, children }: LayoutProps) {
  const wrapperClass = wrapperClassName?.trim() || null
  const htmlClass = noFooter ? 'layout--no-footer' : null
  useIsomorphicLayoutEffect(() => {
    const names = wrapperClass?.split(/\s+/) ?? []
    const classes = document.getElementById(SkipToContentFallbackId)?.classList
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
