// In place of markup/CodeLines.tsx, where the site replaces the lines or tokens of code.
import type { CodeLinesProps } from '../markup/CodeLines.tsx'
import { codeTokens } from '../markup/codeTokens.ts'
import type { CodeToken } from '../public/CodeBlock/Line/Token.tsx'
import Line from '../public/CodeBlock/Line.tsx'

export const CodeLines = ({ className, html, lineClassNames, showLineNumbers }: CodeLinesProps) => (
  <code className={className}>
    {codeTokens(html).map((line, index) => (
      <Line
        key={index}
        line={line}
        classNames={lineClassNames[index]}
        showLineNumbers={showLineNumbers}
        getLineProps={lineProps}
        getTokenProps={tokenProps}
      />
    ))}
  </code>
)

const lineProps = ({ className = '' }: { readonly className?: string | undefined }) => ({
  className: `code-line ${className}`.trim(),
})

const tokenProps = ({ token }: { readonly token: CodeToken }) => ({
  ...(token.types.length > 0 ? { className: token.types.join(' ') } : {}),
  children: token.content,
})
