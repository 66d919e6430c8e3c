// A code block: fences, indented code and `<CodeBlock>`. theme/widgets/codeBlocks.ts adds the buttons.
import { type LineRange, readMeta } from '../code/meta.ts'
import { classNames, Markup, type MarkupChild } from '../markup.ts'

export interface CodeBlockMarkup<C> {
  /** As written; null for none. */
  readonly language: string | null
  readonly title: C | null
  /** Number of the first line; null when lines are not numbered. */
  readonly firstNumber: number | null
  readonly className?: string | null | undefined
  /** Needs the style sheet of components for authors. */
  readonly hasExtras?: boolean
}

export function codeBlockMarkup<C>(
  { language, title, firstNumber, className, hasExtras = false }: CodeBlockMarkup<C>,
  code: MarkupChild<C>,
): Markup<C> {
  const name = language === null ? null : `language-${language.toLowerCase()}`
  const heading =
    title === null ? [] : [new Markup<C>('div', { className: 'theme-code-block-title' }, [title])]
  const numbered = firstNumber !== null && 'theme-code-block--numbered'
  const classes = classNames('theme-code-block', name, numbered, className)
  return new Markup<C>('div', { className: classes, 'data-block': hasExtras || undefined }, [
    ...heading,
    new Markup<C>('div', { className: 'theme-code-block-content' }, [
      new Markup<C>('pre', { tabIndex: 0 }, [
        new Markup<C>('code', { className: classNames('hljs', name) }, [code]),
      ]),
    ]),
  ])
}

/** Properties of `<CodeBlock>`, as written. */
export interface CodeBlockInput<C> {
  readonly language?: unknown
  readonly title?: C | undefined
  readonly showLineNumbers?: unknown
  /** Words of a fence: `{1,3} title="a.js"`. */
  readonly metastring?: unknown
  readonly className?: unknown
}

/**
 * The parts of a `<CodeBlock>` beside its code. `lines` are those that the range in `metastring` names; null
 * without one.
 */
export function readCodeBlock<C>(
  input: CodeBlockInput<C>,
): CodeBlockMarkup<C | string> & { readonly lines: readonly LineRange[] | null } {
  const classes = typeof input.className === 'string' ? input.className : ''
  const language =
    typeof input.language === 'string' && input.language !== ''
      ? input.language
      : (languageClass.exec(classes)?.[1] ?? null)
  const meta = readMeta(`text ${String(input.metastring ?? '')}`)
  return {
    language,
    title: meta.title || (input.title ?? null),
    firstNumber: firstNumberOf(input.showLineNumbers, meta.firstNumber),
    className: classes.replace(languageClass, '').trim(),
    lines: meta.lines,
  }
}

const languageClass = /\blanguage-(\S+)/

function firstNumberOf(given: unknown, fromMeta: number | null): number | null {
  if (given === true) return 1
  if (given === false) return null
  const number = given === undefined || given === '' ? Number.NaN : Number(given)
  return Number.isNaN(number) ? fromMeta : number
}

/** The text of a block without the line breaks beside its tags. */
export const trimCode = (text: string): string => text.replace(/^\n|\n$/g, '')
