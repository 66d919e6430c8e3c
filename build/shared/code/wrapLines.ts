// Lines of colored code that have a class or a number.
import { escapeHtml } from '../escape.ts'
import type { LineRange } from './meta.ts'

/** The number of the first line, and how the ids of the lines begin; null without ids. */
export interface LineNumbers {
  readonly first: number
  readonly id: string | null
}

/** Line, counted from 1 → its classes. */
export type LineClasses = ReadonlyMap<number, readonly string[]>

const highlightedLine = 'theme-code-block-highlighted-line'

/** Classes of the lines of the code that a range in the fence names. */
export const classesOf = (ranges: readonly LineRange[] | null, code: string): LineClasses =>
  new Map(ranges ? linesOf(ranges, code).map((line) => [line, [highlightedLine]]) : [])

/** The lines of the code that are in a range, counted from 1. */
function linesOf(ranges: readonly LineRange[], code: string): readonly number[] {
  const count = code.split('\n').length
  const lines: number[] = []
  for (const [from, to] of ranges) for (let line = from; line <= Math.min(to, count); line++) lines.push(line)
  return lines
}

/**
 * Wraps lines that have a class or a number; spans that reach over a line end are closed and opened again.
 */
export function wrapLines(
  html: string,
  classes: LineClasses,
  numbers: LineNumbers | null,
  folds: readonly LineRange[] = [],
): string {
  if (classes.size === 0 && !numbers && folds.length === 0) return html
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
      if (!own && !numbers) return `${whole}\n`
      const number = numbers ? attributesOf(numbers, index) : ''
      return `<span class="${escapeHtml(['code-line', ...(own ?? [])].join(' '))}"${number}>${whole}\n</span>`
    })
  return folds.length === 0 ? lines.join('') : foldedLines(lines, folds, numbers?.first ?? 1)
}

function attributesOf({ first, id }: LineNumbers, index: number): string {
  const number = first + index
  return ` data-line="${number}"${id === null ? '' : ` id="${id}-L${number}"`}`
}

/** Lines that the reader opens. Without scripts, they are shown. */
function foldedLines(lines: string[], folds: readonly LineRange[], first: number): string {
  const inRange = folds.filter(([from]) => from <= lines.length)
  for (const [from, end] of inRange) {
    const to = Math.min(end, lines.length)
    const label = `${from + first - 1}–${to + first - 1}`
    lines[from - 1] = `<span class="code-fold" data-lines="${label}"><span>${lines[from - 1]}`
    lines[to - 1] += '</span></span>'
  }
  return lines.join('')
}
