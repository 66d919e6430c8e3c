// A problem as a document: the message and the lines of the file around it. `watch` serves it in place of a
// page that cannot be rendered.
import { type Diagnostic, formatLocation } from '../model/diagnostics.ts'
import { hideSecrets } from '../model/text/findSecrets.ts'
import { escapeHtml } from '../shared/escape.ts'

/** Lines of code around the problem. */
export interface Frame {
  /** The file that they come from. */
  readonly title: string
  readonly lines: string
}

/** The texts of the document around the problem. */
interface ErrorTexts {
  readonly title: string
  readonly foot: string
}

const ofPage: ErrorTexts = {
  title: 'This page cannot be rendered',
  foot: 'All other pages work. This page returns when you fix the error.',
}

export function errorDocument(problem: Diagnostic, frame: Frame | null, { title, foot } = ofPage): string {
  const { message, hint } = problem
  const code = frame
    ? `<p class="place">${escapeHtml(frame.title)}</p>\n<pre>${escapeHtml(frame.lines)}</pre>\n`
    : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="place">${escapeHtml(formatLocation(problem) ?? '')}</p>
<p class="message">${escapeHtml(message)}</p>
${hint === null ? '' : `<p>${escapeHtml(hint)}</p>\n`}${code}<p>${escapeHtml(foot)}</p>
</main>
</body>
</html>
`
}

/** Lines before and after the one with the problem. */
const around = 3

/**
 * The lines around a place, numbered, with a mark below the column:
 * `> 4 | throw new Error()`. Both count from 1; column 0 has no mark.
 */
export function codeFrame(source: string, line: number, column: number): string {
  const lines = hideSecrets(source).split('\n')
  const first = Math.max(1, line - around)
  const last = Math.min(lines.length, line + around)
  const width = String(last).length
  return lines
    .slice(first - 1, last)
    .flatMap((text, index) => {
      const number = first + index
      const isPlace = number === line
      const shown = `${isPlace ? '>' : ' '} ${String(number).padStart(width)} | ${text}`.trimEnd()
      const mark = `${' '.repeat(width + 3)}| ${' '.repeat(Math.max(0, column - 1))}^`
      return isPlace && column > 0 ? [shown, mark] : [shown]
    })
    .join('\n')
}

const styles = `
:root { color-scheme: light dark }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 3rem 1.25rem }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.3 }
.place { margin: 0.5rem 0 0; opacity: 0.75; overflow-wrap: anywhere; font-family: ui-monospace, monospace }
.message { padding: 0.75rem 1rem; border-left: 4px solid light-dark(#c62828, #ff8a80); white-space: pre-wrap;
  overflow-wrap: anywhere; background: light-dark(#fdecea, #3a1a1a) }
pre { overflow: auto; padding: 1rem; border-radius: 0.5rem; background: light-dark(#f4f5f7, #20242c);
  font: 0.875rem/1.6 ui-monospace, Consolas, monospace }
`
