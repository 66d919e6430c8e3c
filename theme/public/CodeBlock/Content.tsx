// `@theme/CodeBlock/Content`: the code of a block.
import { use } from 'react'
import { useCodeBlockContext } from '../../compat/codeBlock.tsx'
import { CodeBlockHtmlContext } from '../../compat/codeBlockHtml.ts'
import { CodeLines } from '../../markup/CodeLines.tsx'

export default function CodeBlockContent({ className }: { readonly className?: string }) {
  const { metadata, wordWrap } = useCodeBlockContext()
  const html = use(CodeBlockHtmlContext)
  const classes = `hljs language-${metadata.language}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <pre ref={wordWrap.codeBlockRef} tabIndex={0} className={className}>
      {html === null ? (
        <code className={classes}>{metadata.code}</code>
      ) : (
        <CodeLines
          className={classes}
          html={html}
          lineClassNames={metadata.lineClassNames}
          showLineNumbers={metadata.lineNumbersStart !== undefined}
        />
      )}
    </pre>
  )
}
