// `@theme/DocVersionRoot`: around the pages of a version.
import type { ReactNode } from 'react'

export default function DocVersionRoot({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>
}
