// `@theme/ThemeProvider`: around all pages, inside `Root`.
import type { ReactNode } from 'react'
import TitleFormatter from './ThemeProvider/TitleFormatter.tsx'

export default function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return <TitleFormatter>{children}</TitleFormatter>
}
