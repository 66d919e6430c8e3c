// A code block as elements.
import type { ReactElement, ReactNode } from 'react'
import type { readCodeBlock } from '../../build/shared/components/codeBlock.ts'
import { codeBlockMarkup } from '../../build/shared/components/codeBlock.ts'
import { RawHtml } from '../../build/shared/markup.ts'
import { elementOf } from './elementOf.ts'

export interface CodeBlockParts {
  readonly block: ReturnType<typeof readCodeBlock<ReactNode>>
  /** HTML of the code; null when the children are elements. */
  readonly html: string | null
  readonly children: ReactNode
}

export const codeBlockElement = ({ block, html, children }: CodeBlockParts): ReactElement =>
  elementOf(codeBlockMarkup<ReactNode>(block, html === null ? children : new RawHtml(html)))
