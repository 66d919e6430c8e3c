// `@theme/MDXComponents/Code`: code in a line, or a block of several lines.
import { Children, type ComponentProps } from 'react'
import CodeBlock from '../CodeBlock.tsx'
import CodeInline from '../CodeInline.tsx'

export default function MDXCode({ children, className, ...props }: ComponentProps<'code'>) {
  const isInline =
    children !== undefined &&
    Children.toArray(children).every((child) => typeof child === 'string' && !child.includes('\n'))
  if (isInline)
    return (
      <CodeInline {...props} {...(className === undefined ? {} : { className })}>
        {children}
      </CodeInline>
    )
  return <CodeBlock {...(className === undefined ? {} : { className })}>{children}</CodeBlock>
}
