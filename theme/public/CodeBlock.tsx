// A code block in pages with code.
import type { ReactNode } from 'react'
import { readCodeBlock } from '../../build/shared/components/codeBlock.ts'
import { codeBlockElement } from '../markup/codeBlockElement.ts'
import { textOf, useCodeHtml } from '../markup/useCodeHtml.ts'

export interface CodeBlockProps {
  readonly language?: string
  readonly title?: ReactNode
  /** The number of the first line, or true for 1. */
  readonly showLineNumbers?: boolean | number
  /** Words of a fence: `{1,3}`. */
  readonly metastring?: string
  readonly className?: string
  readonly children?: ReactNode
}

export default function CodeBlock({ children, ...props }: CodeBlockProps) {
  const block = readCodeBlock<ReactNode>(props)
  const text = textOf(children)
  const html = useCodeHtml(text, block)
  return codeBlockElement({ block, html, children })
}
