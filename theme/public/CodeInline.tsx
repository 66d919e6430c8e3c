// `@theme/CodeInline`: code in a line of text.
import type { ComponentProps } from 'react'

export default function CodeInline(props: ComponentProps<'code'>) {
  return <code {...props} />
}
