// In place of views/blog/BlogFrame.tsx: the pages of blogs have a `BlogLayout` of their own.
import type { ReactNode } from 'react'

export const BlogFrame = ({ children }: { readonly route: unknown; readonly children: ReactNode }) => (
  <>{children}</>
)
