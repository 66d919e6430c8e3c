// A highlighter that only escapes code, for callers that need the text of a code block but no colors.
import { escapeHtml } from '../../shared/escape.ts'
import type { Highlighter } from '../highlight.ts'

export const withoutColors: Highlighter = {
  highlight: (code) => ({ html: escapeHtml(code), problem: null }),
}
