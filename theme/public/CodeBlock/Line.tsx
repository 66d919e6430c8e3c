// `@theme/CodeBlock/Line`: a line of tokens, for components that color code by themselves.
import type { HTMLAttributes } from 'react'
import Token, { type CodeToken } from './Line/Token.tsx'

type Attributes = HTMLAttributes<HTMLSpanElement>

export interface CodeBlockLineProps {
  readonly line: readonly CodeToken[]
  readonly classNames: readonly string[] | undefined
  readonly showLineNumbers: boolean
  readonly getLineProps: (input: {
    readonly line: readonly CodeToken[]
    readonly className?: string
  }) => Attributes
  readonly getTokenProps: (input: { readonly token: CodeToken }) => Attributes
}

export default function CodeBlockLine({ line, classNames, getLineProps, getTokenProps }: CodeBlockLineProps) {
  const props = getLineProps({ line, className: (classNames ?? []).join(' ') })
  return (
    <span {...props}>
      {line.map((token, index) => (
        <Token key={index} token={token} line={line} {...getTokenProps({ token })} />
      ))}
      <br />
    </span>
  )
}
