// `@theme/DocRoot/Layout/Main`: the element around the content.
import type { ReactNode } from 'react'

export interface DocRootLayoutMainProps {
  readonly hiddenSidebarContainer: boolean
  readonly children: ReactNode
}

export default function DocRootLayoutMain({ children }: DocRootLayoutMainProps) {
  return <main className="theme-main doc-root-main">{children}</main>
}
