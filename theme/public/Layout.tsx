// Title and description of a page component. The theme adds the frame around it.
import { type ReactNode, use } from 'react'
import { FrameContext } from '../compat/frame.ts'
import { useHead } from '../context/head.tsx'
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx'

export interface LayoutProps {
  /** Page title, without the site's name. */
  readonly title?: string
  readonly description?: string
  readonly wrapperClassName?: string
  /** Hides the footer. */
  readonly noFooter?: boolean
  readonly children?: ReactNode
}

export default function Layout({ title, description, wrapperClassName, noFooter, children }: LayoutProps) {
  const Frame = use(FrameContext)
  const htmlClass = `${wrapperClassName ?? ''}${noFooter ? ' layout--no-footer' : ''}`.trim()
  useHead({ title: title ?? null, description: description ?? null, htmlClass: htmlClass || null })
  const content = <ErrorBoundary scope="content">{children}</ErrorBoundary>
  if (!Frame) return content
  return (
    <FrameContext value={null}>
      <Frame bare={false}>{content}</Frame>
    </FrameContext>
  )
}
