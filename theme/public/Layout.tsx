// Title and description of a page component. The theme adds the frame around it.
import { type ReactNode, use } from 'react'
import { FrameContext } from '../compat/frame.ts'
import { SkipToContentFallbackId } from '../compat/skipTarget.ts'
import { useHead } from '../context/head.tsx'
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx'
import useIsomorphicLayoutEffect from './useIsomorphicLayoutEffect.ts'

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
  const Frame = use(FrameContext)
  const wrapperClass = wrapperClassName?.trim() || null
  const htmlClass = noFooter ? 'layout--no-footer' : null
  useHead({ title: title ?? null, description: description ?? null, htmlClass, wrapperClass })
  useIsomorphicLayoutEffect(() => {
    const names = wrapperClass?.split(/\s+/) ?? []
    const classes = document.getElementById(SkipToContentFallbackId)?.classList
    classes?.add(...names)
    return () => classes?.remove(...names)
  }, [wrapperClass])
  const content = <ErrorBoundary scope="content">{children}</ErrorBoundary>
  if (!Frame) return content
  return (
    <FrameContext value={null}>
      <Frame bare={false}>{content}</Frame>
    </FrameContext>
  )
}
