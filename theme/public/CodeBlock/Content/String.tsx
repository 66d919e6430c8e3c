// `@theme/CodeBlock/Content/String`: a block whose code is text.
import { readCodeBlock } from '../../../../build/shared/components/codeBlock.ts'
import { CodeBlockContextProvider, createCodeBlockMetadata } from '../../../compat/codeBlock.tsx'
import { CodeBlockHtmlContext } from '../../../compat/codeBlockHtml.ts'
import { useCodeWordWrap } from '../../../compat/scroll.tsx'
import { useThemeConfig } from '../../../compat/themeConfig.ts'
import { textOf, useCodeHtml } from '../../../markup/useCodeHtml.ts'
import type { CodeBlockProps } from '../../CodeBlock.tsx'
import CodeBlockLayout from '../Layout.tsx'

export default function CodeBlockContentString({ children, ...props }: CodeBlockProps) {
  const block = readCodeBlock(props)
  const text = textOf(children) ?? ''
  const html = useCodeHtml(text, block)
  const wordWrap = useCodeWordWrap()
  const { magicComments } = useThemeConfig().prism
  const metadata = createCodeBlockMetadata({
    code: text,
    className: props.className,
    language: props.language,
    metastring: props.metastring,
    magicComments,
    title: block.title,
    showLineNumbers: block.firstNumber ?? false,
  })
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockHtmlContext value={html}>
        <CodeBlockLayout />
      </CodeBlockHtmlContext>
    </CodeBlockContextProvider>
  )
}
