// `@theme/Playground`: code that the reader can change, with its result.
import { useEffect } from 'react'
import CodeBlock from './CodeBlock.tsx'

export interface PlaygroundProps {
  readonly children: string
  readonly noInline?: boolean
  readonly [option: string]: unknown
}

export default function Playground({ children, noInline = false }: PlaygroundProps) {
  useEffect(() => {
    // client.tsx starts the parts of the page that need scripts.
    document.dispatchEvent(new Event('troodon-patched'))
  }, [])
  return (
    <div
      className="live-code"
      data-live=""
      {...(noInline ? { 'data-no-inline': '' } : {})}
      suppressHydrationWarning
    >
      <CodeBlock language="jsx">{children}</CodeBlock>
    </div>
  )
}
