// A highlighter that only escapes: where the text of a code block counts, not how it looks.
import { escapeHtml } from '../../shared/escape.ts'
import type { Highlighter } from '../highlight.ts'

export const withoutColors: Highlighter = {
  highlight: (code) => ({ html: escapeHtml(code), problem: null }),
}
