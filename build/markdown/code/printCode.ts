// The text of a code block as HTML: colored, its marked and numbered lines wrapped.
import type { LocalDiagnostic } from '../../model/diagnostics.ts'
import type { MagicComment } from '../../model/project.ts'
import type { CodeExtras } from '../../shared/code/extras.ts'
import { markWords } from '../../shared/code/markWords.ts'
import type { CodeFormat, LineRange } from '../../shared/code/meta.ts'
import { classesOf, wrapLines } from '../../shared/code/wrapLines.ts'
import { type CodeBlockMarkup, codeBlockMarkup } from '../../shared/components/codeBlock.ts'
import { classNames, RawHtml } from '../../shared/markup.ts'
import { printMarkup } from '../components/printMarkup.ts'
import type { Highlighter } from '../highlight.ts'
import { ansiHtml } from './ansi.ts'
import { hasMarks, readDiff, readMarks } from './codeMarks.ts'
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
  { language, lines, firstNumber, id = null }: CodeFormat & { readonly id?: string | null },
  { highlighter, magicComments }: CodeOptions,
  extras: CodeExtras | null = null,
): PrintedCode {
  const marked = lines
    ? { code: text, classes: classesOf(lines, text) }
    : readMagicComments(text, language, magicComments)
  const changed = extras?.isDiff ? readDiff(marked.code, marked.classes) : marked
  const { code, classes, words } =
    extras && hasMarks(changed.code) ? readMarks(changed.code, changed.classes) : { ...changed, words: [] }
  const numbers = firstNumber === null ? null : { first: firstNumber, id }
  const { html, problem } = isTerminal(extras, language)
    ? { html: ansiHtml(code), problem: null }
    : highlighter.highlight(code, language)
  if (!extras) return { html: wrapLines(html, classes, numbers), problem }
  const all = [...extras.words, ...words]
  const withWords = all.length === 0 ? html : markWords(html, code, all)
  const noted = extras.notes ? withNotes(withWords) : withWords
  return { html: wrapLines(noted, classes, numbers, foldsOf(extras, code)), problem }
}

const isTerminal = (extras: CodeExtras | null, language: string | null): boolean =>
  extras !== null && language?.toLowerCase() === 'ansi'

/** `// (1)` at the end of a line, colored as a comment or not. */
const withNotes = (html: string): string =>
  html.replace(
    /[ \t]*(?:<span class="hljs-comment">)?(?:\/\/|#|--|&lt;!--|\/\*) \((\d{1,2})\)(?: ?(?:\*\/|--&gt;))?(?:<\/span>)?(?=\n|$)/g,
    ' <span class="code-note" role="img" aria-label="$1" data-note="$1"></span>',
  )

/** Those of the fence, and what is after the most lines. A line at the end of a block is not worth a fold. */
function foldsOf({ folds, maxLines }: CodeExtras, code: string): readonly LineRange[] {
  const count = code.replace(/\n$/, '').split('\n').length
  return maxLines === null || count <= maxLines + 1 || folds.length > 0 ? folds : [[maxLines + 1, count]]
}

/** Classes of a block with extras, for its own style sheet. */
export const classesOfExtras = ({ wraps, frame }: CodeExtras, html: string): string =>
  classNames(
    'code-extras',
    wraps && 'theme-code-block--wrapped',
    frame === 'terminal' && 'code-terminal',
    html.includes('code-line-focus') && 'has-focus',
  )

/** The whole block; `code` is HTML. */
export const printCodeBlock = (block: CodeBlockMarkup<string>, code: string): string =>
  printMarkup(codeBlockMarkup<string>(block, new RawHtml(code)))
