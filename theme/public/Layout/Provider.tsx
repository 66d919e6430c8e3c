// `@theme/Layout/Provider`: around every page.
import type { ReactNode } from 'react'

export default function LayoutProvider({ children }: { readonly children: ReactNode }) {
  return <>{children}</>
}
