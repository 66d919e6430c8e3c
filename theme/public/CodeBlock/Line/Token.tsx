// `@theme/CodeBlock/Line/Token`.
import type { HTMLAttributes } from 'react'
import type { CodeToken } from '../../../markup/codeTokens.ts'

export type { CodeToken }

export interface CodeBlockLineTokenProps extends HTMLAttributes<HTMLSpanElement> {
  readonly token: CodeToken
  readonly line: readonly CodeToken[]
}

export default function CodeBlockLineToken({ token: _, line: __, ...props }: CodeBlockLineTokenProps) {
  return <span {...props} />
}
