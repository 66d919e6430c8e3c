// `@theme/CodeBlock` in pages with code. The build colors the text that is computed while it renders the page; a text that is
// computed later, in the browser, has no colors.
import { Children, isValidElement, type ReactNode, use } from 'react'
import { computedCodeKey } from '../../build/shared/code/computedCode.ts'
import type { CodeFormat } from '../../build/shared/code/meta.ts'
import { classesOf, wrapLines } from '../../build/shared/code/wrapLines.ts'
import { codeBlockMarkup, readCodeBlock, trimCode } from '../../build/shared/components/codeBlock.ts'
import { escapeHtml } from '../../build/shared/escape.ts'
import { RawHtml } from '../../build/shared/markup.ts'
import { CodeContext } from '../context/code.ts'
import { ShownContext } from '../context/route.tsx'
import { elementOf } from '../markup/elementOf.ts'

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
  return elementOf(codeBlockMarkup<ReactNode>(block, html === null ? children : new RawHtml(html)))
}

/** The text of children that are text alone; null when there are elements. */
function textOf(children: ReactNode): string | null {
  const all = Children.toArray(children)
  return all.some(isValidElement) ? null : trimCode(all.join(''))
}

function useCodeHtml(text: string | null, block: CodeFormat): string | null {
  const print = use(CodeContext)
  const known = use(ShownContext)?.route.computedCode
  if (text === null) return null
  const html = print ? print(text, block) : known?.[computedCodeKey(text, block)]
  return html ?? wrapLines(escapeHtml(text), classesOf(block.lines), block.firstNumber)
}
