// `@theme/CodeBlock/Buttons/Button`.
import type { ComponentProps } from 'react'

export default function CodeBlockButton({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={`clean-btn theme-code-button ${className}`.trim()} />
}
