// The HTML of a code block: title, coloured code, marked and numbered lines, buttons.
import { escapeHtml } from '../../shared/escape.ts'
import type { CodeMeta } from './meta.ts'

export interface CodeBlockInput {
  readonly language: string | null
  readonly title: string | null
  /** Finished HTML of the title, when it is not plain text. */
  readonly titleHtml?: string
  readonly firstNumber: number | null
  readonly className?: string | null
}

export function codeBlockHtml(
  { language, title, titleHtml, firstNumber, className }: CodeBlockInput,
  code: string,
): string {
  const name = language === null ? '' : ` language-${escapeHtml(language.toLowerCase())}`
  const own = className ? ` ${escapeHtml(className)}` : ''
  const shown = titleHtml ?? (title === null ? null : escapeHtml(title))
  const heading = shown === null ? '' : `<div class="theme-code-block-title">${shown}</div>`
  const numbered = firstNumber === null ? '' : ' theme-code-block--numbered'
  return `<div class="theme-code-block${name}${numbered}${own}">${heading}<div class="theme-code-block-content"><pre tabindex="0"><code class="hljs${name}">${code}</code></pre></div></div>\n`
}

export const highlightedLine = 'theme-code-block-highlighted-line'

/** Classes by line, from the range in the fence or from comments. */
export const classesOf = ({ lines }: Pick<CodeMeta, 'lines'>): ReadonlyMap<number, readonly string[]> =>
  new Map([...(lines ?? [])].map((line) => [line, [highlightedLine]]))

/** Wraps lines that have a class or a number; spans that reach over a line end are closed and opened again. */
export function wrapLines(
  html: string,
  classes: ReadonlyMap<number, readonly string[]>,
  firstNumber: number | null,
): string {
  if (classes.size === 0 && firstNumber === null) return html
  const open: string[] = []
  const lines = html
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => {
      const before = open.join('')
      for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g))
        tag === '</span>' ? open.pop() : open.push(tag)
      const whole = before + line + '</span>'.repeat(open.length)
      const own = classes.get(index + 1)
      if (!own && firstNumber === null) return `${whole}\n`
      const number = firstNumber === null ? '' : ` data-line="${firstNumber + index}"`
      return `<span class="${escapeHtml(['code-line', ...(own ?? [])].join(' '))}"${number}>${whole}\n</span>`
    })
  return lines.join('')
}
