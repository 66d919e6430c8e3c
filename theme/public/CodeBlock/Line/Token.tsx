// `@theme/CodeBlock/Line/Token`.
import type { HTMLAttributes } from 'react'

export interface CodeToken {
  readonly content: string
  readonly types: readonly string[]
}

export interface CodeBlockLineTokenProps extends HTMLAttributes<HTMLSpanElement> {
  readonly token: CodeToken
  readonly line: readonly CodeToken[]
}

export default function CodeBlockLineToken({ token: _, line: __, ...props }: CodeBlockLineTokenProps) {
  return <span {...props} />
}
