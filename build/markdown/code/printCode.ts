// The text of a code block as HTML: colored, its marked and numbered lines wrapped.
import type { LocalDiagnostic } from '../../model/diagnostics.ts'
import type { MagicComment } from '../../model/project.ts'
import type { CodeFormat } from '../../shared/code/meta.ts'
import { classesOf, wrapLines } from '../../shared/code/wrapLines.ts'
import { type CodeBlockMarkup, codeBlockMarkup } from '../../shared/components/codeBlock.ts'
import { RawHtml } from '../../shared/markup.ts'
import { printMarkup } from '../components/printMarkup.ts'
import type { Highlighter } from '../highlight.ts'
import { readMagicComments } from './magicComments.ts'

export interface CodeOptions {
  readonly highlighter: Highlighter
  readonly magicComments: readonly MagicComment[]
}

export interface PrintedCode {
  readonly html: string
  /** Why the code has no colors. */
  readonly problem: Pick<LocalDiagnostic, 'code' | 'message' | 'hint'> | null
}

export function printCode(
  text: string,
  { language, lines, firstNumber }: CodeFormat,
  { highlighter, magicComments }: CodeOptions,
): PrintedCode {
  const marked = lines
    ? { code: text, classes: classesOf(lines, text) }
    : readMagicComments(text, language, magicComments)
  const { html, problem } = highlighter.highlight(marked.code, language)
  return { html: wrapLines(html, marked.classes, firstNumber), problem }
}

/** The whole block; `code` is HTML. */
export const printCodeBlock = (block: CodeBlockMarkup<string>, code: string): string =>
  printMarkup(codeBlockMarkup<string>(block, new RawHtml(code)))
