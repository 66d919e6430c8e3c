// In place of views/blog/BlogFrame.tsx: the pages of blogs have a `BlogLayout` of their own.
import type { ReactNode } from 'react'
import './slots.css'

export const BlogFrame = ({ children }: { readonly route: unknown; readonly children: ReactNode }) => (
  <>{children}</>
)
