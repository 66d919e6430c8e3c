// `@theme/MDXComponents/Pre`: the element around a block of code, which has its own.
import type { ComponentProps } from 'react'

export default function MDXPre({ children }: ComponentProps<'pre'>) {
  return <>{children}</>
}
