// `@theme/ThemeProvider`: around all pages, inside of `Root`.
import type { ReactNode } from 'react'

export default function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return <>{children}</>
}
