// In place of markup/codeBlockElement.ts, where the site replaces parts of code blocks.
import type { ReactElement } from 'react'
import type { CodeBlockParts } from '../markup/codeBlockElement.ts'
import Element from '../public/CodeBlock/Content/Element.tsx'
import ContentString from '../public/CodeBlock/Content/String.tsx'

export const codeBlockElement = ({ block, text, children, props }: CodeBlockParts): ReactElement => {
  if (text === null) return <Element className={block.className ?? ''}>{children}</Element>
  return <ContentString {...(props ?? propsOf(block))}>{text}</ContentString>
}

/** Of a block that no page wrote as a component. */
const propsOf = ({ language, title, firstNumber, className }: CodeBlockParts['block']) => ({
  ...(language === null ? {} : { language }),
  ...(title === null ? {} : { title }),
  ...(firstNumber === null ? {} : { showLineNumbers: firstNumber }),
  ...(className ? { className } : {}),
})
