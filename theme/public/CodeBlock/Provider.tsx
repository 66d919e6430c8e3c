// `@theme/CodeBlock/Provider`: around a block.
import type { ReactNode } from 'react'

export default function CodeBlockProvider({ children }: { readonly children: ReactNode }) {
  return <>{children}</>
}
