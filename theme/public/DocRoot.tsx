// `@theme/DocRoot`: the sidebar and the document.
import type { ReactNode } from 'react'
import DocRootLayout from './DocRoot/Layout.tsx'

export default function DocRoot({ children }: { readonly children?: ReactNode }) {
  return <DocRootLayout>{children}</DocRootLayout>
}
