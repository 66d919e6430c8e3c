// Title and description of a page component. The theme adds the shell around it.
import type { ReactNode } from 'react'
import { useHead } from '../context/head.tsx'

export interface LayoutProps {
  /** Page title, without the site's name. */
  readonly title?: string
  readonly description?: string
  readonly wrapperClassName?: string
  readonly children?: ReactNode
}

export default function Layout({ title, description, wrapperClassName, children }: LayoutProps) {
  useHead({ title: title ?? null, description: description ?? null, htmlClass: wrapperClassName ?? null })
  return <>{children}</>
}
