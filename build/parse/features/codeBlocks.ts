// Code blocks: highlighted at build time, with a title and highlighted lines from the words after the language.
import type { Feature, Reading } from '../markdown.ts'

export const codeBlocks: Feature = (md, { highlighter }) => {
  const { escapeHtml } = md.utils

  md.renderer.rules['fence'] = (tokens, index, _options, env) => {
    const token = tokens[index]
    if (!token) return ''
    const meta = readMeta(token.info)
    const reading = env as Reading
    const result = highlighter.highlight(token.content, meta.language)
    if (result.problem) reading.diagnostics.push({ ...result.problem, line: (token.map?.[0] ?? 0) + 1 + reading.lineOffset, column: 1 })
    return codeBlock(meta, markLines(result.html, meta.lines), escapeHtml)
  }
  md.renderer.rules['code_block'] = (tokens, index) =>
    codeBlock({ language: null, title: null, lines: new Set() }, escapeHtml(tokens[index]?.content ?? ''), escapeHtml)
}

interface CodeMeta {
  readonly language: string | null
  readonly title: string | null
  /** Highlighted lines, counted from 1. */
  readonly lines: ReadonlySet<number>
}

/** ```` ```js title="a.js" {1,4-6} ```` */
export function readMeta(info: string): CodeMeta {
  const text = info.trim()
  const language = /^[^\s{]+/.exec(text)?.[0] ?? null
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(text)
  const ranges = /\{([\d,\s-]+)\}/.exec(text)?.[1] ?? ''
  return { language, title: title ? (title[1] ?? title[2] ?? title[3] ?? null) : null, lines: readRanges(ranges) }
}

/** More than any listing shows; a range like 1-1e9 would fill the memory. */
const maxLine = 100_000

function readRanges(text: string): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const range of text.split(',')) {
    const [from, to = from] = range.split('-').map((part) => Number.parseInt(part, 10))
    for (let line = from ?? Number.NaN; line <= Math.min(to ?? 0, maxLine); line++) lines.add(line)
  }
  return lines
}

function codeBlock({ language, title }: CodeMeta, html: string, escapeHtml: (text: string) => string): string {
  const name = language === null ? '' : ` language-${escapeHtml(language.toLowerCase())}`
  const heading = title === null ? '' : `<div class="theme-code-block-title">${escapeHtml(title)}</div>`
  return `<div class="theme-code-block${name}">${heading}<div class="theme-code-block-content"><pre tabindex="0"><code class="hljs${name}">${html}</code></pre><div class="theme-code-block-buttons"><button type="button" class="theme-code-button" data-action="copy" aria-label="Copy code to clipboard"></button></div></div></div>\n`
}

/** Wraps the given lines; spans that reach over a line end are closed and opened again. */
function markLines(html: string, marked: ReadonlySet<number>): string {
  if (marked.size === 0) return html
  const open: string[] = []
  const lines = html
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => {
      const before = open.join('')
      for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) tag === '</span>' ? open.pop() : open.push(tag)
      const whole = before + line + '</span>'.repeat(open.length)
      return marked.has(index + 1) ? `<span class="theme-code-block-highlighted-line">${whole}\n</span>` : `${whole}\n`
    })
  return lines.join('')
}
