// `<CodeBlock language title showLineNumbers>` around text: the same block as a fence.
import { readCodeBlock, trimCode } from '../../shared/components/codeBlock.ts'
import { printCode, printCodeBlock } from '../code/printCode.ts'
import type { MdxElement } from '../mdx/element.ts'
import type { Printer } from './printer.ts'
import { textProp } from './textProp.ts'

export const codeBlock: Printer = ({ element, props }, { reading, options, place }) => {
  const text = typeof props['children'] === 'string' ? trimCode(props['children']) : textIn(element)
  if (text === null) return { code: '<CodeBlock> holds elements or computed text' }
  const block = readCodeBlock<string>({ ...props, title: textProp(props['title']) })
  const { html, problem } = printCode(text, block, {
    highlighter: options.highlighter,
    magicComments: options.markdown.magicComments,
  })
  if (problem) reading.diagnostics.push({ ...problem, ...place })
  return { open: printCodeBlock(block, html), close: '' }
}

/**
 * The text between the tags, whose tokens are then printed as nothing; null when there are elements or
 * computed values.
 */
function textIn(element: MdxElement): string | null {
  if (element.children.length > 0 || element.hasText) return null
  const texts = element.expressions.map((token) => token.meta?.['text'] as string | undefined)
  if (texts.includes(undefined)) return null
  for (const token of element.expressions) token.meta = { ...token.meta, text: '' }
  return trimCode(texts.join(''))
}
