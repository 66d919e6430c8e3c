// `@theme/CodeBlock/Content/Element`: a block of elements, which is not colored.
import type { ReactNode } from 'react'
import Container from '../Container.tsx'

export interface CodeBlockContentElementProps {
  readonly children?: ReactNode
  readonly className?: string
}

export default function CodeBlockContentElement({ children, className }: CodeBlockContentElementProps) {
  return (
    <Container as="div" className={className}>
      <div className="theme-code-block-content">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <pre tabIndex={0}>
          <code>{children}</code>
        </pre>
      </div>
    </Container>
  )
}
