// `@theme/CodeBlock` in pages with code. The build colours fences; the text of these blocks is computed.
import { Children, isValidElement, type ReactNode } from 'react'
import { classesOf, wrapLines } from '../../build/shared/code/wrapLines.ts'
import { codeBlockMarkup, readCodeBlock, trimCode } from '../../build/shared/components/codeBlock.ts'
import { escapeHtml } from '../../build/shared/escape.ts'
import { RawHtml } from '../../build/shared/markup.ts'
import { elementOf } from '../markup/elementOf.ts'

export interface CodeBlockProps {
  readonly language?: string
  readonly title?: ReactNode
  readonly showLineNumbers?: boolean | number
  /** Words of a fence: `{1,3}`. */
  readonly metastring?: string
  readonly className?: string
  readonly children?: ReactNode
}

export default function CodeBlock({ children, ...props }: CodeBlockProps) {
  const block = readCodeBlock<ReactNode>(props)
  const text = textOf(children)
  const code =
    text === null
      ? children
      : new RawHtml(wrapLines(escapeHtml(text), classesOf(block.lines), block.firstNumber))
  return elementOf(codeBlockMarkup<ReactNode>(block, code))
}

/** The text of children that are text alone; null when there are elements. */
function textOf(children: ReactNode): string | null {
  const all = Children.toArray(children)
  return all.some(isValidElement) ? null : trimCode(all.join(''))
}
