// `@theme/CodeBlock/Content/String`: a block whose code is text.
import CodeBlock, { type CodeBlockProps } from '../../CodeBlock.tsx'

export default function CodeBlockContentString(props: CodeBlockProps) {
  return <CodeBlock {...props} />
}
