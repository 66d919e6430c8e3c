// `@theme/DocsRoot`: around the pages of an instance.
import type { ReactNode } from 'react'

export default function DocsRoot({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>
}
