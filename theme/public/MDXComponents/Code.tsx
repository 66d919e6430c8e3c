// `@theme/MDXComponents/Code`: code in a line, or a block of several lines.
import { Children, type ComponentProps } from 'react'
import CodeBlock, { type CodeBlockProps } from '../CodeBlock.tsx'
import CodeInline from '../CodeInline.tsx'

export default function MDXCode(props: ComponentProps<'code'>) {
  const { children } = props
  const isInline =
    children !== undefined &&
    Children.toArray(children).every((child) => typeof child === 'string' && !child.includes('\n'))
  return isInline ? <CodeInline {...props} /> : <CodeBlock {...(props as CodeBlockProps)} />
}
