// In place of markup/codeBlockElement.ts, where the site replaces parts of code blocks.
import type { ReactElement } from 'react'
import { CodeBlockContextProvider } from '../compat/codeBlock.tsx'
import { CodeBlockHtmlContext } from '../compat/codeBlockHtml.ts'
import { useCodeWordWrap } from '../compat/scroll.tsx'
import type { CodeBlockParts } from '../markup/codeBlockElement.ts'
import Element from '../public/CodeBlock/Content/Element.tsx'
import CodeBlockLayout from '../public/CodeBlock/Layout.tsx'

export const codeBlockElement = (parts: CodeBlockParts): ReactElement => <Shown {...parts} />

function Shown({ block, html, text, children }: CodeBlockParts) {
  const wordWrap = useCodeWordWrap()
  if (text === null) return <Element className={block.className ?? ''}>{children}</Element>
  const language = block.language ?? 'text'
  const metadata = {
    codeInput: text,
    code: text,
    className: `language-${language} ${block.className ?? ''}`.trim(),
    language: language.toLowerCase(),
    title: block.title,
    lineNumbersStart: block.firstNumber ?? undefined,
    lineClassNames: {},
  }
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockHtmlContext value={html}>
        <CodeBlockLayout />
      </CodeBlockHtmlContext>
    </CodeBlockContextProvider>
  )
}
