// `@theme/CodeBlock/Title`.
import type { ReactNode } from 'react'

export default function CodeBlockTitle({ children }: { readonly children: ReactNode }) {
  return <>{children}</>
}
