// `@theme/MDXContent`: around the text of a page.
import type { ReactNode } from 'react'

export default function MDXContent({ children }: { readonly children: ReactNode }) {
  return <>{children}</>
}
