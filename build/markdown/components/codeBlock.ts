// `<CodeBlock language title showLineNumbers>` around text: the same block as a fence.
import { type CodeBlockInput, classesOf, codeBlockHtml, wrapLines } from '../code/codeBlock.ts'
import { readMagicComments } from '../code/magicComments.ts'
import { readMeta } from '../code/meta.ts'
import type { MdxElement } from '../mdx/element.ts'
import type { Printer } from './printer.ts'

export const codeBlock: Printer = ({ element, props }, { reading, options, place }) => {
  const text = textIn(element)
  if (text === null) return { code: '<CodeBlock> holds elements or computed text' }
  const language =
    typeof props['language'] === 'string'
      ? props['language']
      : (/\blanguage-(\S+)/.exec(String(props['className'] ?? ''))?.[1] ?? null)
  const meta = readMeta(`${language ?? 'text'} ${String(props['metastring'] ?? '')}`)
  const numbers = props['showLineNumbers']
  const firstNumber = typeof numbers === 'number' ? numbers : numbers === true ? 1 : meta.firstNumber
  const marked = meta.lines
    ? { code: text, classes: classesOf(meta) }
    : readMagicComments(text, language, options.markdown.magicComments)
  const result = options.highlighter.highlight(marked.code, language)
  if (result.problem) reading.diagnostics.push({ ...result.problem, ...place })
  const input: CodeBlockInput = {
    language,
    title: typeof props['title'] === 'string' ? props['title'] : meta.title,
    firstNumber,
    className:
      typeof props['className'] === 'string' ? props['className'].replace(/\blanguage-\S+/, '').trim() : null,
  }
  return { open: codeBlockHtml(input, wrapLines(result.html, marked.classes, firstNumber)), close: '' }
}

/** The text between the tags, its tokens silenced; null when there is more than text. */
function textIn(element: MdxElement): string | null {
  if (element.children.length > 0 || element.hasText) return null
  const texts = element.expressions.map((token) => token.meta?.['text'] as string | undefined)
  if (texts.includes(undefined)) return null
  for (const token of element.expressions) token.meta = { ...token.meta, text: '' }
  return texts.join('').replace(/^\n|\n$/g, '')
}
