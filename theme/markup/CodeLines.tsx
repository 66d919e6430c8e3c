// The colored code of a block.

export interface CodeLinesProps {
  readonly className: string
  readonly html: string
  /** Index of a line, from 0 → its classes. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>
  readonly showLineNumbers: boolean
}

export const CodeLines = ({ className, html }: CodeLinesProps) => (
  <code className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
