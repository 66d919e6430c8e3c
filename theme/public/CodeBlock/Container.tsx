// `@theme/CodeBlock/Container`: the element around a block.
import type { ComponentProps, ElementType } from 'react'

export default function CodeBlockContainer({
  as: Tag = 'div',
  ...props
}: ComponentProps<'div'> & { readonly as?: ElementType }) {
  return <Tag {...props} className={`theme-code-block ${props.className ?? ''}`.trim()} />
}
